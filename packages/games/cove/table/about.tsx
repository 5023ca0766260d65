// About this edition: the mat, the treasure cards, the copies of every Tavern card, all other figures, and where each comes from.
import { AboutSheet, EditionText, Sourced } from '@flibuste/web/kit'
import type { Signal } from '@preact/signals'
import {
  COPY_SOURCES,
  COST_SOURCES,
  EDITION,
  FAMILIES,
  FAMILY_KINDS,
  FIGURE_SOURCES,
  PROVENANCES,
  SECTIONS,
  TREASURE_SOURCES,
  VALUE_SOURCES,
  type Edition,
  type Family,
  type Provenance,
  type Section,
} from '../data.ts'
import { Chip } from './chip.ts'
import { Mark, SECTION_MARKS, type MarkName } from './marks.tsx'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface PartProps {
  readonly edition: Edition
  /** Whether its figures are the game's own, whose sources are known. */
  readonly isKnown: boolean
}

function MatRows({ edition, isKnown, section }: PartProps & { readonly section: Section }) {
  const words = say()
  const { values, costs } = edition.mat[section]
  const from = (source: Provenance | undefined): Provenance | null => (isKnown ? (source ?? null) : null)
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={2}>
          <Mark name={SECTION_MARKS[section]} /> {words.sectionName(SECTIONS.indexOf(section))}
        </th>
        <th scope="row">{words.aboutValues}</th>
        {values.map((value, at) => (
          <td key={at}>
            <Sourced words={words} source={from(VALUE_SOURCES[at])}>
              {value}
            </Sourced>
          </td>
        ))}
      </tr>
      <tr>
        <th scope="row">{words.aboutCosts}</th>
        <td />
        {costs.map((cost, at) => (
          <td key={at}>
            <Sourced words={words} source={from(COST_SOURCES[section][at])}>
              {cost}
            </Sourced>
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function MatTable(props: PartProps) {
  return (
    <div class="about-scroll" tabIndex={0} role="group" aria-label={say().aboutMat}>
      <table class="table">
        <caption class="small-caps">{say().aboutMat}</caption>
        {SECTIONS.map((section) => (
          <MatRows key={section} {...props} section={section} />
        ))}
      </table>
    </div>
  )
}

const LOOT = ['fame', 'gold', 'chests', 'tavern'] as const
const LOOT_MARKS: { readonly [L in (typeof LOOT)[number]]: MarkName } = {
  fame: 'star',
  gold: 'coin',
  chests: 'chest',
  tavern: 'card',
}

/** As the slips on the chart show them: what a card has none of is left out. */
function Treasures({ edition, isKnown }: PartProps) {
  const words = say()
  return (
    <>
      <h3>{words.aboutTreasures}</h3>
      <ul class="treasure-list">
        {edition.treasures.map((card, at) => (
          <li key={at}>
            <span class="visually-hidden">{words.booty(card)}</span>
            <Sourced words={words} source={isKnown ? (TREASURE_SOURCES[at] ?? null) : null}>
              {LOOT.filter((kind) => card[kind] > 0).map((kind) => (
                <span key={kind} class="loot" aria-hidden="true">
                  <Mark name={LOOT_MARKS[kind]} />
                  {card[kind]}
                </span>
              ))}
              <small> ×{card.copies}</small>
            </Sourced>
          </li>
        ))}
      </ul>
    </>
  )
}

function FamilyRows({ edition, isKnown, family }: PartProps & { readonly family: Family }) {
  const words = say()
  return (
    <tbody>
      {FAMILY_KINDS[family].map((kind, nth) => (
        <tr key={kind}>
          {nth === 0 && (
            <th scope="rowgroup" rowSpan={FAMILY_KINDS[family].length}>
              {words.family[family]}
            </th>
          )}
          <th scope="row">{words.cardName(kind)}</th>
          <td>
            <Sourced words={words} source={isKnown ? COPY_SOURCES[family] : null}>
              {edition.tavern[kind]}
            </Sourced>
          </td>
          <td class="told-here">{isKnown ? words.provenance(COPY_SOURCES[family]) : words.effect[kind]}</td>
        </tr>
      ))}
    </tbody>
  )
}

function TavernTable(props: PartProps) {
  return (
    <table class="table">
      <caption class="small-caps">{say().aboutTavern}</caption>
      {FAMILIES.map((family) => (
        <FamilyRows key={family} {...props} family={family} />
      ))}
    </table>
  )
}

/** A figure of the chart first; where the figures of the edition come from is for whoever opens it. A clause leads away from both. */
export function About({ table, open }: { readonly table: Table; readonly open: Signal<boolean> }) {
  if (!open.value) return null
  const words = say()
  const own = table.scene.view.options.edition
  const part: PartProps = { edition: own ?? EDITION, isKnown: own === null }
  return (
    <AboutSheet heading={words.archipelago} open={open}>
      <p class="prose" onClickCapture={({ target }) => target instanceof HTMLButtonElement && (open.value = false)}>
        {words.aboutChart} <Chip table={table} clause="COV-3.1" />
      </p>
      <details class="about-figures" open={own !== null}>
        <summary>{words.about}</summary>
        <EditionText words={words} own={own} provenances={PROVENANCES} sources={FIGURE_SOURCES}>
          <MatTable {...part} />
          <TavernTable {...part} />
          <Treasures {...part} />
        </EditionText>
      </details>
    </AboutSheet>
  )
}
