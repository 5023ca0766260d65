// Where the page begins.
import { render } from 'preact'
import { App } from './app/app.tsx'
import { watchLostFiles } from './app/lost-file.ts'
import { startNickname } from './app/nickname.ts'
import { startRouter } from './app/router.ts'
import { keepForOffline } from './app/offline.ts'
import { startLinks } from './kit/base.ts'
import { startLanguage } from './kit/language.ts'
import './look/index.css'
import './app/app.css'
import './app/landing.css'

const page = document.getElementById('page')
if (page === null) throw new Error('the page has no place to be drawn in')
startLinks()
startLanguage()
startNickname()
startRouter()
watchLostFiles()
// What stood there while the scripts were fetched.
page.replaceChildren()
render(<App />, page)
keepForOffline()
