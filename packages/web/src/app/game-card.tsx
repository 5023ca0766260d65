// One plate of the landing page: a game, and the ways to sit down to it.
import type { GameId } from '@flibuste/games'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { Medallion } from '../art/medallion.tsx'
import { language, words } from '../kit/language.ts'
import { USUAL_BOT } from '../session/bot-choices.ts'
import { botName } from '../session/captains.ts'
import { Lazy } from './lazy.tsx'
import { isLostFile } from './lost-file.ts'
import { nickname } from './nickname.ts'
import type { LandingPlate } from './plates.ts'
import type { SheetMode } from './options-sheet.tsx'
import { bot, person, startHere } from './start-match.ts'
import { dictionaries } from './words.ts'

const loadSheet = async () => (await import('./options-sheet.tsx')).OptionsSheet
/** The table most people play at. */
const USUAL_SEATS = 4

function Facts({ plate: { seats, minutes, minutesWithBots } }: { readonly plate: LandingPlate }) {
  const say = words(dictionaries)
  return (
    <p class="facts">
      <span class="tag">
        <Icon name="seats" />
        <span aria-hidden="true">{say.seats(seats.min, seats.max)}</span>
        <span class="visually-hidden">{say.seatsSpoken(seats.min, seats.max)}</span>
      </span>
      <span class="tag">
        <Icon name="hourglass" />
        {say.minutesWithBots(minutesWithBots)}
      </span>
      <span class="tag">{say.minutesWithFriends(minutes)}</span>
    </p>
  )
}

/** Starts a match in this page against so many bots, as the game comes. */
function useStart(game: GameId) {
  const [starting, setStarting] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const fail = (error: unknown) => {
    setStarting(false)
    setFailed(isLostFile(error) ? words(dictionaries).notFetched : words(dictionaries).notBegun)
  }
  const start = (foes: number) => {
    setStarting(true)
    setFailed(null)
    const bots = Array.from({ length: foes }, (_, at) => bot(botName(at + 1), USUAL_BOT))
    const sitters = [person(nickname.peek()), ...bots]
    startHere(game, { sitters, options: null }).catch(fail)
  }
  return { starting, failed, start }
}

interface WaysProps {
  readonly solo: (() => void) | null
  readonly open: (mode: SheetMode) => void
}

/** Every way to play but the first. */
function OtherWays({ solo, open }: WaysProps) {
  const say = words(dictionaries)
  return (
    <>
      <button type="button" class="btn sq plate-options" onClick={() => open('bots')}>
        <Icon name="settings" label={say.options} />
      </button>
      <button type="button" class="btn sm quiet-edge plate-invite" onClick={() => open('friends')}>
        <Icon name="envelope" />
        <span class="invite-long">{say.invite}</span>
        <span class="invite-short">{say.inviteShort}</span>
      </button>
      <button type="button" class="btn sm quiet-edge" onClick={() => open('pass')}>
        {say.pass}
      </button>
      {solo !== null && (
        <button type="button" class="btn sm quiet-edge" onClick={solo}>
          {say.solo}
        </button>
      )}
    </>
  )
}

function CardActions({ plate }: { readonly plate: LandingPlate }) {
  const say = words(dictionaries)
  const [sheet, setSheet] = useState<SheetMode | null>(null)
  const { game } = plate
  const { starting, failed, start } = useStart(game)
  const bots = Math.min(USUAL_SEATS, plate.seats.max) - 1
  return (
    <div class="plate-actions">
      <button type="button" class="btn pri" disabled={starting} onClick={() => start(bots)}>
        {starting ? say.starting : say.play} {!starting && <small>{say.versus(bots)}</small>}
      </button>
      {failed !== null && (
        <p class="field-error plate-failed" role="alert">
          {failed}
        </p>
      )}
      <OtherWays solo={plate.seats.min === 1 ? () => start(0) : null} open={setSheet} />
      {sheet !== null && (
        <Lazy load={loadSheet} waiting={null} props={{ game, mode: sheet, close: () => setSheet(null) }} />
      )}
    </div>
  )
}

function CardText({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <div class="plate-text">
      <h2>{title}</h2>
      {children}
    </div>
  )
}

export function GameCard({ plate }: { readonly plate: LandingPlate }) {
  const say = words(dictionaries)
  return (
    <article class="sheet loose keep-rule plate-card">
      <p class="plate-number" aria-hidden="true">
        {say.plate(plate.numeral)}
      </p>
      <div class="emblem">
        <Medallion>
          <plate.Emblem />
        </Medallion>
      </div>
      <CardText title={plate.title[language.value]}>
        <Facts plate={plate} />
        <p class="pitch">{plate.pitch[language.value]}</p>
      </CardText>
      <CardActions plate={plate} />
    </article>
  )
}
