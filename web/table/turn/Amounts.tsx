/** Counters for what is being counted, with the rule of the price, what is still missing, and what may be done instead. */

import type { Sentence } from '@dorfplatz/kernel'
import { type BoardProps, cheapest, missing, type Way, wayWith } from '@dorfplatz/ui'
import { useContext, useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { type Counter, Counters, Pips } from '../../parts/Counters.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { Finish, FinishPlace } from '../frame/Finish.tsx'
import { isCovered } from '../frame/keys.ts'
import { added, type Tally, type Tallying } from './tally.ts'

const total = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

/** What is counted, as words with woodcuts. */
export function amountsSaid({ mixture, counting, amounts }: Tally): Sentence {
  return mixture.things.flatMap((name, i): Sentence => {
    const n = amounts[i] ?? 0
    const { icon, label } = counting.thing(name)
    return n === 0 ? [] : [{ n }, { icon, label }, ' ']
  })
}

/** Digits count while counters are open, wherever the focus is; they then choose nothing else. */
export function useCountKeys({ tally, add, take }: Tallying): void {
  const latest = useRef({ tally, add, take })
  latest.current = { tally, add, take }
  const isOpen = tally !== null
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      const { tally: now, add: more, take: less } = latest.current
      if (now === null || !settings().keys || isCovered() || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
      const thing = Number(digit) - 1
      if (digit === undefined || thing >= now.mixture.things.length) return
      event.preventDefault()
      if (event.repeat) return
      if (event.shiftKey) {
        if ((now.amounts[thing] ?? 0) > 0) less(thing)
      } else if (added(now, thing) !== undefined) more(thing)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [isOpen])
}

const isDearAlone = ({ mixture, counting }: Tally, { amounts }: Way): boolean =>
  amounts.every((n, i) => n === 0 || counting.thing(mixture.things[i] ?? '').dear === true)

/** How many more pieces make it whole: what is dear has a press of its own, and is no piece that is missing. */
export function stillMissing(tally: Tally): number {
  const { mixture, amounts } = tally
  const ways = mixture.ways.filter((way) => !isDearAlone(tally, way))
  return missing({ ...mixture, ways }, amounts) ?? missing(mixture, amounts) ?? 0
}

/** Ways to pay with what is dear alone: a press, not a counter. */
const dearWays = (tally: Tally): readonly Way[] => tally.mixture.ways.filter((way) => isDearAlone(tally, way))

export function Amounts({
  tallying,
  board,
  boxed = false,
}: {
  tallying: Tallying
  board: BoardProps
  /** In a box beside its place: what finishes stands there, too. */
  boxed?: boolean
}) {
  const t = useText()
  const { tally, add, take, put } = tallying
  const elsewhere = useContext(FinishPlace).element !== null
  if (tally === null) return null
  const { mixture, counting, amounts, others } = tally
  const pays = counting.deed === 'pay'
  const instead = dearWays(tally)
  const isDear = (thing: number) => instead.some((way) => (way.amounts[thing] ?? 0) > 0)
  const proposed = cheapest(mixture, counting.thing)
  const items = mixture.things.map((name, i): Counter => {
    const { icon, label, have } = counting.thing(name)
    return {
      name,
      icon,
      label,
      n: amounts[i] ?? 0,
      has: have === null ? null : pays ? t.counting.from(have) : t.counting.has(have),
      canAdd: added(tally, i) !== undefined,
      hidden: isDear(i),
    }
  })
  const way = wayWith(mixture, amounts)
  const left = stillMissing(tally)
  const n = total(amounts)
  return (
    <div className="amounts">
      {/* In a popover the title stands above it. */}
      {counting.title !== undefined && <h3 className="amounts-title">{counting.title}</h3>}
      <div className="amounts-body">
        <Counters items={items} onAdd={add} onTake={take} />
        {counting.rule !== undefined && <p className="amounts-rule">{counting.rule}</p>}
      </div>
      <p className={`amounts-sum${way === undefined ? '' : ' whole'}`} aria-live="polite">
        {way !== undefined && pays ? <Icon name="check" className="i16" /> : <Pips n={n} missing={left} />}
        {way === undefined ? t.counting.missing(left) : pays ? t.counting.paid(n) : t.counting.sum(n, n)}
      </p>
      {(instead.length > 0 || others.length > 0) && (
        <div className="amounts-else">
          {instead
            .map((dear) => (dear === way ? proposed : dear))
            .filter((other) => other !== undefined && other !== way)
            .map((other) => (
              <button
                type="button"
                className="btn small quiet"
                key={other?.option.key}
                onClick={() => put(other?.amounts ?? amounts)}
              >
                {t.counting.instead} <Words sentence={amountsSaid({ ...tally, amounts: other?.amounts ?? [] })} still />
              </button>
            ))}
          {others.map((option) => (
            <button
              type="button"
              className="btn small quiet"
              key={option.key}
              data-option={option.key}
              onClick={() => board.choose(option.answer)}
            >
              <Words sentence={option.sentence} still />
            </button>
          ))}
        </div>
      )}
      {(boxed || !elsewhere) && way !== undefined && !tally.stages && (
        <button
          type="button"
          className="btn primary small amounts-do"
          data-option={way.option.key}
          onClick={() => board.finish(way.option.answer)}
        >
          {pays ? t.counting.pay : t.counting.take}
        </button>
      )}
    </div>
  )
}

/** The one button that finishes what is counted; where it is staged as soon as it is whole, the turn's own does. */
export function TallyFinish({ tally, board }: { tally: Tally; board: BoardProps }) {
  const t = useText()
  const { mixture, counting, amounts, stages } = tally
  const way = wayWith(mixture, amounts)
  if (way === undefined) return <Finish>{t.counting.missing(stillMissing(tally))}</Finish>
  if (stages) return null
  return (
    <Finish onPress={() => board.finish(way.option.answer)} option={way.option.key}>
      {counting.deed === 'pay' ? t.counting.pay : t.counting.take}: <Words sentence={amountsSaid(tally)} still />
    </Finish>
  )
}
