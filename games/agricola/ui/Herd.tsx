/** Breeding without room for all young animals: which animals the farm keeps. */

import { useState } from 'react'
import { answerTo, asked } from '../rules/asked.ts'
import { GOODS } from '../rules/goods.ts'
import type { FormProps } from './props.ts'

type Kept = { readonly [species: string]: number }

const sameHerd = (a: Kept, b: Kept): boolean =>
  ['sheep', 'boar', 'cattle'].every((species) => (a[species] ?? 0) === (b[species] ?? 0))

export function Herd(props: FormProps) {
  const w = props.text.board
  const { Icon, Finish } = props.kit
  const decision = asked(props.decision)
  const [chosen, setKept] = useState<Kept | null>(null)
  if (decision.kind !== 'breed') return null
  const { items, herds } = decision.form
  const kept = chosen ?? herds[0] ?? {}
  const name = (icon: string) => w.goods[(GOODS as readonly string[]).indexOf(icon)] ?? icon
  const send = () =>
    props.finish(answerTo(decision, { keep: Object.fromEntries(Object.entries(kept).filter(([, n]) => n > 0)) }))
  return (
    <div className="form">
      <div className="opts">
        {herds.map((herd) => (
          <label className={`opt${sameHerd(herd, kept) ? ' is-chosen' : ''}`} key={JSON.stringify(herd)}>
            <input type="radio" name="herd" checked={sameHerd(herd, kept)} onChange={() => setKept(herd)} />
            {items.map(({ key, icon }) => (
              <span className="quantity" key={key}>
                <b>{herd[key] ?? 0}</b>
                <Icon name={icon} label={name(icon)} />
              </span>
            ))}
          </label>
        ))}
      </div>
      <p className="cap">{w.fewer}</p>
      {items.map(({ key, icon, max }) => {
        const n = kept[key] ?? 0
        return (
          <div className="amount" key={key}>
            <span className="quantity">
              <Icon name={icon} label={name(icon)} />
            </span>
            <span className="stepper">
              <button
                type="button"
                aria-label={`${name(icon)} −1`}
                disabled={n === 0}
                onClick={() => setKept({ ...kept, [key]: n - 1 })}
              >
                −
              </button>
              <b className="num">{n}</b>
              <button
                type="button"
                aria-label={`${name(icon)} +1`}
                disabled={n >= max}
                onClick={() => setKept({ ...kept, [key]: n + 1 })}
              >
                +
              </button>
            </span>
          </div>
        )
      })}
      <Finish option={`${props.decision.id} herd`} onPress={send}>
        {w.keepThese}
      </Finish>
    </div>
  )
}
