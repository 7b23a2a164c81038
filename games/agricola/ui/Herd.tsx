/** Animals without room for all: which stay when some arrive, and which live on the farm after breeding. */

import { type ReactNode, useState } from 'react'
import { foodOfRest } from '../rules/animals/rest.ts'
import { answerTo, asked } from '../rules/asked.ts'
import { herdNumbers } from '../rules/choices.ts'
import { GOODS, SHEEP } from '../rules/goods.ts'
import { LAST_ROUND } from '../rules/work/spaces.ts'
import { bestFirst } from './herds.ts'
import type { FormProps } from './props.ts'
import { saidIn } from './said.ts'

type Kept = { readonly [species: string]: number }

const SPECIES = ['sheep', 'boar', 'cattle'] as const
/** So many herds are looked at; the others are there for who looks for them. */
const FEW = 4

const numbers = (herd: Kept): readonly number[] => SPECIES.map((species) => herd[species] ?? 0)
const same = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i])
const nameOf = (props: FormProps, icon: string): string =>
  props.text.board.goods[(GOODS as readonly string[]).indexOf(icon)] ?? icon

/** So many of each species; those that are none are left out, or pale. */
function Counted({ herd, of, props }: { herd: readonly number[]; of?: readonly number[]; props: FormProps }) {
  const { Icon } = props.kit
  return SPECIES.map((species, i) => {
    const n = herd[i] ?? 0
    return n === 0 && (of?.[i] ?? 0) === 0 ? null : (
      <span className={n === 0 ? 'quantity zero' : 'quantity'} key={species}>
        <b>{n}</b>
        <Icon name={species} label={nameOf(props, species)} />
      </span>
    )
  })
}

/** What is seldom wanted, folded away. */
function Other({ props, children }: { props: FormProps; children: ReactNode }) {
  return (
    <details className="a-other">
      <summary>{saidIn(props.lang).otherHerds}</summary>
      {children}
    </details>
  )
}

/** Animals have arrived: each button says who stays, who goes, and what that brings. */
export function Herd(props: FormProps) {
  const s = saidIn(props.lang)
  const { Icon } = props.kit
  const decision = asked(props.decision)
  if (decision.kind !== 'keep') return null
  const { form } = decision
  const all = form.items.map(({ have }) => have)
  const before = props.me === null ? [] : (props.before.table.farms[props.me]?.goods.slice(SHEEP) ?? [])
  const offers = (decision.choices ?? []).map((choice) => {
    const herd = herdNumbers(choice.keep)
    const most = foodOfRest(form, herd)
    const cooks = choice.rest === 'cook'
    // To return what could be cooked is nobody's first thought, and to cook what brings nothing neither.
    const plain = choice.rest === undefined || cooks === most > 0
    return { choice, herd, cooks, food: cooks ? most : 0, plain, asBefore: same(herd, before) }
  })
  const breeds = props.view.table.round < LAST_ROUND
  const ranked = bestFirst(
    offers.filter(({ plain }) => plain),
    breeds,
  )
  const shown = ranked.filter(({ asBefore }, i) => i < FEW || asBefore)
  const others = bestFirst(
    offers.filter((offer) => !shown.includes(offer)),
    breeds,
  )
  const button = ({ choice, herd, cooks, food, asBefore }: (typeof offers)[number]) => {
    const key = `${decision.id} ${JSON.stringify(choice)}`
    const option = props.options.find((o) => o.key === key)
    if (option === undefined) return null
    const gone = all.map((n, i) => n - (herd[i] ?? 0))
    return (
      <button
        type="button"
        className={`opt a-herd${option.chosen ? ' is-chosen' : ''}`}
        key={key}
        data-option={key}
        onClick={() => props.choose(option.answer)}
      >
        <span className="a-kept">
          <Counted herd={herd} of={all} props={props} />
          {asBefore && <small>{s.asBefore}</small>}
        </span>
        <span className="a-gone">
          <small>{cooks ? s.cook : s.letGo}</small>
          <Counted herd={gone} props={props} />
          {cooks && (
            <span className="quantity">
              <Icon name="arrow" className="i16" />
              <b>+{food}</b>
              <Icon name="food" label={nameOf(props, 'food')} />
            </span>
          )}
        </span>
      </button>
    )
  }
  return (
    <div className="form">
      <div className="opts">{shown.map(button)}</div>
      {others.length > 0 && (
        <Other props={props}>
          <div className="opts">{others.map(button)}</div>
        </Other>
      )}
    </div>
  )
}

/** Young animals: the best herd is proposed, any other that fits can be counted. */
export function Young(props: FormProps) {
  const w = props.text.board
  const { Icon, Finish } = props.kit
  const decision = asked(props.decision)
  const [chosen, setKept] = useState<Kept | null>(null)
  if (decision.kind !== 'breed') return null
  const { items, herds } = decision.form
  const offers = bestFirst(
    herds.map((kept) => ({ kept, herd: numbers(kept), food: 0 })),
    props.view.table.round < LAST_ROUND,
  )
  const kept = chosen ?? offers[0]?.kept ?? {}
  const most = numbers(Object.fromEntries(items.map(({ key, max }) => [key, max])))
  const send = () =>
    props.finish(answerTo(decision, { keep: Object.fromEntries(Object.entries(kept).filter(([, n]) => n > 0)) }))
  return (
    <div className="form">
      <div className="opts">
        {offers.slice(0, FEW).map((offer) => {
          const is = same(offer.herd, numbers(kept))
          return (
            <label className={`opt a-herd${is ? ' is-chosen' : ''}`} key={offer.herd.join()}>
              <span className="a-kept">
                <input type="radio" name="herd" checked={is} onChange={() => setKept(offer.kept)} />
                <Counted herd={offer.herd} of={most} props={props} />
              </span>
            </label>
          )
        })}
      </div>
      <Other props={props}>
        <p className="cap">{w.fewer}</p>
        <div className="a-count">
          {items.map(({ key, icon, max }) => {
            const n = kept[key] ?? 0
            return (
              <div className="amount" key={key}>
                <span className="quantity">
                  <Icon name={icon} label={nameOf(props, icon)} />
                </span>
                <span className="stepper">
                  <button
                    type="button"
                    aria-label={`${nameOf(props, icon)} −1`}
                    disabled={n === 0}
                    onClick={() => setKept({ ...kept, [key]: n - 1 })}
                  >
                    −
                  </button>
                  <b className="num">{n}</b>
                  <button
                    type="button"
                    aria-label={`${nameOf(props, icon)} +1`}
                    disabled={n >= max}
                    onClick={() => setKept({ ...kept, [key]: n + 1 })}
                  >
                    +
                  </button>
                </span>
              </div>
            )
          })}
        </div>
      </Other>
      <Finish option={`${props.decision.id} herd`} onPress={send}>
        {w.keepThese}
      </Finish>
    </div>
  )
}
