// One plate of the landing page: a game, and the ways to sit down to it.
import { registered, type GameId } from '@flibuste/games'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Icon } from '../art/icons.tsx'
import { Medallion } from '../art/medallion.tsx'
import { Portrait } from '../art/portrait.tsx'
import { language, words } from '../kit/language.ts'
import { sharedWords } from '../kit/words.ts'
import type { BotChoice } from '../session/bot-choices.ts'
import { botName } from '../session/captains.ts'
import { takenOf } from '../lesson/progress.ts'
import { knows } from '../table/pace-choice.ts'
import { Lazy } from './lazy.tsx'
import { levels } from './levels.ts'
import { isLostFile } from './lost-file.ts'
import { nickname } from './nickname.ts'
import type { LandingPlate } from './plates.ts'
import type { SheetMode } from './options-sheet.tsx'
import { lessonPage, lessonsPage } from './route.ts'
import { bot, person, startHere } from './start-match.ts'
import { dictionaries } from './words.ts'

const loadSheet = async () => (await import('./options-sheet.tsx')).OptionsSheet
const loadLevels = async () => (await import('./level-sheet.tsx')).LevelSheet
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

/** Starts a match in this page against so many bots of a level, as the game comes. */
function useStart(game: GameId, level: BotChoice) {
  const [starting, setStarting] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const fail = (error: unknown) => {
    setStarting(false)
    setFailed(isLostFile(error) ? words(dictionaries).notFetched : words(dictionaries).notBegun)
  }
  const start = (foes: number) => {
    setStarting(true)
    setFailed(null)
    const bots = Array.from({ length: foes }, (_, at) => bot(botName(at + 1), level))
    const sitters = [person(nickname.peek()), ...bots]
    startHere(game, { sitters, options: null }).catch(fail)
  }
  return { starting, failed, start }
}

/** One click and one is taught, at the first lesson or among all of them; it calls whoever has played no match to its end. */
function Learn({ game }: { readonly game: GameId }) {
  const say = words(dictionaries)
  if (registered(game).lessons === undefined) return null
  const to = takenOf(game).length === 0 ? lessonPage(game, 1) : lessonsPage(game)
  return (
    <a class={`btn sm plate-learn ${knows(game) ? 'quiet-edge' : 'calls'}`} href={to}>
      <span class="learn-long">{say.learn}</span>
      <span class="learn-short">{say.learnShort}</span>
    </a>
  )
}

interface WaysProps {
  readonly game: GameId
  readonly solo: (() => void) | null
  readonly open: (mode: SheetMode) => void
}

/** Every way to play but the first. */
function OtherWays({ game, solo, open }: WaysProps) {
  const say = words(dictionaries)
  return (
    <>
      <button type="button" class="btn sq plate-options" onClick={() => open('bots')}>
        <Icon name="settings" label={say.options} />
      </button>
      <div class="plate-ways">
        <Learn game={game} />
        <button type="button" class="btn sm quiet-edge" aria-label={say.invite} onClick={() => open('friends')}>
          {say.inviteShort}
        </button>
        <button type="button" class="btn sm quiet-edge" onClick={() => open('pass')}>
          {say.pass}
        </button>
        {solo !== null && (
          <button type="button" class="btn sm quiet-edge" onClick={solo}>
            {say.solo}
          </button>
        )}
      </div>
    </>
  )
}

interface FoesProps {
  readonly level: BotChoice
  readonly choose: (level: BotChoice) => void
}

/** The face of whom one plays, and the way to play others. */
function Foes({ level, choose }: FoesProps) {
  const [isOpen, setOpen] = useState(false)
  const label = words(dictionaries).opponents(sharedWords().levels[level].name)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        class="btn sq plate-level"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Portrait level={level} size={36} />
      </button>
      {isOpen && <Lazy load={loadLevels} waiting={null} props={{ level, choose, close }} />}
    </>
  )
}

/** Whom this game is played against, kept for the next visit. */
function useLevel(game: GameId): readonly [BotChoice, (level: BotChoice) => void] {
  const [level, setLevel] = useState(() => levels.of(game))
  const choose = (chosen: BotChoice) => {
    levels.choose(game, chosen)
    setLevel(chosen)
  }
  return [level, choose]
}

function CardActions({ plate }: { readonly plate: LandingPlate }) {
  const say = words(dictionaries)
  const [sheet, setSheet] = useState<SheetMode | null>(null)
  const { game } = plate
  const [level, choose] = useLevel(game)
  const { starting, failed, start } = useStart(game, level)
  const bots = Math.min(USUAL_SEATS, plate.seats.max) - 1
  return (
    <div class="plate-actions">
      <button type="button" class="btn pri" disabled={starting} onClick={() => start(bots)}>
        {starting ? say.starting : say.play}{' '}
        {!starting && <small>{say.versus(sharedWords().levels[level].crew(bots))}</small>}
      </button>
      <Foes level={level} choose={choose} />
      {failed !== null && (
        <p class="field-error plate-failed" role="alert">
          {failed}
        </p>
      )}
      <OtherWays game={game} solo={plate.seats.min === 1 ? () => start(0) : null} open={setSheet} />
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
