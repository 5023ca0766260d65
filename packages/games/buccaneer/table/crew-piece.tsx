// One crew on a dock: its pile, how many men it counts, and what the crew in hand would make of it.
import { Icon, type PileState } from '@flibuste/web/art'
import { pressable } from '@flibuste/web/kit'
import { valueOf } from '../crews.ts'
import { MOST_MEN } from '../data.ts'
import type { CrewView } from '../view.ts'
import { about } from './explain.ts'
import { Chip } from './chip.tsx'
import { isOwn } from './glow.ts'
import { keyOf } from './keys.ts'
import { Pile } from './pile.tsx'
import { crewsOverMine } from './taken.ts'
import { crewsAloft } from './told.ts'
import { crewPiece, isActing, touchCrew, type Table } from './touch.ts'
import { say } from './words.ts'

interface CrewProps {
  readonly table: Table
  readonly crew: CrewView
  readonly unit: number
  readonly band: number
}

/** Own crews glow while hands are empty; once one is in hand, what it may cover does. */
function stateOf({ targets, scene }: Table, { id }: CrewView): PileState {
  const { picked, pickable, crews, best } = targets
  if (pickable.length === 0) return 'plain'
  if (picked === id) return 'chosen'
  if (picked < 0) return pickable.includes(id) ? 'legal' : 'plain'
  if (isOwn(scene.view, id)) return 'dim'
  if (crews.get(id)?.clause !== null) return 'dim'
  return best?.kind === 'cover' && best.target === id ? 'named' : 'legal'
}

function labelOf(table: Table, { id, captain, men }: CrewView): string {
  const words = say()
  const { targets, scene } = table
  const aim = targets.crews.get(id)
  const told = words.crewButton(scene.reader.name(captain), valueOf(id), men)
  if (targets.picked === id) return `${told}, ${words.inHand}`
  if (isOwn(scene.view, id)) return `${told}, ${words.pickUp}`
  if (aim === undefined) return told
  return `${told}, ${aim.clause === null ? words.makes(aim.men) : words.refusedBy(aim.clause)}`
}

/** "3", "3 → 8", "5 in hand": readable without counting discs. */
function Count({ table, crew, state }: Pick<CrewProps, 'table' | 'crew'> & { readonly state: PileState }) {
  const aim = table.targets.crews.get(crew.id)
  const isAloft = crewsAloft(table.scene.happened).includes(crew.id)
  return (
    <span class={isAloft ? 'count aloft' : 'count'}>
      <b>{crew.men}</b>
      {crew.men === MOST_MEN && <Icon name="lock" />}
      {state === 'chosen' && <span> {say().chosen}</span>}
      {aim?.clause === null && (
        <>
          <Icon name="arrow" />
          <b>{aim.men}</b>
        </>
      )}
    </span>
  )
}

export function CrewPiece({ table, crew, unit, band }: CrewProps) {
  const state = stateOf(table, crew)
  const piece = crewPiece(crew.id)
  const clause = table.targets.crews.get(crew.id)?.clause ?? null
  const marks = [
    table.refused.value === piece ? 'refused-piece' : '',
    crewsOverMine(table.scene).includes(crew.id) ? 'taken' : '',
  ]
  const isMine = isActing(table) && isOwn(table.scene.view, crew.id)
  const press = isActing(table) ? pressable(labelOf(table, crew), () => touchCrew(table, crew.id)) : {}
  return (
    <div class={`crew is-${state} ${marks.join(' ')}`}>
      <div
        class="crew-press"
        data-piece={piece}
        {...about('crew', crew.id)}
        aria-pressed={isMine ? state === 'chosen' : undefined}
        aria-keyshortcuts={isMine ? keyOf(valueOf(crew.id)) : undefined}
        {...press}
      >
        <Pile crew={crew.id} discs={crew.discs} unit={unit} band={band} state={state} spot={piece} />
        <Count table={table} crew={crew} state={state} />
      </div>
      {clause !== null && <Chip table={table} clause={clause} />}
    </div>
  )
}
