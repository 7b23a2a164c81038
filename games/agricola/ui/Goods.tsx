/** A seat's goods in one line, and a seat at a glance. */

import { GOODS, SHEEP } from '../rules/goods.ts'
import { atHome } from '../text/athome.ts'
import type { SeatProps } from './props.ts'
import { saidIn } from './said.ts'

export function Goods(props: SeatProps) {
  const { Icon } = props.kit
  const w = props.text.board
  const s = saidIn(props.lang)
  const farm = props.view.table.farms[props.seat]
  const before = props.before.table.farms[props.seat]
  if (farm === undefined) return null
  return (
    <ul className="sheet tally goodsline" aria-label={s.supply}>
      {GOODS.map((icon, good) => {
        const n = farm.goods[good] ?? 0
        const was = before?.goods[good] ?? n
        const look = [n === 0 ? 'zero' : '', n === was ? '' : 'changed', good === SHEEP ? 'first-animal' : '']
        return (
          <li
            key={icon}
            className={look.filter((part) => part !== '').join(' ')}
            data-at={`seat:${props.seat}`}
            data-of={icon}
            data-n={n}
          >
            <b className="num">{n}</b>
            <Icon name={icon} label={w.goods[good]} />
            <small key={n === was ? '' : was}>{n === was ? w.goods[good] : s.before(was)}</small>
          </li>
        )
      })}
    </ul>
  )
}

export function Glance(props: SeatProps) {
  const { Icon, SeatIcon } = props.kit
  const w = props.text.board
  const { table } = props.view
  const farm = table.farms[props.seat]
  if (farm === undefined) return null
  const home = atHome(table, farm)
  const people = Array.from({ length: farm.people }, (_, i) => i)
  return (
    <>
      <span className="left" role="img" aria-label={`${w.people}: ${home} / ${farm.people}`}>
        {table.starter === props.seat && <Icon name="first" label={saidIn(props.lang).starter} />}
        {people.map((i) => (
          <SeatIcon key={i} seat={props.seat} name="person" className={i < home ? '' : 'gone'} />
        ))}
      </span>
      <span className="facts main">
        <span className="quantity">
          <b>{farm.rooms.length}</b>
          <Icon name="room" label={w.room} />
        </span>
        <span className="quantity">
          <b>{farm.fields.length}</b>
          <Icon name="field" label={w.field} />
        </span>
        <span className="quantity">
          <b>{farm.hand.occupations + farm.hand.minors}</b>
          <Icon name="cards" label={w.hand} />
        </span>
        <span className="quantity">
          <b>{String(table.scores[props.seat]?.total ?? 0).replace('-', '−')}</b>
          <Icon name="vp" label={w.score} />
        </span>
      </span>
      <span className="facts goods" data-pile={`seat:${props.seat}`}>
        {GOODS.map((icon, good) =>
          (farm.goods[good] ?? 0) === 0 ? null : (
            <span
              className="quantity"
              key={icon}
              data-at={`seat:${props.seat}`}
              data-of={icon}
              data-n={farm.goods[good]}
            >
              <b>{farm.goods[good]}</b>
              <Icon name={icon} label={w.goods[good]} />
            </span>
          ),
        )}
      </span>
    </>
  )
}
