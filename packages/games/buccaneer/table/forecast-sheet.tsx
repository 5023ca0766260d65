// What boarding the ship in question would bring everybody, each line with its clause.
import { Icon, SeatChip, seatIndex, Treasure } from '@flibuste/web/art'
import type { ComponentChildren } from 'preact'
import type { Clause } from '../clauses.ts'
import type { ShipView } from '../view.ts'
import { about } from './explain.ts'
import { Chip } from './chip.tsx'
import { forecastOf, type Forecast, type Wage } from './forecast.ts'
import type { Table } from './touch.ts'
import { say } from './words.ts'

interface LineProps {
  readonly table: Table
  readonly clause: Clause
  readonly icon: ComponentChildren
  readonly children: ComponentChildren
}

function Line({ table, clause, icon, children }: LineProps) {
  return (
    <li>
      <span class="line-icon">{icon}</span>
      <span class="line-words">{children}</span>
      <Chip table={table} clause={clause} />
    </li>
  )
}

function TreasureLines({ table, forecast }: { readonly table: Table; readonly forecast: Forecast }) {
  const words = say()
  const [first, other] = forecast.treasures
  if (first === undefined) return null
  const mine =
    other === undefined || other === first
      ? words.takeOne(words.treasure(first))
      : words.pickOne(words.treasure(first), words.treasure(other))
  return (
    <>
      <Line table={table} clause="BUC-5.1" icon={<Treasure name={first} />}>
        {mine}
      </Line>
      {forecast.second !== null && (
        <Line
          table={table}
          clause="BUC-5.2"
          icon={<SeatChip seat={seatIndex(forecast.second)} size={18} {...about('captain', forecast.second)} />}
        >
          {words.secondTakes(table.scene.reader.name(forecast.second))}
        </Line>
      )}
    </>
  )
}

function WageLine({ table, wage }: { readonly table: Table; readonly wage: Wage }) {
  const words = say()
  return (
    <Line
      table={table}
      clause="BUC-5.4"
      icon={<SeatChip seat={seatIndex(wage.seat)} size={18} {...about('captain', wage.seat)} />}
    >
      {words.wage(table.scene.reader.name(wage.seat), words.range(wage.least, wage.most), wage.men)}
    </Line>
  )
}

export function ForecastSheet({ table, ship }: { readonly table: Table; readonly ship: ShipView }) {
  const words = say()
  const forecast = forecastOf(table.scene.view, table.targets.picked, ship.id)
  if (forecast === null) return null
  const { wages, least, most } = forecast
  return (
    <section class="sheet forecast" aria-label={words.forecast(ship.name)}>
      <h2 {...about('forecast', ship.id)}>{words.forecast(ship.name)}</h2>
      <ul>
        <TreasureLines table={table} forecast={forecast} />
        {wages.map((wage) => (
          <WageLine key={wage.seat} table={table} wage={wage} />
        ))}
        <Line table={table} clause={least < 0 ? 'BUC-5.9' : 'BUC-5.7'} icon={<Icon name="coin" />}>
          <b>{words.keepRange(least, most)}</b>
        </Line>
      </ul>
    </section>
  )
}
