// The corner every page outside a table has: rulebooks, language, hour, name.
import { GAME_IDS } from '@flibuste/games'
import { LANGUAGES, SPECTATOR, type Viewer } from '@flibuste/kernel'
import { useState } from 'preact/hooks'
import { SeatChip } from '../art/heraldry.tsx'
import { Icon } from '../art/icons.tsx'
import { seatIndex } from '../art/seats.ts'
import { language, speak, words } from '../kit/language.ts'
import { NameDialog } from './name-dialog.tsx'
import { nickname } from './nickname.ts'
import { MATCHES_PAGE, rulesPage } from './route.ts'
import { hour, turnHour } from './theme.ts'
import { dictionaries } from './words.ts'

function LanguageSwitch() {
  return (
    <div class="seg" role="group" aria-label={words(dictionaries).language}>
      {LANGUAGES.toReversed().map((tongue) => (
        <button
          key={tongue}
          type="button"
          lang={tongue}
          aria-pressed={language.value === tongue}
          onClick={() => speak(tongue)}
        >
          {tongue.toUpperCase()}
        </button>
      ))}
    </div>
  )
}

function HourButton() {
  const say = words(dictionaries)
  const toDark = hour.value === 'light'
  return (
    <button type="button" class="btn sm sq" onClick={turnHour}>
      <Icon name={toDark ? 'moon' : 'sun'} label={toDark ? say.toDark : say.toLight} />
    </button>
  )
}

interface Seated {
  /** Mine at the table this page is about. Colours are those of seats: who has none yet has no colour. */
  readonly seat?: Viewer
}

export function NameChip({ seat = SPECTATOR }: Seated) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        class="btn sm name-chip"
        aria-label={words(dictionaries).nickname(nickname.value)}
        onClick={() => setOpen(true)}
      >
        {seat === SPECTATOR ? <Icon name="men" /> : <SeatChip seat={seatIndex(seat)} />}
        <span class="name-chip-text">{nickname}</span>
      </button>
      {open && <NameDialog close={() => setOpen(false)} />}
    </>
  )
}

export function PageHead({ seat }: Seated) {
  const say = words(dictionaries)
  const [first] = GAME_IDS
  return (
    <header class="page-head">
      <nav aria-label={say.settings}>
        <a class="btn sm head-link" href={MATCHES_PAGE}>
          <Icon name="sails" />
          <span>{say.myMatches}</span>
        </a>
        {first !== undefined && (
          <a class="btn sm head-link not-phone" href={rulesPage(first)}>
            <Icon name="book" />
            <span>{say.rulebooks}</span>
          </a>
        )}
        <LanguageSwitch />
        <HourButton />
        <span class="not-phone">
          <NameChip seat={seat} />
        </span>
      </nav>
    </header>
  )
}
