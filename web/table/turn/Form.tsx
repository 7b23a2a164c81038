/** Simple forms for answers that are built: amounts of things, a pick among things, an order of things. */

import type { Decision, Json } from '@dorfplatz/kernel'
import type { BoardProps } from '@dorfplatz/ui'
import { useState } from 'react'
import { Icon } from '../../parts/Icon.tsx'
import { isDrawn } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { type FormItem, type FormSpec, formOf } from './formOf.ts'

function labelOf(item: FormItem, lang: string): string {
  if (typeof item.label === 'string') return item.label
  return item.label?.[lang] ?? String(item.key)
}

function Mark({ item, lang }: { item: FormItem; lang: string }) {
  return (
    <>
      {item.icon !== undefined && isDrawn(item.icon) && <Icon name={item.icon} className="i28" />}
      <span>{labelOf(item, lang)}</span>
    </>
  )
}

function Amounts({ spec, lang, send }: { spec: FormSpec; lang: string; send: (choice: Json) => void }) {
  const t = useText()
  const [amounts, setAmounts] = useState<{ readonly [key: string]: number }>({})
  const total = Object.values(amounts).reduce((a, b) => a + b, 0)
  const min = spec.min ?? 0
  const max = spec.max ?? Number.POSITIVE_INFINITY
  const put = (key: string, n: number) => setAmounts({ ...amounts, [key]: n })
  return (
    <div className="form">
      {spec.items.map((item) => {
        const key = String(item.key)
        const n = amounts[key] ?? 0
        const name = labelOf(item, lang)
        return (
          <div className="amount" key={key}>
            <Mark item={item} lang={lang} />
            <span className="stepper">
              <button type="button" aria-label={`${name} −1`} disabled={n === 0} onClick={() => put(key, n - 1)}>
                −
              </button>
              <b className="num" aria-live="polite">
                {n}
              </b>
              <button
                type="button"
                aria-label={`${name} +1`}
                disabled={n >= (item.max ?? Number.POSITIVE_INFINITY) || total >= max}
                onClick={() => put(key, n + 1)}
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
        disabled={total < min || total > max}
        onClick={() => send(Object.fromEntries(Object.entries(amounts).filter(([, n]) => n > 0)))}
      >
        {t.table.choose} ({t.table.amountsTotal(total)})
      </button>
    </div>
  )
}

function Pick({ spec, lang, send }: { spec: FormSpec; lang: string; send: (choice: Json) => void }) {
  const t = useText()
  const [picked, setPicked] = useState<readonly (string | number)[]>([])
  const min = spec.min ?? 0
  const max = spec.max ?? spec.items.length
  const toggle = (key: string | number) => {
    if (picked.includes(key)) setPicked(picked.filter((k) => k !== key))
    else setPicked(max === 1 ? [key] : [...picked, key].slice(0, max))
  }
  return (
    <div className="form">
      <div className="opts">
        {spec.items.map((item) => (
          <label className={`opt${picked.includes(item.key) ? ' is-chosen' : ''}`} key={String(item.key)}>
            <input type="checkbox" checked={picked.includes(item.key)} onChange={() => toggle(item.key)} />
            <Mark item={item} lang={lang} />
          </label>
        ))}
      </div>
      <button
        type="button"
        className="btn primary"
        disabled={picked.length < min || picked.length > max}
        onClick={() => send(spec.items.map((i) => i.key).filter((key) => picked.includes(key)))}
      >
        {t.table.choose} ({t.table.amountsTotal(picked.length)})
      </button>
    </div>
  )
}

function Order({ spec, lang, send }: { spec: FormSpec; lang: string; send: (choice: Json) => void }) {
  const t = useText()
  const [order, setOrder] = useState(spec.items.map((i) => i.key))
  const move = (i: number, by: number) => {
    const next = order.slice()
    const [item] = next.splice(i, 1)
    if (item !== undefined) next.splice(i + by, 0, item)
    setOrder(next)
  }
  return (
    <div className="form">
      <ol className="orderlist">
        {order.map((key, i) => {
          const item = spec.items.find((x) => x.key === key) ?? { key }
          const name = labelOf(item, lang)
          return (
            <li key={String(key)}>
              <Mark item={item} lang={lang} />
              <span className="stepper">
                <button type="button" aria-label={`${name} ↑`} disabled={i === 0} onClick={() => move(i, -1)}>
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`${name} ↓`}
                  disabled={i === order.length - 1}
                  onClick={() => move(i, 1)}
                >
                  ↓
                </button>
              </span>
            </li>
          )
        })}
      </ol>
      <button type="button" className="btn primary" onClick={() => send(order)}>
        {t.table.choose}
      </button>
    </div>
  )
}

/** The last resort: the answer as the engine writes it, checked by the engine. */
function Raw({ form, send }: { form: Json; send: (choice: Json) => void }) {
  const t = useText()
  const [raw, setRaw] = useState('')
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    try {
      send(JSON.parse(raw) as Json)
    } catch {
      send(raw)
    }
  }
  return (
    <form className="form" onSubmit={submit}>
      <pre className="rule raw">{JSON.stringify(form, null, 1)}</pre>
      <textarea
        className="field"
        rows={3}
        value={raw}
        aria-label={t.table.send}
        onChange={(e) => setRaw(e.target.value)}
      />
      <button type="submit" className="btn primary">
        {t.table.send}
      </button>
    </form>
  )
}

export function Form({ decision, board }: { decision: Decision; board: BoardProps }) {
  const form = formOf(decision)
  const send = (choice: Json) => board.choose({ to: decision.id, choice: form === null ? choice : form.answer(choice) })
  if (form?.spec.type === 'amounts') return <Amounts spec={form.spec} lang={board.lang} send={send} />
  if (form?.spec.type === 'pick') return <Pick spec={form.spec} lang={board.lang} send={send} />
  if (form?.spec.type === 'order') return <Order spec={form.spec} lang={board.lang} send={send} />
  return <Raw form={decision.form ?? { ...decision.shape }} send={send} />
}
