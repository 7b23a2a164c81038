/** A seat's goods in one line, and a seat at a glance. */

import type { SeatProps } from './props.ts'
import { GOOD_ICONS } from './words.ts'

export function Goods(props: SeatProps) {
  const { Icon } = props.kit
  const w = props.text.board
  const farm = props.view.table.farms[props.seat]
  if (farm === undefined) return null
  const more = [
    { icon: 'person', name: w.people, n: farm.people },
    ...(farm.begging > 0 ? [{ icon: 'sack', name: w.begging, n: farm.begging }] : []),
  ]
  return (
    <ul className="sheet tally goodsline">
      {GOOD_ICONS.map((icon, good) => (
        <li
          key={icon}
          className={farm.goods[good] === 0 ? 'zero' : ''}
          data-at={`seat:${props.seat}`}
          data-of={icon}
          data-n={farm.goods[good]}
        >
          <Icon name={icon} />
          <b className="num">{farm.goods[good]}</b>
          <small>{w.goods[good]}</small>
        </li>
      ))}
      {more.map((m) => (
        <li key={m.icon}>
          <Icon name={m.icon} />
          <b className="num">{m.n}</b>
          <small>{m.name}</small>
        </li>
      ))}
    </ul>
  )
}

export function Glance(props: SeatProps) {
  const { Icon } = props.kit
  const w = props.text.board
  const { table } = props.view
  const farm = table.farms[props.seat]
  if (farm === undefined) return null
  return (
    <>
      <span className="facts main">
        {table.starter === props.seat && <Icon name="first" />}
        <span className="quantity">
          <Icon name="person" label={w.people} />
          <b>{farm.people}</b>
        </span>
        <span className="quantity">
          <Icon name="room" label={w.room} />
          <b>{farm.rooms.length}</b>
        </span>
        <span className="quantity">
          <Icon name="cards" label={w.hand} />
          <b>{farm.hand.occupations + farm.hand.minors}</b>
        </span>
        <span className="quantity">
          <Icon name="vp" label={w.score} />
          <b>{table.scores[props.seat]?.total ?? 0}</b>
        </span>
      </span>
      <span className="facts goods" data-pile={`seat:${props.seat}`}>
        {GOOD_ICONS.map((icon, good) =>
          (farm.goods[good] ?? 0) === 0 ? null : (
            <span
              className="quantity"
              key={icon}
              data-at={`seat:${props.seat}`}
              data-of={icon}
              data-n={farm.goods[good]}
            >
              <Icon name={icon} label={w.goods[good]} />
              <b>{farm.goods[good]}</b>
            </span>
          ),
        )}
      </span>
    </>
  )
}
