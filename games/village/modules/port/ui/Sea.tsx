/** The place of travel with Port: the chart, the own ship, the others' cargo, and the captains. */

import { TravelMap } from '../../../ui/Map.tsx'
import { Amounts, numbered } from '../../../ui/Pieces.tsx'
import { iconOf, phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn, SeatProps } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { HOLDS, STANDS } from '../facts.ts'
import { Bill } from './Bill.tsx'
import { Chart } from './Chart.tsx'
import { Captains, Others, Ship } from './Ship.tsx'
import { standSpot } from './spots.ts'
import { wordsOf } from './words.ts'

export function Sea({ props }: { props: Drawn }) {
  const sea = props.view.table.more.port
  return sea === undefined ? <TravelMap props={props} /> : <Chart sea={sea} props={props} />
}

/** The leaf: the chart at large, the own ship, what the voyage brings, and the captains. */
export function SeaLeaf({ props }: { props: Drawn }) {
  const w = wordsOf(props)
  const sea = props.view.table.more.port
  if (sea === undefined) return null
  return (
    <>
      <Chart sea={sea} props={props} />
      <div className="v-wharf">
        <section className="sheet">
          <h3 className="heading-4">
            {w.labels.yourShip} <small className="it-s">{w.labels.holds(HOLDS)}</small>
          </h3>
          {props.me !== null && <Ship seat={props.me} sea={sea} props={props} />}
          <Others sea={sea} props={props} />
        </section>
        <Bill sea={sea} props={props} />
        <section className="sheet">
          <h3 className="heading-4">
            {w.labels.captains} <small className="it-s">{w.labels.hireHelp}</small>
          </h3>
          <Captains sea={sea} props={props} />
        </section>
      </div>
    </>
  )
}

/** In the sign of travel: how many fields of sea burial are left. */
export function Burials({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const sea = props.view.table.more.port
  if (sea === undefined) return null
  const free = sea.graves.filter((row) => row === null).length
  return (
    <span className="v-pricetag" title={`${w.labels.seaBurial}: ${w.labels.graves(free)}`}>
      <Icon name="seagrave" label={w.labels.seaBurial} />
      <small>{w.labels.graves(free)}</small>
    </span>
  )
}

/** In the sign of the market: the two stands, always open (VP-73). */
export function Stands({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  if (props.view.table.more.port === undefined) return null
  return (
    <>
      {(['cocoa', 'tea'] as const).map((ware) => (
        <span className="v-pricetag" key={ware} title={w.labels.stands}>
          <Icon name={ware} label={w.cargo[ware]} />
          <Icon name="arrow" className="i16" />
          <span className="vpn">
            <Icon name="vp" label={phrasesOf(props).nouns.point[1]} />
            <b>{STANDS[ware].points}</b>
          </span>
          {STANDS[ware].coin > 0 && <Icon name="coin" label={phrasesOf(props).nouns.coin[0]} />}
          <Spot at={standSpot(ware)} props={props} />
        </span>
      ))}
    </>
  )
}

/** On the own farm: the ship with its holds, and closed chests. */
export function Boxes(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const ship = props.view.table.more.port?.ships[props.seat]
  if (ship === undefined) return null
  return (
    <>
      <section className="sheet">
        <h3 className="heading-4">
          {w.labels.yourShip}: {w.at(ship.at)}
        </h3>
        <div className="v-in">
          {numbered(ship.holds).map(({ key, item }) => (
            <Icon
              key={key}
              name={item.cargo === 'member' ? 'person' : iconOf(item.cargo)}
              label={w.cargo[item.cargo]}
            />
          ))}
          {ship.holds.length < HOLDS && <small className="it-s">{w.labels.holds(HOLDS - ship.holds.length)}</small>}
        </div>
      </section>
      {ship.chests.length > 0 && (
        <section className="sheet">
          <h3 className="heading-4">{w.labels.chests}</h3>
          <div className="v-in">
            {numbered(ship.chests).map(({ key, item }) => (
              <span className="quantity" key={key}>
                <Icon name="chest" label={w.cargo.chest} />
                {item !== null && <Amounts of={{ ...item }} props={props} />}
              </span>
            ))}
          </div>
        </section>
      )}
    </>
  )
}
