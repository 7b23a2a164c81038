/** A family at a glance, as the others see it. */

import { Amounts } from './Pieces.tsx'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { SeatProps } from './props.ts'

export function Glance(props: SeatProps) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { table } = props.view
  const family = table.families[props.seat]
  if (family === undefined) return null
  // As on the own ring: what is left until somebody dies.
  const left = phrasesOf(props).box.track - family.time
  const home = family.members.filter((m) => m.place === 'farm').length
  // As on the own sheet, without what is hidden.
  const points = Object.values(family.score).reduce((sum, n) => sum + n, 0)
  return (
    <>
      <span className="facts main">
        {table.start === props.seat && <Icon name="first" label={w.first} />}
        <span className="quantity">
          <Icon name="time" label={w.left(left)} />
          <b aria-hidden="true">{left}</b>
        </span>
        <span className="quantity">
          <Icon name="home" label={w.home} />
          <b>{home}</b>
        </span>
        <span className="quantity">
          <Icon name="market" label={w.customers} />
          <b>{family.served}</b>
        </span>
        <span className="quantity">
          <Icon name="vp" label={w.soFar} />
          <b>{points}</b>
        </span>
      </span>
      <span className="facts goods">
        <Amounts
          of={{ ...family.stones, ...family.goods, grain: family.grain, coin: family.coins }}
          at={`seat:${props.seat}`}
          props={props}
        />
      </span>
    </>
  )
}
