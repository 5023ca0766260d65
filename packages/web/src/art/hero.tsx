// The chart behind the landing page: sea, coasts, islands, one net of winds and its rose.

import { Molehill, Palm, Shore, Town, Water, islandPath } from './coast.tsx'
import { RhumbNet, Rose } from './compass.tsx'

const WEST =
  'M-20 300C20 310 40 350 70 360 96 380 84 420 110 440 130 470 96 500 120 540 150 570 140 620 180 650 190 700 240 720 230 770 260 800 290 830 280 920L-20 920Z'
const NORTH_EAST = 'M1620 80C1560 90 1540 60 1500 70 1480 100 1440 90 1420 60 1400 30 1420 10 1400-20L1620-20Z'
const SOUTH_EAST =
  'M1620 640C1580 640 1570 690 1530 700 1500 730 1520 770 1480 800 1470 840 1430 860 1440 920L1620 920Z'

function Lands() {
  return (
    <>
      <Shore d={WEST} rings={5} gap={5} />
      <Shore d={NORTH_EAST} rings={5} gap={5} />
      <Shore d={SOUTH_EAST} rings={5} gap={5} />
      <Shore d={islandPath(640, 66, 52, 26, 21, 0.16)} rings={5} gap={4.4} />
      <Shore d={islandPath(1010, 232, 40, 20, 9, 0.16)} rings={5} gap={4.4} />
      <Shore d={islandPath(736, 168, 20, 12, 4, 0.16)} rings={4} gap={4} />
    </>
  )
}

function Landmarks() {
  return (
    <>
      <Molehill x={622} y={66} size={11} />
      <Molehill x={642} y={74} size={9} />
      <Palm x={664} y={72} size={11} />
      <Palm x={1000} y={238} size={10} />
      <Molehill x={1018} y={238} size={9} />
      <Town x={1530} y={44} size={11} />
      <Molehill x={1480} y={40} size={13} />
      <Molehill x={1570} y={60} size={12} />
      <Town x={60} y={430} size={12} />
      <Molehill x={30} y={480} size={16} />
      <Molehill x={62} y={520} size={14} />
    </>
  )
}

function WideChart() {
  return (
    <svg
      class="chart-ground only-across"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Water width={1600} height={900} waves={0.55} />
      <Lands />
      <RhumbNet x={858} y={150} radius={560} />
      <Landmarks />
      <Rose x={858} y={150} radius={92} />
      <text class="place-name" x="640" y="114">
        TORTUGA
      </text>
    </svg>
  )
}

/** For a tablet held upright: the words have the left of the head, the rose its right. */
function UprightChart() {
  return (
    <svg
      class="chart-ground only-upright"
      viewBox="0 0 820 1180"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Water width={820} height={1180} waves={0.55} />
      <Shore d="M840 470C800 480 790 520 760 540 740 580 780 620 770 660 790 700 800 720 840 730Z" rings={5} gap={5} />
      <Shore
        d="M-20 880C20 890 30 930 50 950 40 1000 70 1040 60 1080 90 1120 80 1160 90 1200L-20 1200Z"
        rings={5}
        gap={5}
      />
      <RhumbNet x={640} y={172} radius={520} />
      <Rose x={640} y={172} radius={64} />
    </svg>
  )
}

function PhoneChart() {
  return (
    <svg class="chart-ground only-phone" viewBox="0 0 390 844" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Water width={390} height={844} waves={0.5} />
      <RhumbNet x={322} y={116} radius={300} />
      <Rose x={322} y={118} radius={44} />
    </svg>
  )
}

/** Fixed behind the page, with its neatline. Needs `HatchDefs`. */
export function HeroChart() {
  return (
    <>
      <WideChart />
      <UprightChart />
      <PhoneChart />
      <div class="neatline" aria-hidden="true" />
    </>
  )
}
