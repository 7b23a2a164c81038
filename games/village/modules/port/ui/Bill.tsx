/** The bill of a voyage: what the way takes, and what could be sold, loaded or lit where it ends. */

import { Amounts } from '../../../ui/Pieces.tsx'
import { iconOf, phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn } from '../../../ui/props.ts'
import { FIELDS, type FieldId, type Island } from '../facts.ts'
import { fareTo } from '../journey.ts'
import type { PortView } from '../types.ts'
import { fieldSpot } from './spots.ts'
import { wordsOf } from './words.ts'

interface Line {
  readonly key: string
  readonly icon: string
  readonly label: string
  readonly price: { readonly [thing: string]: number }
  readonly points: number
}

/** What the holds would bring at an island, if it was reached now. */
function linesAt(island: Island, sea: PortView, me: number, props: Drawn): readonly Line[] {
  const w = wordsOf(props)
  const holds = sea.ships[me]?.holds ?? []
  const sales = holds.flatMap(({ cargo }, i): Line[] => {
    const points =
      cargo === 'member' || cargo === 'cocoa' || cargo === 'tea' || cargo === 'chest' ? 0 : (island.buys[cargo] ?? 0)
    return points === 0
      ? []
      : [{ key: `${cargo} ${i}`, icon: iconOf(cargo), label: w.labels.sells(w.cargo[cargo]), price: {}, points }]
  })
  const { lighthouse } = island
  const keeper = holds.find(({ cargo }) => cargo === 'member')
  const open = lighthouse !== null && sea.keepers[island.id] === undefined && keeper !== undefined
  if (!open || lighthouse === null) return sales
  const price = { ...(lighthouse.wagon ? { wagon: 1 } : {}), ...lighthouse.cost }
  return [...sales, { key: 'light', icon: 'lighthouse', label: w.labels.lights, price, points: lighthouse.points }]
}

/** The field that was chosen, else where the ship is. */
function target(sea: PortView, me: number, props: Drawn): FieldId | undefined {
  return FIELDS.find((field) => props.highlights.at(fieldSpot(field)).stamped) ?? sea.ships[me]?.at
}

export function Bill({ sea, props }: { sea: PortView; props: Drawn }) {
  const { Icon } = props.kit
  const { me } = props
  const w = wordsOf(props)
  if (me === null) return null
  const to = target(sea, me, props)
  if (to === undefined) return null
  const { asked } = props.highlights
  const fare = fareTo(phrasesOf(props).box, props.view.table, me, to, asked?.kind === 'sail' ? asked.args.steps : null)
  const island = phrasesOf(props).box.islands.find(({ id }) => id === to)
  const lines = island === undefined ? [] : linesAt(island, sea, me, props)
  if (fare === null && lines.length === 0) return null
  const total = lines.reduce((sum, { points }) => sum + points, 0)
  const points = (n: number) => (
    <span className="vpn">
      <Icon name="vp" label={phrasesOf(props).nouns.point[n === 1 ? 0 : 1]} />
      <b>{n}</b>
    </span>
  )
  return (
    <section className="sheet v-bill">
      <h3 className="heading-4">
        {w.labels.thisVoyage} <small className="it-s">{w.fields[to]}</small>
      </h3>
      <ul>
        {fare !== null && (
          <li>
            <Icon name="ship" />
            <span>{w.labels.steps(fare.steps)}</span>
            <Amounts of={fare.price} props={props} />
          </li>
        )}
        {lines.map(({ key, icon, label, price, points: n }) => (
          <li key={key}>
            <Icon name={icon} />
            <span>
              {label} <Amounts of={price} bare props={props} />
            </span>
            {points(n)}
          </li>
        ))}
        {total > 0 && (
          <li className="v-total">
            <span />
            <b>{w.labels.upTo}</b>
            {points(total)}
          </li>
        )}
      </ul>
    </section>
  )
}
