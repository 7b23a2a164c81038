/** The harvest meal: what is turned into food, and what is kept back. */

import { useState } from 'react'
import type { FormProps } from './props.ts'
import { GOOD_ICONS, wordsOf } from './words.ts'

interface MealForm {
  readonly need: number
  readonly food: number
  readonly items: readonly {
    readonly key: string
    readonly icon: string
    readonly card: number
    readonly give: number
    readonly food: number
    readonly max: number
  }[]
}

export function Meal(props: FormProps) {
  const w = wordsOf(props.lang)
  const { Icon } = props.kit
  const [amounts, setAmounts] = useState<{ readonly [key: string]: number }>({})
  const form = props.decision.form as unknown as MealForm
  const gained = form.items.reduce((sum, item) => sum + (amounts[item.key] ?? 0) * item.food, 0)
  const food = form.food + gained - (amounts.keep ?? 0)
  const name = (icon: string) => w.goods[(GOOD_ICONS as readonly string[]).indexOf(icon)] ?? icon
  const put = (key: string, n: number) => setAmounts({ ...amounts, [key]: n })
  const cardName = (card: number) => (card === 0 ? '' : (props.card(String(card))?.name[props.lang] ?? ''))
  return (
    <div className="form">
      <p className="ask" role="status">
        {w.need(form.need, food)}
      </p>
      {form.items
        .filter((item) => item.max > 0)
        .map((item) => {
          const n = amounts[item.key] ?? 0
          const label = item.key === 'keep' ? w.keep : `${name(item.icon)} ${cardName(item.card)}`
          return (
            <div className="amount" key={item.key}>
              {item.key === 'keep' ? (
                <span>{w.keep}</span>
              ) : (
                <span>
                  <span className="q">
                    <b>{item.give}</b>
                    <Icon name={item.icon} label={name(item.icon)} />
                  </span>{' '}
                  <Icon name="arrow" className="i16" />{' '}
                  <span className="q">
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
        onClick={() =>
          props.choose({
            to: props.decision.id,
            choice: Object.fromEntries(Object.entries(amounts).filter(([, n]) => n > 0)),
          })
        }
      >
        <Icon name="food" />
        {w.feed}
      </button>
    </div>
  )
}
