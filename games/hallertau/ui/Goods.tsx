/** A seat's goods in one line, and a seat at a glance. */

import { memo } from 'react'
import { CENTER_VP, GOODS, JEWELRY, SHEEP, TOOLS } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { type SeatProps, sameSeat } from './props.ts'
import { leavingIn } from './Stable.tsx'
import { THING_ICONS, wordsOf } from './words.ts'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** As the table stands, or as it will with what is staged: then the number before is said below it. */
const sameGoods = (a: SeatProps, b: SeatProps): boolean =>
  sameSeat(a, b) && a.before.table.seats[a.seat] === b.before.table.seats[b.seat]

export const Goods = memo(PlainGoods, sameGoods)

function Good(props: {
  icon: string
  name: string
  n: number
  was: number
  /** How many there are with those that are used up. */
  of?: number
  /** What will happen to some of them before long. */
  warns?: string | undefined
  seat: SeatProps
}) {
  const { icon, n, was, of, seat } = props
  const { Icon } = seat.kit
  const w = wordsOf(seat.lang)
  const used = of !== undefined && of !== n
  return (
    <li
      className={`gd1${n === 0 ? ' zero' : ''}${used ? ' used' : ''}${n === was ? '' : ' changed'}`}
      data-at={`seat:${seat.seat}`}
      data-of={icon}
      data-n={n}
    >
      <span className="quantity">
        <b className="num" title={used ? `${of - n} ${w.used}` : undefined}>
          {n}
          {used && <i className="of-all">/{of}</i>}
        </b>
        <Icon name={icon} label={props.name} />
      </span>
      <small key={n === was ? '' : was} aria-hidden={n === was} className={props.warns === undefined ? '' : 'warns'}>
        {n !== was ? w.was(was) : (props.warns ?? (used ? `${w.of} ${of}` : props.name))}
      </small>
    </li>
  )
}

function PlainGoods(props: SeatProps) {
  const w = wordsOf(props.lang)
  const own = props.view.table.seats[props.seat]
  const was = props.before.table.seats[props.seat] ?? own
  if (own === undefined || was === undefined) return null
  const leaving = leavingIn(own, props.view.table.round)
  const fresh = (seat: SeatView) => (seat.stock[TOOLS] ?? 0) - seat.exhausted
  return (
    <ul className="tally supply">
      {Array.from({ length: GOODS }, (_, g) => g).map((g) => (
        <Good
          key={g}
          icon={THING_ICONS[g] ?? 'crops'}
          name={w.things[g] ?? ''}
          n={own.stock[g] ?? 0}
          was={was.stock[g] ?? 0}
          seat={props}
        />
      ))}
      <li className="goods-apart" aria-hidden="true" />
      <Good
        icon="tool"
        name={w.things[TOOLS] ?? ''}
        n={fresh(own)}
        was={fresh(was)}
        of={own.stock[TOOLS] ?? 0}
        seat={props}
      />
      <Good
        icon="jewelry"
        name={w.things[JEWELRY] ?? ''}
        n={own.stock[JEWELRY] ?? 0}
        was={was.stock[JEWELRY] ?? 0}
        seat={props}
      />
      <Good
        icon="sheep"
        name={w.things[SHEEP] ?? ''}
        n={sum(own.sheep)}
        was={sum(was.sheep)}
        warns={leaving > 0 ? w.leaving(leaving) : undefined}
        seat={props}
      />
      <Good icon="worker" name={w.workers} n={own.workers} was={was.workers} seat={props} />
      <Good icon="vp" name={w.points} n={own.points} was={was.points} seat={props} />
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
  const vp = CENTER_VP[own.center] ?? 0
  const facts: readonly { icon: string; name: string; n: number; of?: string }[] = [
    // As the window itself: Workers, and from the seventh space on points.
    {
      icon: 'centre',
      name: vp > 0 ? `${w.window}: ${w.points}` : `${w.window}: ${w.workers}`,
      n: vp > 0 ? vp : own.window,
    },
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
