// What people type, made fit to be shown beside what others typed: one line, no control characters, no tricks of direction,
// and nothing that cannot be seen: two names that look alike are alike.

const BREAK = /[\p{Cc}\p{Zl}\p{Zp}\u2800]+/gu
/** Takes up no room; turning text around is among it. What holds pictures and letters together is looked at below. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Default_Ignorable_Code_Point}\p{Cs}]/gu
/** A joiner that joins nothing: it stands before neither a picture nor a letter of a script that needs it. */
const IDLE_JOINER =
  /(?:\u200c|\u200d)(?!\p{Extended_Pictographic}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})/gu
/** What makes a picture of a sign, where there is no sign. */
const IDLE_SELECTOR = /(?<!\p{Extended_Pictographic})\ufe0f/gu
/** More marks on one letter than any script puts there. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u

/** No edition is nested deeper; what is, is left for the rules to refuse. */
const DEEPEST = 12

/** Every text within options that somebody sent, made fit to be shown like any other. */
export function cleanTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return readLine(value)
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value
  if (Array.isArray(value)) return value.map((one) => cleanTexts(one, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one, depth + 1)]))
}

/** Empty: there is nothing to be seen in it. */
export function readLine(raw: string): string {
  const line = raw
    .replace(BREAK, ' ')
    .replace(UNSEEN, '')
    .replace(IDLE_JOINER, '')
    .replace(IDLE_SELECTOR, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  return SEEN.test(line) ? line : ''
}
