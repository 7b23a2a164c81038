/** The harvest meal, filled in with what costs least: what is turned into food, and what is kept back. */

import { useState } from 'react'
import { answerTo, asked } from '../rules/asked.ts'
import { KEEP, type MealAmounts, mealSum } from '../rules/calendar/meal.ts'
import type { MealItem } from '../rules/forms.ts'
import { GOODS } from '../rules/goods.ts'
import { LAST_ROUND } from '../rules/work/spaces.ts'
import { cheapestMeal } from './cheapest.ts'
import type { FormProps } from './props.ts'
import { saidIn } from './said.ts'

/** The second half of a double click, in ms, is no second look. */
const SECOND_LOOK = 600

/** Food from the supply, food from exchanges, and what is missing. */
function Pips({ need, stock, made }: { need: number; stock: number; made: number }) {
  const kind = (i: number) => (i < stock ? 'bread' : i < stock + made ? 'made' : '')
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: need }, (_, i) => `${i} ${kind(i)}`).map((key, i) => (
        <i key={key} className={kind(i)} />
      ))}
    </span>
  )
}

export function Meal(props: FormProps) {
  const w = props.text.board
  const s = saidIn(props.lang)
  const { Icon, Finish } = props.kit
  const decision = asked(props.decision)
  const farm = props.me === null ? undefined : props.view.table.farms[props.me]
  const [changed, setChanged] = useState<MealAmounts | null>(null)
  /** Who would beg though something could still feed is asked once more. */
  const [warnedAt, setWarnedAt] = useState<number | null>(null)
  if (decision.kind !== 'feed' || farm === undefined) return null
  const { form } = decision
  const amounts = changed ?? cheapestMeal(form, farm, props.view.table.round === LAST_ROUND)
  const { food, missing, more } = mealSum(form, amounts)
  const name = (icon: string) => w.goods[(GOODS as readonly string[]).indexOf(icon)] ?? icon
  const kept = amounts[KEEP] ?? 0
  const put = (key: string, n: number) => {
    setWarnedAt(null)
    setChanged({ ...amounts, [key]: n })
  }
  const used = Object.entries(amounts).filter(([key, n]) => n > 0 && key !== KEEP)
  const meal = answerTo(decision, { feed: Object.fromEntries(used), ...(kept > 0 ? { keep: kept } : {}) })
  const send = () => props.finish(meal)
  // Begging takes two presses, whatever is left: the first one only says what it costs.
  const beg = (pressed: number) => {
    if (warnedAt === null) setWarnedAt(pressed)
    else if (pressed > warnedAt + SECOND_LOOK) send()
  }
  const cardName = (card: number) => (card === 0 ? s.raw : (props.card(String(card))?.name[props.lang] ?? ''))
  const source = (item: MealItem) => {
    const n = amounts[item.key] ?? 0
    const by = item.key === KEEP ? s.keptBack : cardName(item.card)
    const label = item.key === KEEP ? w.keep : `${name(item.icon)} ${cardName(item.card)}`
    return (
      <div className={`a-source${n > 0 ? ' used' : ''}`} key={item.key}>
        <span className="a-swap">
          <span className="quantity">
            <b>{item.give}</b>
            <Icon name={item.icon} label={name(item.icon)} />
          </span>
          {item.key !== KEEP && (
            <>
              <Icon name="arrow" className="i16" />
              <span className="quantity">
                <b>{item.food}</b>
                <Icon name="food" label={name('food')} />
              </span>
            </>
          )}
          <small>{by}</small>
        </span>
        <span className="stepper">
          <button type="button" aria-label={`${label} −1`} disabled={n === 0} onClick={() => put(item.key, n - 1)}>
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
  }
  const stock = Math.min(form.need, form.food - kept)
  return (
    <div className="a-meal">
      <h2 className="a-need" role="status">
        {s.mealFor(form.need, farm.people)}
        <Pips need={form.need} stock={stock} made={Math.max(0, food - stock)} />
        {missing === 0 ? <span className="a-fed">{s.fed}</span> : <b className="a-lacking">{s.missing(missing)}</b>}
      </h2>
      <p className="rule">{s.mealHint(form.food)}</p>
      <div className="a-sources">{form.items.filter((item) => item.max > 0).map(source)}</div>
      {missing > 0 && more && (
        <button
          type="button"
          className="btn small danger a-beg"
          data-option={`${props.decision.id} beg`}
          onClick={(event) => beg(event.timeStamp)}
        >
          <Icon name="sack" />
          {warnedAt === null ? s.beg : w.reallyBeg(missing)}
        </button>
      )}
      {missing === 0 ? (
        <Finish icon="food" option={`${props.decision.id} meal`} answer={meal} onPress={send}>
          {w.feed}
        </Finish>
      ) : more ? (
        <Finish icon="food">{w.feed}</Finish>
      ) : (
        <Finish icon="sack" danger option={`${props.decision.id} meal`} onPress={(event) => beg(event.timeStamp)}>
          {warnedAt === null ? s.begSure(missing) : w.reallyBeg(missing)}
        </Finish>
      )}
    </div>
  )
}
