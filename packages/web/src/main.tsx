// Where the page begins.
import { render } from 'preact'
import { App } from './app/app.tsx'
import { takeFirstPicture, withStyles } from './app/first-picture.ts'
import { watchLostFiles } from './app/lost-file.ts'
import { startNickname } from './app/nickname.ts'
import { startRouter } from './app/router.ts'
import { keepForOffline } from './app/offline.ts'
import { afterPicture } from './kit/answer-first.ts'
import { startLinks } from './kit/base.ts'
import { startLanguage } from './kit/language.ts'
import './look/index.css'
import './app/app.css'
import './app/sheets.css'
import './app/notices.css'
import './app/landing.css'
import './app/resume-note.css'
import './app/plates.css'
import './app/plate-actions.css'
import './app/plates-counted.css'
import './app/strip.css'

const page = document.getElementById('page')
if (page === null) throw new Error('the page has no place to be drawn in')
startLinks()
startLanguage()
startNickname()
startRouter()
watchLostFiles()
// What the page came with is painted first, and what draws it is a task of its own.
afterPicture(() =>
  withStyles(() => {
    takeFirstPicture(page)
    render(<App />, page)
  }),
)
keepForOffline()
