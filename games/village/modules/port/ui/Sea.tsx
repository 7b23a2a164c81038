/** The place of travel with Port: the chart, the own ship, the others' cargo, and the captains. */

import { Amounts, numbered } from '../../../ui/Pieces.tsx'
import { iconOf } from '../../../ui/pictures.ts'
import type { Drawn, SeatProps } from '../../../ui/props.ts'
import { HOLDS } from '../facts.ts'
import { Chart } from './Chart.tsx'
import { Captains, Others, Ship } from './Ship.tsx'
import { wordsOf } from './words.ts'

export function Sea({ props }: { props: Drawn }) {
  const sea = props.view.table.more.port
  if (sea === undefined) return null
  return (
    <>
      <Chart sea={sea} props={props} />
      <div className="v-wharf">
        {props.me !== null && <Ship seat={props.me} sea={sea} props={props} />}
        <Captains sea={sea} props={props} />
      </div>
      <Others sea={sea} props={props} />
    </>
  )
}

/** On the own farm: the ship with its holds, and closed chests. */
export function Boxes(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
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
