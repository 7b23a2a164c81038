/** The chart: harbor, lanes, time-water and islands with what they buy, hold and light; ships where they are. */

import { toText } from '@dorfplatz/kernel'
import { amountsOf } from '../../../text/parts.ts'
import { Amounts, Figures } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { FIELDS, type FieldId, type Island } from '../facts.ts'
import { fareTo } from '../journey.ts'
import { fieldId } from '../sea.ts'
import type { PortView } from '../types.ts'
import { fieldSpot, lightSpot, seaGraveSpot, stackSpot } from './spots.ts'
import { wordsOf } from './words.ts'

/** Where fields lie, in percent of the chart. */
const AT: { readonly [field in FieldId]: readonly [x: number, y: number] } = {
  H: [6, 47],
  T1: [18.5, 22],
  I1: [32, 24],
  I2: [53, 22],
  T4: [70, 22],
  I4: [88, 26],
  I5: [89, 74],
  T2: [18.5, 72],
  I6: [32, 72],
  T3: [46, 52],
  I3: [62, 68],
  T5: [76, 52],
}
const RIPPLES = [
  [11, 10],
  [41, 8],
  [62, 12],
  [80, 8],
  [10, 90],
  [25, 50],
  [46, 91],
  [57, 41],
  [84, 48],
  [72, 92],
  [95, 50],
] as const

/** Along the lanes and across them: which of the two is upright depends on the room. */
const placed = (field: FieldId) =>
  ({ '--along': `${AT[field][0]}%`, '--across': `${AT[field][1]}%` }) as React.CSSProperties

/** Ships on a field, each in the colour of its family. */
function Fleet({ field, sea, props }: { field: FieldId; sea: PortView; props: Drawn }) {
  const { SeatIcon } = props.kit
  const here = sea.ships.flatMap(({ at }, seat) => (at === field ? [seat] : []))
  if (here.length === 0) return null
  return (
    <span className="v-fleet" data-many={here.length > 2 ? true : undefined}>
      {here.map((seat) => (
        <SeatIcon key={seat} seat={seat} name="ship" label={props.names[seat]} />
      ))}
    </span>
  )
}

/** How many steps of the running movement are free or paid for; null where none is running. */
function stepsIn(props: Drawn): number | null {
  const { asked } = props.highlights
  return asked?.kind === 'sail' ? asked.args.steps : null
}

/** What the way to a field would take now: my price, not the rule. */
function Fare({ field, props }: { field: FieldId; props: Drawn }) {
  const { asked } = props.highlights
  if (props.me === null || (asked?.kind !== 'sail' && asked?.kind !== 'voyage')) return null
  const { ways } = props.highlights.at(fieldSpot(field))
  const fare =
    ways.length === 0 ? null : fareTo(phrasesOf(props).box, props.view.table, props.me, field, stepsIn(props))
  if (fare === null || Object.keys(fare.price).length === 0) return null
  return (
    <span className="v-fare" title={toText(phrasesOf(props).some(amountsOf(fare.price)))}>
      <Amounts of={fare.price} props={props} />
    </span>
  )
}

function Points({ n, props }: { n: number; props: Drawn }) {
  const { Icon } = props.kit
  return (
    <span className="vpn">
      <Icon name="vp" label={phrasesOf(props).nouns.point[n === 1 ? 0 : 1]} />
      <b>{n}</b>
    </span>
  )
}

function Wares({ island, sea, props }: { island: Island; sea: PortView; props: Drawn }) {
  const { nouns } = phrasesOf(props)
  const { Icon } = props.kit
  if (island.stack !== null)
    return (
      <span className="v-cargo v-stackware" data-pile={stackSpot(island.stack)}>
        <b className="num">{sea.stacks[island.stack]}</b>
        <Icon name={island.stack} label={nouns[island.stack][sea.stacks[island.stack] === 1 ? 0 : 1]} />
        <small>{wordsOf(props).labels.loadOne}</small>
        <Spot at={stackSpot(island.stack)} props={props} />
      </span>
    )
  return (
    <span className="v-cargo">
      {Object.entries(island.buys).map(([ware, n]) => (
        <span className="quantity" key={ware}>
          <Amounts of={{ [ware]: 1 }} bare props={props} />
          <Points n={n} props={props} />
        </span>
      ))}
    </span>
  )
}

/** Who keeps the lighthouse, or what it costs and brings. */
function Light({ island, sea, props }: { island: Island; sea: PortView; props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const { lighthouse } = island
  if (lighthouse === null) return null
  const keeper = sea.keepers[island.id]
  const price = { ...(lighthouse.wagon ? { wagon: 1 } : {}), ...lighthouse.cost }
  return (
    <span className="v-light">
      <Icon name="lighthouse" label={w.lighthouse} />
      {keeper === undefined ? (
        <>
          <Amounts of={price} bare props={props} />
          <Icon name="arrow" className="i16" />
          <Points n={lighthouse.points} props={props} />
        </>
      ) : (
        <>
          <Figures
            list={[{ ...keeper, place: `lighthouse${lighthouse.id.slice(1)}` }]}
            props={props}
            highlights={props.highlights}
          />
          <small className="cap">{w.labels.taken}</small>
        </>
      )}
      <Spot at={lightSpot(island.id)} props={props} />
    </span>
  )
}

/** Whether a field can be reached, was chosen, or why not. */
function stateOf(field: FieldId, props: Drawn): string {
  const { ways, why, stamped } = props.highlights.at(fieldSpot(field))
  if (stamped) return ' is-chosen'
  return ways.length > 0 ? ' may' : why === null ? '' : ' maynot'
}

function Isle({ island, sea, props }: { island: Island; sea: PortView; props: Drawn }) {
  const { Icon } = props.kit
  return (
    <div className={`v-isle${stateOf(island.id, props)}`} style={placed(island.id)} data-field={island.id}>
      <Icon name="island" className="v-palm" />
      <b className="v-islename">{wordsOf(props).islands[island.id]}</b>
      <Spot at={fieldSpot(island.id)} props={props} />
      <Wares island={island} sea={sea} props={props} />
      <Light island={island} sea={sea} props={props} />
      <Fleet field={island.id} sea={sea} props={props} />
      <Fare field={island.id} props={props} />
    </div>
  )
}

function Water({ field, sea, props }: { field: FieldId; sea: PortView; props: Drawn }) {
  const { Icon } = props.kit
  return (
    <div className={`v-water${stateOf(field, props)}`} style={placed(field)} data-field={field}>
      <Icon name="time" label={wordsOf(props).fields[field]} />
      <Spot at={fieldSpot(field)} props={props} />
      <Fleet field={field} sea={sea} props={props} />
      <Fare field={field} props={props} />
    </div>
  )
}

/** Fields of sea burial: who lies there, or the points that are still to be had. */
function SeaGraves({ sea, props }: { sea: PortView; props: Drawn }) {
  const { Icon, SeatShape } = props.kit
  const w = wordsOf(props)
  return (
    <div className="v-seagraves" title={w.labels.seaBurial}>
      <Icon name="seagrave" label={w.labels.seaBurial} />
      {phrasesOf(props).box.burial.map((points, i) => {
        const row = sea.graves[i] ?? null
        const n = i + 1
        return (
          <span className={row === null ? 'v-grave empty' : 'v-grave'} key={`grave ${n}`}>
            {row === null ? (
              points > 0 && <b>{points}</b>
            ) : row < props.view.seats ? (
              <SeatShape seat={row} className="i16" />
            ) : (
              <Icon name="bot" label={phrasesOf(props).conny} />
            )}
            <Spot at={seaGraveSpot(n)} props={props} />
          </span>
        )
      })}
    </div>
  )
}

/** The way that was chosen and waits for confirmation, drawn over the lanes. */
function laneClass(a: FieldId, b: FieldId, props: Drawn): string {
  const chosen = FIELDS.find((field) => props.highlights.at(fieldSpot(field)).stamped)
  const fare =
    chosen === undefined || props.me === null
      ? null
      : fareTo(phrasesOf(props).box, props.view.table, props.me, chosen, stepsIn(props))
  const from = props.view.table.more.port?.ships[props.me ?? -1]?.at
  if (fare === null || from === undefined) return 'v-lane'
  const way = [from, ...fare.way.fields.map(fieldId)]
  const on = way.some((field, i) => (field === a && way[i + 1] === b) || (field === b && way[i + 1] === a))
  return on ? 'v-lane course' : 'v-lane'
}

export function Chart({ sea, props }: { sea: PortView; props: Drawn }) {
  const { Icon } = props.kit
  const { box } = phrasesOf(props)
  const w = wordsOf(props)
  return (
    <div className="v-sea">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <g className="v-waters">
          <path className="v-coast" d="M-2 -2H7C9 12 4 22 5 33C12 40 11 56 6 62C3 74 9 88 6 102H-2Z" />
          {RIPPLES.map(([x, y]) => (
            <path key={`${x} ${y}`} className="v-ripple" d={`M${x} ${y}q1-2.4 2 0t2 0`} />
          ))}
          {box.lanes.map(([a, b]) => (
            <path key={`${a} ${b}`} className={laneClass(a, b, props)} d={`M${AT[a].join(' ')}L${AT[b].join(' ')}`} />
          ))}
        </g>
      </svg>
      <div className={`v-harbor${stateOf('H', props)}`} style={placed('H')} data-field="H">
        <Icon name="anchor" />
        <b>{w.labels.harbor}</b>
        <Spot at={fieldSpot('H')} props={props} />
        <Fleet field="H" sea={sea} props={props} />
      </div>
      {FIELDS.filter((field) => field.startsWith('T')).map((field) => (
        <Water key={field} field={field} sea={sea} props={props} />
      ))}
      {box.islands.map((island) => (
        <Isle key={island.id} island={island} sea={sea} props={props} />
      ))}
      <SeaGraves sea={sea} props={props} />
    </div>
  )
}
