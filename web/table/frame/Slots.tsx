/** The two places that never move: what takes back, and what finishes. In the banner; on phones in the sheet at the thumb. */

import { PASS } from '@dorfplatz/kernel'
import { Fragment, type Ref, useEffect, useRef } from 'react'
import { Glyph } from '../../parts/Glyph.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { undoPointBefore } from '../turn/undoPoints.ts'
import type { Table } from './useTable.tsx'

interface SlotsProps {
  readonly table: Table
  /** Where a form's own button goes, and whether there is one. */
  readonly place: Ref<HTMLSpanElement>
  readonly taken: boolean
}

/** The button that finishes, unless a form has its own there. */
function Ending({ table }: { table: Table }) {
  const t = useText()
  const { turn, enough, end, endConfirms, endReveals, pass, state, link, ui, view, text } = table
  const button = useRef<HTMLButtonElement>(null)
  const settled = turn.staged.length > 0 && (turn.view.decisions.length === 0 || turn.reveals)
  const passes = pass !== null
  useEffect(() => {
    if (settled || passes) button.current?.focus({ preventScroll: true })
  }, [settled, passes])
  if (pass !== null) {
    return (
      <button ref={button} type="button" className="btn finish primary hand-over" onClick={pass.go}>
        <Icon name="arrow" />
        <span>{t.table.passOn(pass.to)}</span>
      </button>
    )
  }
  if (state.replaying === true) {
    return (
      <button type="button" className="btn finish skip-moves" onClick={link.skip}>
        <Icon name="arrow" />
        <span>{t.table.skip}</span>
      </button>
    )
  }
  // One button, so that it keeps the focus: what says enough is what confirms then, but not by a double click.
  const press = (event: React.MouseEvent) => {
    if (!turn.whole) end(event.detail)
    else if (!turn.reveals || event.detail !== 2) turn.confirm()
  }
  const deed = turn.whole ? (ui.deed?.(view, turn.events, text) ?? null) : null
  const idle = !turn.whole && enough === null
  const refuses = !turn.whole && !endConfirms && !table.passes && enough?.answer.choice === PASS
  return (
    <button
      ref={button}
      type="button"
      className={`btn finish ${turn.whole ? 'primary confirm' : idle ? '' : endConfirms ? 'primary have-enough' : table.sweeps ? 'primary' : 'have-enough'}`}
      data-option={turn.whole ? undefined : enough?.key}
      onClick={press}
      title={endReveals ? t.table.reveals + t.table.revealsAfter : undefined}
      disabled={turn.busy || idle}
      aria-keyshortcuts="0 Enter"
    >
      {/* Another label is another one, and none whose words have moved. */}
      <Fragment key={`${table.step} ${turn.whole || endConfirms}`}>
        {turn.reveals || endReveals ? <Glyph name="eye" /> : <Icon name={refuses ? 'close' : 'check'} />}
        <span>
          {deed !== null ? (
            <Words sentence={deed} still />
          ) : turn.whole || endConfirms || enough === null ? (
            t.table.confirm(turn.turns)
          ) : table.passes ? (
            table.passConfirms ? (
              t.stops.goWith
            ) : turn.staged.length > 0 ? (
              t.stops.goOn
            ) : (
              t.stops.go
            )
          ) : (
            <Words sentence={enough.sentence} still />
          )}
        </span>
      </Fragment>
    </button>
  )
}

export function Slots({ table, place, taken }: SlotsProps) {
  const t = useText()
  const { turn, live, canUndo, lookingBack, me, state } = table
  const open = !live.over && !lookingBack
  const back = (turn.staged.length > 0 || canUndo) && open
  // What others have answered since keeps it: pressed, it says so, and offers to ask for more.
  const says = !back && open && me !== null && table.teacher === undefined && undoPointBefore(state.log, me) !== null
  return (
    <div className="slots">
      <button
        type="button"
        className="btn take-back"
        onClick={turn.undo}
        disabled={turn.busy || !(back || says)}
        data-grey={says || undefined}
        aria-keyshortcuts="Backspace Z"
      >
        <Icon name="undo" />
        <span>{t.table.undo}</span>
      </button>
      <span className="ending" ref={place}>
        {!taken && <Ending table={table} />}
      </span>
    </div>
  )
}
