// “What would you do?”: asks the best bot what it thinks of the open question, from what this seat can see, and keeps its answer while
// the question is open. Plays nothing: a move that is chosen is laid out as a draft, and the primary of the bar makes it.
import type { Hint, Question } from '@flibuste/bots'
import type { AnyMove, Asked, Skill } from '@flibuste/kernel'
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals'
import { idleLast, ranked, type AnyHintModule } from '../kit/hint.ts'
import type { Actions } from '../kit/table-module.ts'
import { sameMove } from '../kit/moves.ts'
import { levelOf } from '../session/bot-choices.ts'
import type { Denial, HintTerms } from '../session/session.ts'
import type { HintView } from './hint-extra.tsx'
import { eventsOf } from './log-lines.ts'
import type { AnyScene, TableState } from './table-state.ts'

/** More would be a list to study. */
export const MOST_HINTS = 3
/** So long the cards are empty; then what a mate thinks is shown while the captain still looks. */
const PATIENCE_MS = 1500

export interface HintCard {
  readonly rank: number
  readonly move: AnyMove
  /** Null: nobody can be beaten here. */
  readonly chance: number | null
  /** How often the Captain would do it where nothing predictable will do; null: elsewhere. */
  readonly share: number | null
}

/** `looking`: these are the best so far. */
export type HintStage = 'thinking' | 'looking' | 'done'

export interface Hinted {
  readonly stage: HintStage
  readonly cards: readonly HintCard[]
}

/** Whether it may be asked for here: freely, so that everybody is told, not at all, or not at this question. */
export type HintOffer = HintTerms | 'quiet' | 'nothing'

/** On the page, in pixels. */
export interface PressPlace {
  readonly x: number
  readonly y: number
}

export interface Hinting {
  readonly offer: ReadonlySignal<HintOffer>
  /** Null: nobody has asked, or it was put away. */
  readonly shown: ReadonlySignal<Hinted | null>
  /** The card that is looked at. */
  readonly lit: Signal<number>
  /** Where the press was by which it was asked for; null: it was a key. */
  readonly pressed: ReadonlySignal<PressPlace | null>
  /** The move that was laid out, until the player lays out something else. */
  readonly chosen: ReadonlySignal<AnyMove | null>
  /** How it is shown; null: on its way. */
  readonly view: ReadonlySignal<HintView | null>
  /** What the game adds; null: not loaded, and not to be had without network. */
  readonly module: ReadonlySignal<AnyHintModule | null>
  ask(pressed?: PressPlace): void
  hide(): void
  choose(move: AnyMove): void
}

interface Asking {
  readonly question: string
  readonly hinted: Hinted
  readonly isOpen: boolean
}

const keyOf = ({ session }: TableState): string =>
  `${session.position.value?.decision ?? 0} ${session.position.value?.viewer ?? 0}`

/**
 * Moves that read the same are one card, and so are those the game takes for one way to go. Of those that are as good the ones that get on
 * come first.
 */
function distinct(hints: readonly Hint[], scene: AnyScene, module: AnyHintModule | null): readonly HintCard[] {
  const { legal, text, view, reader } = scene
  const seen = new Set<string>()
  const lines = hints.flatMap(({ choice, ...hint }) => {
    const move = legal[choice]
    const label = move === undefined ? '' : text.move(move, view, reader)
    const way = move === undefined ? label : (module?.way?.(move) ?? label)
    if (move === undefined || seen.has(way)) return []
    seen.add(way)
    return [{ move, ...hint }]
  })
  const idles = (move: AnyMove): boolean => module?.idles?.(move, view, scene.me) ?? false
  return idleLast(ranked(lines, lines.length), ({ move }) => idles(move))
    .slice(0, MOST_HINTS)
    .map(({ line, rank }) => ({ ...line, rank }))
}

/** How well the others play: bots as their level says; people are taken for sailors. */
const skillsOf = ({ session }: TableState): readonly Skill[] =>
  session.table.peek().seats.map(({ bot }) => (bot === null ? 'sailor' : levelOf(bot)))

/** The bot is asked as a player in this seat would be who forgets nothing; asked twice, it says the same. */
function questionOf(state: TableState, scene: AnyScene, bot: 'mate' | 'captain'): Question {
  const { session } = state
  const { game } = session
  const heard = session.frames.peek().flatMap((frame) => eventsOf(frame))
  const view: Asked = game.recall?.(scene.view, heard) ?? scene.view
  const seed = session.position.peek()?.decision ?? 0
  return { game: game.id, bot, seat: scene.me, view, legal: scene.legal, seed, skills: skillsOf(state) }
}

function offerOf(state: TableState): HintOffer {
  const scene = state.scene.value
  if (scene === null || !state.myTurn.value || scene.me < 0 || scene.legal.length < 2) return 'nothing'
  // A hint knows the hand, and here everybody reads it.
  if (state.session.open.value !== null) return 'nothing'
  const terms = state.session.hints.value
  return terms === 'told' && scene.view.pace === 'quiet' ? 'quiet' : terms
}

interface Parts {
  readonly state: TableState
  /** What the game adds, from wherever it is loaded. */
  readonly load: () => Promise<AnyHintModule>
  readonly loadView: () => Promise<HintView>
  readonly tell: (denial: Denial | null) => void
}

interface Asker extends Parts {
  /** What the game adds, as far as it has come. */
  readonly module: ReadonlySignal<AnyHintModule | null>
}

/** Mate and captain think one after the other; what comes too late for its question is dropped. */
async function think({ state, module }: Asker, scene: AnyScene, show: (hinted: Hinted) => void): Promise<void> {
  const weigh = async (bot: 'mate' | 'captain'): Promise<readonly HintCard[]> =>
    distinct(await state.session.weigh(questionOf(state, scene, bot)), scene, module.peek())
  let isDone = false
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  const quick = weigh('mate')
  void Promise.all([quick, patience]).then(([cards]) => isDone || show({ stage: 'looking', cards }))
  await quick
  const cards = await weigh('captain')
  isDone = true
  show({ stage: 'done', cards })
}

const NO_CARDS: Hinted = { stage: 'thinking', cards: [] }

function asker(parts: Asker, asking: Signal<Asking | null>, loadParts: () => Promise<boolean>) {
  const { state, tell } = parts
  return async (): Promise<void> => {
    const scene = state.scene.peek()
    const offer = offerOf(state)
    if (scene === null || offer === 'nothing') return
    if (offer === 'quiet' || offer === 'forbidden') return tell({ problem: `hint-${offer}`, refusal: null })
    const question = keyOf(state)
    const kept = asking.peek()
    if (kept?.question === question) return void (asking.value = { ...kept, isOpen: true })
    // Nobody is told of a hint that could not be shown.
    if (!(await loadParts())) return tell({ problem: 'unreachable', refusal: null })
    const denial = offer === 'told' ? await state.session.askHint() : null
    if (denial !== null || keyOf(state) !== question) return tell(denial)
    asking.value = { question, hinted: NO_CARDS, isOpen: true }
    await think(parts, scene, (hinted) => {
      const open = asking.peek()
      if (open?.question === question) asking.value = { ...open, hinted }
    })
  }
}

export function hinting(parts: Parts): Hinting {
  const { state } = parts
  const asking = signal<Asking | null>(null)
  const module = signal<AnyHintModule | null>(null)
  const view = signal<HintView | null>(null)
  const laid = signal<{ readonly question: string; readonly move: AnyMove; readonly draft: unknown } | null>(null)
  const lit = signal(0)
  const pressed = signal<PressPlace | null>(null)
  const loadParts = async (): Promise<boolean> => {
    // Without the game's part the cards have no reasons, and nothing lights up: the moves are there.
    parts.load().then(
      (loaded) => (module.value = loaded),
      () => null,
    )
    view.value ??= await parts.loadView().catch(() => null)
    return view.value !== null
  }
  const ask = asker({ ...parts, module }, asking, loadParts)
  const hide = (): void => {
    const open = asking.peek()
    if (open !== null) asking.value = { ...open, isOpen: false }
  }
  return {
    offer: computed(() => offerOf(state)),
    shown: computed(() => {
      const open = asking.value
      return open?.isOpen === true && open.question === keyOf(state) && state.myTurn.value ? open.hinted : null
    }),
    lit,
    pressed,
    view,
    module,
    chosen: computed(() => {
      const { question, move, draft } = laid.value ?? { question: '', move: null, draft: null }
      return question === keyOf(state) && state.draft.value.value === draft ? move : null
    }),
    ask(place) {
      lit.value = 0
      pressed.value = place ?? null
      void ask()
    },
    hide,
    choose(move) {
      const scene = state.scene.peek()
      if (scene === null) return
      const made = module.peek()?.draft(move, scene.view, scene.me)
      batch(() => {
        // Laid out afresh, so that it is told apart from what the player puts together later.
        state.draft.peek().value = Object.assign({}, made ?? state.module.emptyDraft)
        laid.value = { question: keyOf(state), move, draft: state.draft.peek().peek() }
        hide()
      })
    },
  }
}

/** In the few words of its card, and in full for whoever listens. */
function named(move: AnyMove, { text, view, reader }: AnyScene, module: AnyHintModule | null) {
  const name = text.move(move, view, reader)
  return { move, label: module?.label?.(move, view, reader) ?? name, name }
}

/** The bar with the move a hint laid out as its primary, where the board's own draft does not say the same already. */
export function withChosen(
  actions: Actions<AnyMove>,
  move: AnyMove | null,
  scene: AnyScene,
  module: AnyHintModule | null,
): Actions<AnyMove> {
  const { primary, others } = actions
  if (move === null || (primary?.move != null && sameMove(primary.move, move))) return actions
  const isSame = (other: AnyMove | null): boolean => other !== null && sameMove(other, move)
  const same = others.find((other) => isSame(other.move))
  const rest = others.filter((other) => other !== same)
  const before = primary === null || primary.asks === true ? [] : [{ ...primary, key: undefined }]
  return {
    primary: { ...named(move, scene, module), ...same, key: primary?.key ?? same?.key },
    others: [...before, ...rest],
  }
}
