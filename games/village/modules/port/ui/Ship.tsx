/** The own ship with captain and holds, the ships of the others in a line, and the captains still to be hired. */

import { Amounts, Figures, numbered } from '../../../ui/Pieces.tsx'
import { iconOf, phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn, Props } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { CARGO, type Captain, type Cargo, FREE_STEPS, FROM_FARM, HOLDS } from '../facts.ts'
import type { HoldView, PortView, ShipView } from '../types.ts'
import { captainSpot, holdSpot, loadSpot } from './spots.ts'
import { wordsOf } from './words.ts'

/** What a captain asks for further steps: stones, an arrow, and how far they carry. */
export function Payment({ captain, props }: { captain: Pick<Captain, 'pay' | 'steps'>; props: Props }) {
  const { Icon } = props.kit
  const { any = 0, ...colours } = captain.pay
  return (
    <span className="v-payment">
      <Amounts of={colours} bare props={props} />
      {any > 0 && <AnyStone n={any} props={props} />}
      {captain.steps > 1 && <b className="v-times">×{captain.steps}</b>}
      <Icon name="wave" label={wordsOf(props).labels.step} className="v-step" />
    </span>
  )
}

/** Stones of any colour, as one small picture. */
function AnyStone({ n, props }: { n: number; props: Props }) {
  const { Icon } = props.kit
  const { nouns } = phrasesOf(props)
  return (
    <span className="v-any" role="img" aria-label={`${n} ${nouns.stone[n === 1 ? 0 : 1]}`}>
      {n > 1 && <b className="num">{n}</b>}
      <span>
        {(['orange', 'green', 'brown', 'pink'] as const).map((colour) => (
          <Icon key={colour} name={iconOf(colour)} />
        ))}
      </span>
    </span>
  )
}

function CaptainCard({ ship, props }: { ship: ShipView; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const captain = phrasesOf(props).box.captains.find(({ id }) => id === ship.captain)
  if (ship.captain === null) return <span className="v-captain none">{w.labels.inHarbor}</span>
  return (
    <span className="v-captain">
      <b>
        <Icon name="captain" label={captain === undefined ? w.admiral : w.captain} />
        {captain !== undefined && <Amounts of={{ coin: captain.hire }} bare props={props} />}
      </b>
      <span>
        <b className="num">{FREE_STEPS + (ship.helmsman ? 1 : 0)}</b>
        <Icon name="wave" label={w.labels.step} /> {w.labels.free}
      </span>
      <Payment captain={captain ?? { pay: { any: 1 }, steps: 1 }} props={props} />
    </span>
  )
}

/** A piece in a hold; a chest shows its owner what it holds. */
function Piece({ hold, seat, props }: { hold: HoldView; seat: number; props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const { who, generation } = hold
  if (who !== undefined && generation !== undefined)
    return <Figures list={[{ seat, who, generation, place: 'ship' }]} props={props} highlights={props.highlights} />
  return (
    <>
      <Icon name={iconOf(hold.cargo)} label={w.cargo[hold.cargo]} />
      {hold.chest !== undefined && (
        <span className="v-inside">
          <Amounts of={{ ...hold.chest }} props={props} />
        </span>
      )}
    </>
  )
}

function Holds({ ship, seat, props }: { ship: ShipView; seat: number; props: Drawn }) {
  const w = wordsOf(props)
  const empty = Array.from({ length: Math.max(0, HOLDS - ship.holds.length) }, (_, i) => i)
  return (
    <span className="v-holds">
      {numbered(ship.holds).map(({ key, item }) => (
        <span className="v-hold" key={key}>
          <Piece hold={item} seat={seat} props={props} />
          <Spot at={holdSpot(item.cargo)} props={props} />
        </span>
      ))}
      {empty.map((i) => (
        <span className="v-hold empty" key={`empty ${i}`} role="img" aria-label={w.labels.hold} />
      ))}
    </span>
  )
}

/** What may still be loaded from the farm, while that is asked. */
function Quay({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  if (props.highlights.asked?.kind !== 'load') return null
  const kinds: Cargo[] = [...FROM_FARM, 'member']
  const here = kinds.filter((cargo) => props.highlights.at(loadSpot(cargo)).ways.length > 0)
  return (
    <span className="v-quay">
      {here.map((cargo) => (
        <span className="v-load" key={cargo}>
          <Icon name={cargo === 'member' ? 'person' : iconOf(cargo)} label={w.cargo[cargo]} />
          <Spot at={loadSpot(cargo)} props={props} />
        </span>
      ))}
    </span>
  )
}

/** The ship of one seat. */
export function Ship({ seat, sea, props }: { seat: number; sea: PortView; props: Drawn }) {
  const w = wordsOf(props)
  const ship = sea.ships[seat]
  if (ship === undefined) return null
  return (
    <section className="v-ship" aria-label={w.labels.yourShip}>
      <CaptainCard ship={ship} props={props} />
      <Holds ship={ship} seat={seat} props={props} />
      <Quay props={props} />
    </section>
  )
}

/** The others' cargo in one line: cargo is away from the village and must be seen. */
export function Others({ sea, props }: { sea: PortView; props: Drawn }) {
  const { Icon, SeatShape } = props.kit
  const w = wordsOf(props)
  return (
    <p className="v-others">
      {sea.ships.map((ship, seat) =>
        seat === props.me ? null : (
          <span key={props.names[seat]}>
            <SeatShape seat={seat} className="i16" />
            {ship.at === 'H' && <i className="it-s">{w.labels.inHarbor}</i>}
            {numbered(ship.holds).map(({ key, item }) => (
              <Icon
                key={key}
                name={item.cargo === 'member' ? 'person' : iconOf(item.cargo)}
                label={w.cargo[item.cargo]}
              />
            ))}
            {ship.captain !== null && (
              <Payment
                captain={
                  phrasesOf(props).box.captains.find(({ id }) => id === ship.captain) ?? { pay: { any: 1 }, steps: 1 }
                }
                props={props}
              />
            )}
          </span>
        ),
      )}
    </p>
  )
}

/** Captains by hire cost; whoever is hired or gone is only outlined. */
export function Captains({ sea, props }: { sea: PortView; props: Drawn }) {
  const w = wordsOf(props)
  const { box } = phrasesOf(props)
  const prices = [...new Set(box.captains.map(({ hire }) => hire))].sort((a, b) => a - b)
  return (
    <section className="v-captains" aria-label={w.labels.captains}>
      {prices.map((hire) => (
        <span className="v-rank" key={hire}>
          <Amounts of={{ coin: hire }} props={props} />
          {box.captains
            .filter((captain) => captain.hire === hire)
            .map((captain) => (
              <span
                className={sea.captains.includes(captain.id) ? 'v-hire' : 'v-hire gone'}
                key={captain.id}
                title={sea.captains.includes(captain.id) ? undefined : w.labels.gone}
              >
                <Payment captain={captain} props={props} />
                {sea.captains.includes(captain.id) && <Spot at={captainSpot(captain.id)} props={props} />}
              </span>
            ))}
        </span>
      ))}
    </section>
  )
}

export const ALL_CARGO: readonly Cargo[] = CARGO
