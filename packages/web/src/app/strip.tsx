// The foot of the landing page: what else is going on, where to learn, and what this is.
import { GAME_IDS } from '@flibuste/games'
import { Icon } from '../art/icons.tsx'
import { gameTitle } from '../kit/game-title.ts'
import { words } from '../kit/language.ts'
import type { GoingOn } from './going-on.ts'
import { NameChip } from './page-head.tsx'
import { rulesPage } from './route.ts'
import { dictionaries } from './words.ts'

function Other({ match }: { readonly match: GoingOn }) {
  const say = words(dictionaries)
  return (
    <a href={match.path}>
      <Icon name={match.myTurn ? 'hand' : 'sails'} />
      {match.myTurn ? say.yourTurn : say.underWay} · {gameTitle(match.game)}
    </a>
  )
}

export function LandingStrip({ others }: { readonly others: readonly GoingOn[] }) {
  const say = words(dictionaries)
  return (
    <footer class="strip">
      <span class="only-phone">
        <NameChip />
      </span>
      {others.map((match) => (
        <Other key={match.path} match={match} />
      ))}
      {GAME_IDS.map((id) => (
        <a key={id} href={rulesPage(id)}>
          <Icon name="book" />
          {say.learn(gameTitle(id))}
        </a>
      ))}
      <span class="quiet">{say.offlineNote}</span>
      <span class="quiet">{say.freeNote}</span>
    </footer>
  )
}
