/** The harvest meal: what is turned into food, and what is kept back. */

import { useState } from 'react'
import { answerTo, asked } from '../rules/asked.ts'
import { KEEP, type MealAmounts, mealSum } from '../rules/calendar/meal.ts'
import type { FormProps } from './props.ts'
import { GOOD_ICONS } from './words.ts'

/** The second half of a double click, in ms, is no second look. */
const SECOND_LOOK = 600

export function Meal(props: FormProps) {
  const w = props.text.board
  const { Icon } = props.kit
  const [amounts, setAmounts] = useState<MealAmounts>({})
  /** Who would beg though something could still feed is asked once more. */
  const [warnedAt, setWarnedAt] = useState<number | null>(null)
  const decision = asked(props.decision)
  if (decision.kind !== 'feed') return null
  const { form } = decision
  const { food, missing, more } = mealSum(form, amounts)
  const warns = missing > 0 && more
  const name = (icon: string) => w.goods[(GOOD_ICONS as readonly string[]).indexOf(icon)] ?? icon
  const put = (key: string, n: number) => {
    setWarnedAt(null)
    setAmounts({ ...amounts, [key]: n })
  }
  const feed = (pressed: number) => {
    if (warns && warnedAt === null) setWarnedAt(pressed)
    else if (warnedAt === null || pressed > warnedAt + SECOND_LOOK) {
      const used = Object.entries(amounts).filter(([key, n]) => n > 0 && key !== KEEP)
      const keep = amounts[KEEP] ?? 0
      props.choose(answerTo(decision, { feed: Object.fromEntries(used), ...(keep > 0 ? { keep } : {}) }))
    }
  }
  const cardName = (card: number) => (card === 0 ? '' : (props.card(String(card))?.name[props.lang] ?? ''))
  return (
    <div className="form">
      <p className="ask" role="status">
        {w.need(form.need, food)} {missing > 0 && <b className="a-lacking">{w.lacking(missing)}</b>}
      </p>
      {form.items
        .filter((item) => item.max > 0)
        .map((item) => {
          const n = amounts[item.key] ?? 0
          const label = item.key === KEEP ? w.keep : `${name(item.icon)} ${cardName(item.card)}`
          return (
            <div className="amount" key={item.key}>
              {item.key === KEEP ? (
                <span>{w.keep}</span>
              ) : (
                <span>
                  <span className="quantity">
                    <b>{item.give}</b>
                    <Icon name={item.icon} label={name(item.icon)} />
                  </span>{' '}
                  <Icon name="arrow" className="i16" />{' '}
                  <span className="quantity">
                    <b>{item.food}</b>
                    <Icon name="food" label={name('food')} />
                  </span>{' '}
                  <small className="cap">{cardName(item.card)}</small>
                </span>
              )}
              <span className="stepper">
                <button
                  type="button"
                  aria-label={`${label} −1`}
                  disabled={n === 0}
                  onClick={() => put(item.key, n - 1)}
                >
                  −
                </button>
                <b className="num">{n}</b>
                <button
                  type="button"
                  aria-label={`${label} +1`}
                  disabled={n >= item.max}
                  onClick={() => put(item.key, n + 1)}
                >
                  +
                </button>
              </span>
            </div>
          )
        })}
      <button
        type="button"
        className="btn primary"
        data-option={`${props.decision.id} meal`}
        onClick={(event) => feed(event.timeStamp)}
      >
        <Icon name={missing === 0 ? 'food' : 'sack'} />
        {missing === 0 ? w.feed : warns && warnedAt !== null ? w.reallyBeg(missing) : w.beg(missing)}
      </button>
    </div>
  )
}
