/** Amounts chosen by tapping: one counter for each thing; a tap adds one, minus takes one back. */

import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'

export interface Counter {
  readonly name: string
  readonly icon: string
  readonly label: string
  readonly n: number
  /** How many one has, in words. */
  readonly has: string | null
  readonly canAdd: boolean
  /** Offered otherwise than by counting; its digit stays its own. */
  readonly hidden: boolean
}

export function Counters(props: {
  readonly items: readonly Counter[]
  onAdd(thing: number): void
  onTake(thing: number): void
}) {
  const t = useText()
  return (
    <div className="counters">
      {props.items.map((item, i) => {
        if (item.hidden) return null
        const idle = item.n === 0 && !item.canAdd
        return (
          <div
            className={`counter${item.n > 0 ? ' counted' : idle ? ' none' : ''}`}
            key={item.name}
            data-count={item.name}
          >
            <button
              type="button"
              className="counter-add"
              tabIndex={-1}
              aria-hidden="true"
              disabled={!item.canAdd}
              onClick={() => props.onAdd(i)}
            >
              <Icon name={item.icon} />
              <small className="counter-name">{item.label}</small>
              <span className="counter-n">
                <b>{item.n}</b>
                {item.has !== null && <small>{item.has}</small>}
              </span>
            </button>
            <fieldset className="counter-do" aria-label={`${item.label}: ${item.n}`}>
              <button
                type="button"
                aria-label={t.counting.less(item.label)}
                disabled={item.n === 0}
                onClick={() => props.onTake(i)}
              >
                −
              </button>
              <button
                type="button"
                className="more"
                aria-label={t.counting.more(item.label)}
                {...(i < 9 ? { 'aria-keyshortcuts': String(i + 1) } : {})}
                disabled={!item.canAdd}
                onClick={() => props.onAdd(i)}
              >
                +
              </button>
            </fieldset>
          </div>
        )
      })}
    </div>
  )
}

/** More than that is said in words alone. */
const MOST_PIPS = 12

/** So many are counted, so many are missing. */
export function Pips({ n, missing }: { readonly n: number; readonly missing: number }) {
  if (n + missing > MOST_PIPS) return null
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: n + missing }, (_, i) => i).map((i) => (
        <i key={i} className={i < n ? 'full' : ''} />
      ))}
    </span>
  )
}
