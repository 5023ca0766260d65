// For tests: finds out whether a game has words for everything, in each language. Pure functions that tell what is wrong. What a sentence
// should say is for the game's own tests.
import {
  lowest,
  plain,
  Sfc32,
  SPECTATOR,
  nth,
  type AnyEvent,
  type AnyGame,
  type AnyMove,
  type Asked,
  type Explanation,
  type GameText,
  type Language,
  type Reader,
  type Refusal,
  type Viewer,
} from '@flibuste/kernel'

/** One random game, and who listens to it. */
export interface Hearing {
  readonly options: object
  readonly seats: number
  readonly seed: number
  readonly me: Viewer
}

type Reasons = Readonly<Record<string, Refusal>>

export interface Speech {
  readonly game: AnyGame
  readonly texts: Readonly<Record<Language, GameText>>
  readonly hearings: readonly Hearing[]
  /** Why a move is refused, and why a game cannot start. */
  readonly reasons: Reasons
  readonly tableReasons: Reasons
  /** Every refusal is explained for each of these moves, in each of these views. */
  readonly tried: readonly (AnyMove | null)[]
  readonly views: readonly Asked[]
  /** Whether the question belongs to no step of a turn. If left out, every question belongs to one. */
  isStepless?(view: Asked): boolean
}

const NAMES = ['Anne', 'Barbe', 'Tom', 'Mira', 'Ned', 'Old Tom', 'Inès', 'Zoé']
/** A seat that is not at the table is called “undefined”, which `HOLE` finds. */
export const readerOf = (me: Viewer): Reader => ({ me, name: (seat) => NAMES[seat] ?? 'undefined' })

/** Three games at one table, heard by a spectator and by two captains. */
export const heardAt = (options: object, seats: number): readonly Hearing[] => [
  { options, seats, seed: 5, me: SPECTATOR },
  { options, seats, seed: 6, me: 0 },
  { options, seats, seed: 7, me: 2 },
]

/** The lines of the log as one reader finds them, each with its clause. */
export const told = (text: GameText, log: readonly AnyEvent[], me: Viewer): string[] =>
  log.flatMap((event) => {
    const phrase = text.event(event, readerOf(me))
    return phrase === null ? [] : [`${plain(phrase, readerOf(me))} ${event.clause}`]
  })

function promptIn(text: GameText, view: Asked, me: Viewer): string[] {
  const { title, sentence } = text.prompt(view, readerOf(me))
  return [title, plain(sentence, readerOf(me))]
}

/** The name of the step that is open, where a game has steps. */
function stepIn({ isStepless }: Speech, text: GameText, view: Asked): string[] {
  if (text.steps.length === 0 || isStepless?.(view)) return []
  return [text.steps[text.stepOf(view)] ?? `undefined step ${text.stepOf(view)}`]
}

/** Every sentence said in one random game to one reader, and what each captain is asked. */
function sentencesOf(speech: Speech, text: GameText, { options, seats, seed, me }: Hearing): string[] {
  const { game } = speech
  const chance = new Sfc32(seed)
  const reader = readerOf(me)
  const log: AnyEvent[] = []
  const said: string[] = []
  const state = game.setup(options, seats, chance, log)
  for (let awaited = game.awaiting(state); awaited !== 0; awaited = game.awaiting(state)) {
    const [view, seat] = [game.view(state, me), lowest(awaited)]
    const legal = game.legal(state, seat)
    said.push(...promptIn(text, view, me), ...promptIn(text, game.view(state, seat), seat))
    said.push(text.progress(view), ...stepIn(speech, text, view))
    said.push(...legal.map((move) => text.move(move, view, reader)))
    game.apply(state, seat, nth(legal, chance.below(legal.length)), chance, log)
  }
  const view = game.view(state, me)
  const { title, sentence } = text.ending(game.outcome(state)!, view, reader)
  said.push(title, plain(sentence, reader), ...promptIn(text, view, me), text.progress(view))
  const seen = log.flatMap((event) => game.show(event, me) ?? [])
  return [...said, ...told(text, seen, me)]
}

const allSaid = (speech: Speech, language: Language): string[] =>
  speech.hearings.flatMap((hearing) => sentencesOf(speech, speech.texts[language], hearing))

/** Traces of a missing word, or of one that should not be there. */
const HOLE = /undefined|null|NaN|Infinity|\[object|[{}]|\(\)| {2}|^\s|\s$|^$/
/** If fewer sentences were heard, some were missed. */
const FEWEST_SENTENCES = 3000

/** All sentences of the hearings that have a hole. */
export function holesIn(speech: Speech, language: Language): string[] {
  const said = allSaid(speech, language)
  if (said.length < FEWEST_SENTENCES) return [`only ${said.length} sentences were said`]
  return said.filter((sentence) => HOLE.test(sentence))
}

/** What the table refuses in every game. */
const TABLE_REFUSALS: readonly Refusal[] = [
  { clause: 'TABLE-1', reason: 'notAsked' },
  { clause: 'TABLE-2', reason: 'notAnAnswer' },
  { clause: 'TABLE-3', reason: 'cannotUndo' },
]

/** Every refusal explained in every view for every move, also where the rules would never refuse that move for that reason. */
function explanationsIn(
  { reasons, texts, tried, views }: Speech,
  language: Language,
): { readonly reason: string; readonly explanation: Explanation }[] {
  return [...Object.values(reasons), ...TABLE_REFUSALS].flatMap((refusal) =>
    views.flatMap((view) =>
      tried.map((move) => ({
        reason: refusal.reason,
        explanation: texts[language].refusal(refusal, move, view, { me: 1, name: (seat) => NAMES[seat] ?? 'Nobody' }),
      })),
    ),
  )
}

/** A whole sentence begins with a capital or a figure, ends with a full stop and has no hole. */
const isSentence = (text: string): boolean => /^[\p{Lu}\d].*\.$/u.test(text) && !HOLE.test(text)

/** Refusals of moves and of tables that lack the fact, the reason or the way out. */
export function unexplainedIn(speech: Speech, language: Language): string[] {
  const moves = explanationsIn(speech, language).flatMap(({ reason, explanation: { fact, reason: why, instead } }) =>
    [fact, why, instead].filter((part) => !isSentence(part)).map((part) => `${reason}: ${part}`),
  )
  const tables = Object.values(speech.tableReasons).flatMap((refusal) => {
    const sentence = speech.texts[language].tableRefusal(refusal)
    return isSentence(sentence) ? [] : [`${refusal.reason}: ${sentence}`]
  })
  return [...new Set([...moves, ...tables])]
}

/** Options without a name or a sentence of help, and options whose values lack words or have them in another order. */
export function unnamedIn({ game, texts }: Speech, language: Language): string[] {
  return game.options.flatMap((option) => {
    const { label = '', help = '', values = {} } = texts[language].options[option.id] ?? {}
    const wanted = option.kind === 'choice' ? option.values.join() : Object.keys(values).join()
    const isNamed = label !== '' && isSentence(help) && Object.keys(values).join() === wanted
    return isNamed && !Object.values(values).includes('') ? [] : [option.id]
  })
}

/** A plain space before high punctuation, a straight apostrophe, in French also a vowel that was not elided. */
export const SLIP = {
  en: /\s[;:!?]|'/,
  fr: / [;:!?»]|'|(?<![\p{L}-])[dl]e [aeiouéî]/iu,
} as const satisfies { readonly [L in Language]: RegExp }

/** Typographical slips in everything that is said, refusals included. */
export function slipsIn(speech: Speech, language: Language): string[] {
  const refused = explanationsIn(speech, language).flatMap(({ explanation }) => Object.values(explanation))
  return [...new Set([...allSaid(speech, language), ...refused])].filter((sentence) => SLIP[language].test(sentence))
}
