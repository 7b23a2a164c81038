/** The banner of a table in regions: one sentence and one line of detail at a height that never changes. */

import { Fragment, useLayoutEffect, useRef } from 'react'
import { SeatShape } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'
import { type BannerProps, Left, Saying, seatSaid } from './Banner.tsx'
import { deadlineOf } from './deadline.ts'
import type { Table } from './useTable.tsx'

/**
 * Sentences that are longer than a line are set smaller, in steps; before they are tiny the detail below them goes. What was
 * chosen stands in full where that helps, at last in one run with the sentence; where it is too long at every size, two lines
 * of it scroll, or the whole run.
 */
const SIZES = ['0', '1', '2', 'bare', '3', 'run']

/** Sets a sentence as large as its place allows. */
function useFit() {
  const place = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const { current: p } = place
    if (p === null) return
    const setSize = () => {
      const fits = (size: string) => {
        p.dataset.fit = size
        return p.scrollWidth <= p.clientWidth + 1 && p.scrollHeight <= p.clientHeight + 1
      }
      p.removeAttribute('data-long')
      // On phones others' last move stands below a sentence that it makes hardly smaller.
      p.setAttribute('data-roomy', '')
      if (SIZES.slice(0, 2).some(fits)) return
      p.removeAttribute('data-roomy')
      for (const long of [false, true]) {
        p.toggleAttribute('data-long', long)
        if (SIZES.some(fits)) return
      }
    }
    setSize()
    const watch = new ResizeObserver(setSize)
    watch.observe(p)
    const told = new MutationObserver(setSize)
    told.observe(p, { childList: true, characterData: true, subtree: true })
    void document.fonts.ready.then(setSize)
    return () => {
      watch.disconnect()
      told.disconnect()
    }
  }, [])
  return place
}

function sayingOf(table: Table): Omit<BannerProps, 'refusal'> {
  const { turn, live, text, names, me, state, enough, canUndo, news, thenLine, due, sitters, link } = table
  return {
    turn,
    enough,
    live,
    text,
    names,
    me,
    log: state.log,
    canUndo,
    lost: state.status === 'lost',
    left: me !== null && sitters[me] === 'bot',
    pass: table.pass,
    until: deadlineOf(state.info?.seats ?? [], me),
    skip: state.replaying === true ? link.skip : null,
    back:
      news.shown === null ? null : { step: news.shown.step + 1, of: news.lines.length, seat: thenLine?.seat ?? null },
    moment: table.held ? (table.beat?.title ?? null) : null,
    moves: table.ui.moves,
    ui: table.ui,
    markOf: table.ui.log?.markOf,
    learned: table.teacher?.over ?? null,
    absent:
      state.info?.pace.kind === 'live' && due !== undefined && sitters[due.seat] === 'away'
        ? { takeover: state.info.seats[due.seat]?.takeover ?? null }
        : null,
  }
}

interface StepProps {
  readonly table: Table
  /** A line below what is said. */
  readonly hint: React.ReactNode
  readonly children: React.ReactNode
}

export function StepBanner({ table, hint, children }: StepProps) {
  const t = useText()
  const said = sayingOf(table)
  const { turn, live, me, back, until } = said
  const due = seatSaid(live, turn.view, me)
  const seat = back === null ? due : back.seat
  const mine = me !== null && live.decisions.length > 0 && back === null
  const place = useFit()
  return (
    <section className={`banner${mine ? ' mine' : ''}`} aria-label={t.table.onTurn}>
      {seat != null ? <SeatShape seat={seat} className="who" /> : <span className="who" />}
      <div className="saying">
        <p ref={place} className="say" aria-live="polite">
          {said.lost ? (
            <>
              <b>{t.table.reconnecting}</b> {(turn.busy || turn.staged.length > 0) && t.table.moveKept}
            </>
          ) : (
            // Another sentence is not the old one with its words moved about.
            <Fragment key={table.step}>
              <Saying {...said} />
            </Fragment>
          )}
        </p>
        {hint}
      </div>
      {until !== null && !live.over && <Left until={until} />}
      {children}
      {table.refusal}
    </section>
  )
}
