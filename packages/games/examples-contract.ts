// For tests: pictures of a rulebook that cannot go out of date. Every example is played to through the rules, shows what its caption
// claims and pieces that are on the board, and every chapter about play opens with one. Whether the picture is clear is for eyes.
import { LANGUAGES, type AnyGame, type Language, type Reader } from '@flibuste/kernel'
import { describe, expect, it } from 'vitest'
import { lectureAt, type AnyExample, type AnyExamples, type Captions, type Frames } from './example.ts'
import { COMPANY, LEARNER, type Subject } from './lesson.ts'
import { SLIP } from './speech.ts'

export interface Picturing {
  readonly game: AnyGame
  readonly examples: AnyExamples
  readonly frames: Frames
  readonly captions: { readonly [L in Language]: Captions }
  /** The rulebooks. */
  readonly books: { readonly [L in Language]: string }
  /** The board's own list of its pieces: null for what is not there. */
  explain(key: string, view: Subject['view'], reader: Reader): unknown
}

const READER: Reader = { me: LEARNER, name: (seat) => ['You', ...COMPANY][seat] ?? '?' }
/** Beside a picture, and under it on a phone. */
const LONGEST = 220
const FEWEST_CLAIMS = 1

const isPart = (shown: string): boolean => shown.startsWith('.')

/** Chapters with a number: those after them are for whoever doubts or digs. */
function chaptersOf(book: string): readonly string[] {
  return [...book.matchAll(/^## ([0-9]+)\. /gm)].flatMap(([, chapter]) => chapter ?? [])
}

const viewOf = (game: AnyGame, example: AnyExample): Subject['view'] => lectureAt(game, example).view

/** At a table where something it speaks of is missing, nothing of it is so. */
function heardOf(example: AnyExample, view: Subject['view']): ReturnType<AnyExample['claims']> {
  try {
    return example.claims(view)
  } catch {
    return {}
  }
}

/** Claims that hold wherever one looks, and so say nothing. */
function idleClaims({ game, examples }: Picturing): string[] {
  const all = Object.entries(examples.chapters)
  const views = all.map(([, example]) => viewOf(game, example))
  return all.flatMap(([chapter, example]) => {
    const heard = views.map((view) => heardOf(example, view))
    const said = Object.keys(example.claims(viewOf(game, example)))
    return said.filter((claim) => heard.every((claims) => claims[claim])).map((claim) => `${chapter}: ${claim}`)
  })
}

function slipsIn(language: Language, captions: Captions): string[] {
  return Object.entries(captions).flatMap(([chapter, said]) => {
    if (said.length > LONGEST) return [`${chapter}: ${said.length} characters`]
    return SLIP[language].test(said) || /undefined| {2}|^\s|\s$|^$|"|\.\.\./.test(said) ? [`${chapter}: ${said}`] : []
  })
}

function itShows({ game, frames, explain }: Picturing, chapter: string, example: AnyExample): void {
  it('is what its caption claims', () => {
    const claims = example.claims(viewOf(game, example))
    expect(Object.keys(claims).length).toBeGreaterThanOrEqual(FEWEST_CLAIMS)
    expect(Object.entries(claims).filter(([, holds]) => !holds)).toEqual([])
  })

  it('is a position that can be', () => {
    expect(game.audit(lectureAt(game, example).course.match.state)).toBeNull()
  })

  it('shows pieces that are on the board', () => {
    const { shows = [], near = [] } = frames.chapters[chapter] ?? {}
    const view = viewOf(game, example)
    const pieces = [...shows, ...near].filter((shown) => !isPart(shown))
    expect(pieces.filter((piece) => explain(piece, view, READER) === null)).toEqual([])
  })
}

export function itPictures(picturing: Picturing): void {
  const { examples, frames, captions, books } = picturing
  const pictured = Object.keys(examples.chapters)

  describe.each(Object.entries(examples.chapters))('chapter %s', (chapter, example) =>
    itShows(picturing, chapter, example),
  )

  it('claims nothing that is so in every picture', () => expect(idleClaims(picturing)).toEqual([]))

  it('frames every picture, and nothing else', () => expect(Object.keys(frames.chapters)).toEqual(pictured))

  describe.each(LANGUAGES)('in %s', (language) => {
    it('opens every chapter, but those it says why not', () => {
      const opened = [...pictured, ...Object.keys(examples.unpictured)]
      expect(opened.toSorted()).toEqual(chaptersOf(books[language]).toSorted())
    })

    it('says what one sees in every picture, and nowhere else', () =>
      expect(Object.keys(captions[language])).toEqual(pictured))

    it('is short and set as it should be', () => expect(slipsIn(language, captions[language])).toEqual([]))
  })
}
