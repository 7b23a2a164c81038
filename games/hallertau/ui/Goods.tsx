/** A seat's goods in one line, and a seat at a glance. */

import { memo } from 'react'
import { GOODS, JEWELRY, TOOLS } from '../rules/facts.ts'
import { type SeatProps, sameSeat } from './props.ts'
import { THING_ICONS, wordsOf } from './words.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

export const Goods = memo(PlainGoods, sameSeat)

function PlainGoods(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const own = props.view.table.seats[props.seat]
  if (own === undefined) return null
  const more = [
    {
      icon: 'tool',
      name: w.things[TOOLS] ?? '',
      n: (own.stock[TOOLS] ?? 0) - own.exhausted,
      of: own.stock[TOOLS] ?? 0,
    },
    { icon: 'jewelry', name: w.things[JEWELRY] ?? '', n: own.stock[JEWELRY] ?? 0, of: null },
    { icon: 'sheep', name: w.things[11] ?? '', n: sum(own.sheep), of: null },
    { icon: 'worker', name: w.workers, n: own.workers, of: null },
  ]
  return (
    <ul className="sheet tally supply">
      {Array.from({ length: GOODS }, (_, g) => g).map((g) => (
        <li
          className={`gd1${own.stock[g] === 0 ? ' zero' : ''}`}
          key={g}
          data-at={`seat:${props.seat}`}
          data-of={THING_ICONS[g]}
          data-n={own.stock[g] ?? 0}
        >
          <Icon name={THING_ICONS[g] ?? 'crops'} />
          <b className="num">{own.stock[g] ?? 0}</b>
          <small>{w.things[g]}</small>
        </li>
      ))}
      {more.map((m, i) => (
        <li
          className={`gd1${i === 0 ? ' sepl' : ''}${m.n === 0 ? ' zero' : ''}`}
          key={m.icon}
          data-at={`seat:${props.seat}`}
          data-of={m.icon}
          data-n={m.n}
        >
          <Icon name={m.icon} />
          <b className="num" title={m.of !== null && m.of !== m.n ? `${m.of - m.n} ${w.used}` : undefined}>
            {m.n}
            {m.of !== null && m.of !== m.n && <small className="count-of">/{m.of}</small>}
          </b>
          <small>{m.name}</small>
        </li>
      ))}
    </ul>
  )
}

export const Glance = memo(PlainGlance, sameSeat)

function PlainGlance(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { table } = props.view
  const own = table.seats[props.seat]
  if (own === undefined) return null
  const facts: readonly { icon: string; name: string; n: number; of?: string }[] = [
    { icon: 'centre', name: w.center, n: own.window },
    { icon: 'worker', name: w.workers, n: own.workers },
    { icon: 'cards', name: w.hand, n: sum(own.handCounts), of: 'card' },
    { icon: 'vp', name: w.points, n: own.points },
  ]
  const things = [
    { icon: 'tool', name: w.things[TOOLS] ?? '', n: own.stock[TOOLS] ?? 0 },
    { icon: 'jewelry', name: w.things[JEWELRY] ?? '', n: own.stock[JEWELRY] ?? 0 },
    { icon: 'sheep', name: w.things[11] ?? '', n: sum(own.sheep) },
    ...own.stock.slice(0, GOODS).map((n, g) => ({ icon: THING_ICONS[g] ?? 'crops', name: w.things[g] ?? '', n })),
  ]
  return (
    <>
      <span className="facts main" data-pile={`seat:${props.seat}`}>
        {table.first === props.seat && (
          <span data-piece="first:marker">
            <Icon name="first" label={w.first} />
          </span>
        )}
        {facts.map((f) => (
          <span className="quantity" key={f.icon} data-at={`seat:${props.seat}`} data-of={f.of ?? f.icon} data-n={f.n}>
            <Icon name={f.icon} label={f.name} />
            <b>{f.n}</b>
          </span>
        ))}
      </span>
      <span className="facts goods">
        {things
          .filter((f) => f.n > 0)
          .map((f) => (
            <span className="quantity" key={f.icon} data-at={`seat:${props.seat}`} data-of={f.icon} data-n={f.n}>
              <Icon name={f.icon} label={f.name} />
              <b>{f.n}</b>
            </span>
          ))}
      </span>
    </>
  )
}
