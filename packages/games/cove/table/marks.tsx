// Small signs of this game: those the page has, and five of its own. As icons in a line, or as marks on the chart.
import { Icon, ICONS, place, type IconName } from '@flibuste/web/art'
import { FAMILY_KINDS, FAMILIES, type Family, type PlaceName, type Section, type TavernKind } from '../data.ts'

const OWN = {
  parrot:
    'M7.5 21L10 14C7.4 10.8 8 5.8 12 4.2 16 3 18.4 6 17.3 9L20.6 11.4 16.4 12C16.4 16 13 18.3 10.4 17M13.6 7V7.2M7.5 21L12 17.6',
  hammer: 'M4.5 20.5L13 12M10 7L14 3.5 20.5 10 17 14Z',
  mug: 'M5 8.5H15V20.5H5ZM15 11H18.6V17.4H15M8.4 11.5V17.5M11.8 11.5V17.5M5 8.5C4.6 5.8 7.6 5.6 8.4 4.4 10 3 12.6 4 12.6 5.5 15 5.4 15.6 7.2 15 8.5',
  chest: 'M3.5 11C3.5 7 6 5 8.5 5H15.5C18 5 20.5 7 20.5 11V19.5H3.5ZM3.5 11H9.5M14.5 11H20.5M9.5 9H14.5V14H9.5Z',
  card: 'M6 3.5H18V20.5H6ZM9 7H15M9 17H15M12 9.5L14 12 12 14.5 10 12Z',
} as const

export type MarkName = IconName | keyof typeof OWN

const isOwn = (name: MarkName): name is keyof typeof OWN => Object.hasOwn(OWN, name)

/** In a line of text. */
export function Mark({ name }: { readonly name: MarkName }) {
  if (!isOwn(name)) return <Icon name={name} />
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={OWN[name]} />
    </svg>
  )
}

interface PieceProps {
  readonly name: MarkName
  readonly x: number
  readonly y: number
  readonly size: number
}

/** On a drawing, centred. */
export function MarkPiece({ name, x, y, size }: PieceProps) {
  const scale = size / 24
  return (
    <path
      class="mark-piece"
      transform={place(x - size / 2, y - size / 2, scale)}
      d={isOwn(name) ? OWN[name] : ICONS[name]}
    />
  )
}

export const SECTION_MARKS: { readonly [S in Section]: MarkName } = {
  sails: 'sails',
  crew: 'men',
  cannons: 'cannon',
  hull: 'hull',
}

export const PLACE_MARKS: { readonly [P in PlaceName]: MarkName } = {
  tavern: 'mug',
  hull: 'hull',
  sails: 'sails',
  cannons: 'cannon',
  crew: 'men',
  treasure: 'chest',
  cove: 'anchor',
}

export const FAMILY_MARKS: { readonly [F in Family]: MarkName } = {
  parrot: 'parrot',
  artisan: 'hammer',
  boarding: 'anchor',
  volley: 'cannon',
  event: 'flag',
  fame: 'star',
}

export const familyOf = (kind: TavernKind): Family => FAMILIES.find((family) => FAMILY_KINDS[family].includes(kind))!
