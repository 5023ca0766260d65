// The foot of the landing page: a saved match to watch, rulebooks where the head has no room for them, and what this is.
import { GAME_IDS } from '@flibuste/games'
import { Icon } from '../art/icons.tsx'
import { words } from '../kit/language.ts'
import { NameChip } from './page-head.tsx'
import { MATCHES_PAGE, rulesPage } from './route.ts'
import { dictionaries } from './words.ts'

export function LandingStrip() {
  const say = words(dictionaries)
  const [first] = GAME_IDS
  return (
    <footer class="strip">
      <span class="only-phone">
        <NameChip />
      </span>
      <a href={MATCHES_PAGE}>
        <Icon name="play" />
        {say.watchRecord}
      </a>
      {first !== undefined && (
        <span class="only-phone">
          <a href={rulesPage(first)}>
            <Icon name="book" />
            {say.rulebooks}
          </a>
        </span>
      )}
      <span class="quiet">{say.offlineNote}</span>
      <span class="quiet">{say.freeNote}</span>
    </footer>
  )
}
