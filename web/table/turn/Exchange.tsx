/** "Exchange …": one drawer at the goods for what may be exchanged at any time; nothing of it is among the options. */

import type { Answer } from '@dorfplatz/kernel'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { useEffect, useMemo, useRef, useState } from 'react'
import { settings } from '../../app/settings.ts'
import { Glyph } from '../../parts/Glyph.tsx'
import { Popover } from '../../parts/Popover.tsx'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { answersOf, type ExchangeRow, exchangeRows } from './exchanges.ts'
import { type Foreseen, isLookedAt, useForesight } from './foresight.ts'
import type { StopsSet } from './stops.ts'
import type { Turn } from './turn.ts'

function Row(props: { row: ExchangeRow; n: number; set: (n: number) => void }) {
  const t = useText()
  const { row, n, set } = props
  const chosen = row.times[n - 1] ?? row.once
  return (
    <li className={`exchange-row${n > 0 ? ' counted' : ''}`}>
      <span className="exchange-rate">
        <Words sentence={chosen.sentence} still />
      </span>
      <span className="stepper">
        <button type="button" aria-label={t.counting.fewer} disabled={n === 0} onClick={() => set(n - 1)}>
          −
        </button>
        <b className="num" aria-live="polite">
          {n}
        </b>
        <button
          type="button"
          aria-label={t.counting.oftener}
          disabled={n >= row.times.length}
          onClick={() => set(n + 1)}
        >
          +
        </button>
        {row.times.length > 2 && (
          <button type="button" className="all" disabled={n === row.times.length} onClick={() => set(row.times.length)}>
            {t.exchange.all(row.times.length)}
          </button>
        )}
      </span>
    </li>
  )
}

interface ExchangeProps {
  readonly board: BoardProps
  readonly ui: GameUi
  readonly turn: Turn
  readonly stops: StopsSet
  /** What would reveal something is looked at in advance. */
  readonly ahead: boolean
  /**
   * So is what a single press would do, alone at the table: nobody waits, and a pointer slips less than a thumb. A table on
   * a server is asked only about what is pointed at.
   */
  readonly atOnce: 'always' | 'pointed' | 'never'
}

const NOTHING: readonly ExchangeRow[] = []

/** Nothing of it says that it confirms: only what it reveals is known by its eye. */
const revealed = (seen: Foreseen | null): Foreseen | null => (seen?.reveals === true ? seen : null)

export function Exchange({ board, ui, turn, stops, ahead, atOnce }: ExchangeProps) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [counted, setCounted] = useState<{ readonly [key: string]: number }>({})
  const { options } = board
  const rows = useMemo(
    () =>
      exchangeRows(
        options.filter((o) => ui.isExchange?.(o) === true),
        ui.amounts,
      ),
    [options, ui],
  )
  // A single exchange is counted at first, for who opens the drawer means it: once, or all that is left where it is a turn.
  const [first] = rows
  const only = rows.length === 1 && first !== undefined && ui.givesAway?.(first.once) !== true ? first : undefined
  const meant = ({ once, times }: ExchangeRow): number => (once.decision === null ? 1 : times.length)
  const countOf = (row: ExchangeRow): number =>
    Math.min(counted[row.key] ?? (only?.key === row.key ? meant(row) : 0), row.times.length)
  const answers = answersOf(rows, Object.fromEntries(rows.map((row) => [row.key, countOf(row)])))
  const idle = rows.length === 0
  const close = () => {
    setOpen(false)
    setCounted({})
  }
  const foreseen = revealed(useForesight(turn, ahead && open && answers.length > 0 ? answers : null, stops.passesAhead))
  const make = (made: readonly Answer[], seen: Foreseen | null, clicks: number) => {
    if (seen !== null && isLookedAt(seen, clicks, performance.now())) turn.seal(seen.answers, true)
    else turn.restage(turn.staged.length, made)
  }
  // An exchange that is a turn is mostly made with all that is left: one press.
  const all = (ui.exchangesTurn === true ? rows : NOTHING).find(({ once }) => once.decision !== null)?.times.at(-1)
  const whole = useMemo(() => (all === undefined ? null : [all.answer]), [all])
  const [pointed, setPointed] = useState(false)
  const looks = ahead && !open && (atOnce === 'always' || (atOnce === 'pointed' && pointed))
  const foreseenAll = revealed(useForesight(turn, looks ? whole : null, stops.passesAhead))
  const go = (event: React.MouseEvent) => {
    make(answers, foreseen, event.detail)
    close()
    button.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!settings().keys || event.key.toLowerCase() !== 't' || event.repeat) return
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select') !== null) return
      button.current?.focus({ preventScroll: true })
      button.current?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <span className="exchange-part">
      {ui.exchangesTurn === true && (
        <button
          type="button"
          className="to-exchange exchange-all"
          disabled={whole === null}
          data-option={all?.key}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onFocus={() => setPointed(true)}
          onBlur={() => setPointed(false)}
          title={foreseenAll === null ? undefined : t.table.reveals + t.table.revealsAfter}
          onClick={(event) => make(whole ?? [], foreseenAll, event.detail)}
        >
          <span className="exchange-rate">{all !== undefined && <Words sentence={all.sentence} still />}</span>
          <span className="exchange-word">
            {foreseenAll !== null && <Glyph name="eye" />}
            {t.exchange.everything}
          </span>
        </button>
      )}
      <button
        ref={button}
        type="button"
        className="to-exchange exchange-some"
        disabled={idle}
        title={idle ? t.exchange.nothing : undefined}
        aria-expanded={open && !idle}
        aria-keyshortcuts="T"
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Glyph name="exchange" />
        {t.exchange.open}
      </button>
      {open && !idle && (
        <Popover at={() => button.current} title={t.exchange.title} onClose={close}>
          <ul className="exchange-rows">
            {rows.map((row) => (
              <Row key={row.key} row={row} n={countOf(row)} set={(n) => setCounted({ ...counted, [row.key]: n })} />
            ))}
          </ul>
          <button
            type="button"
            className="btn primary small exchange-go"
            title={foreseen === null ? undefined : t.table.reveals + t.table.revealsAfter}
            disabled={answers.length === 0}
            onClick={go}
          >
            {foreseen !== null && <Glyph name="eye" />}
            {t.exchange.go}
          </button>
        </Popover>
      )}
    </span>
  )
}
