/** What is asked, where it is asked: beside its place, or in the list; amounts are counted, the rest is listed. */

import { useMemo } from 'react'
import { Popover } from '../../parts/Popover.tsx'
import { Words } from '../../parts/Words.tsx'
import { Advice } from '../advice/Advice.tsx'
import { Amounts, TallyFinish } from '../turn/Amounts.tsx'
import { Options } from '../turn/Options.tsx'
import { countedBy } from '../turn/tally.ts'
import type { Table } from './useTable.tsx'

/** More options than these are no small question: they stand in the list. */
const FEW = 6

/** The thing that the question at hand is asked beside; null where it has none, or is too large for it. */
export function placeOf({ ui, view, turn, options, tallying }: Table): (() => Element | null) | null {
  const { tally } = tallying
  if (tally?.at != null) return tally.at
  const [decision] = view.decisions
  const selector = decision === undefined ? null : (ui.placeOf?.(view, turn.staged) ?? null)
  if (decision === undefined || selector === null || ui.forms?.[decision.kind] !== undefined) return null
  const asked = options.filter((option) => option.decision?.id === decision.id)
  if (tally === null && (asked.length > FEW || asked.length === 0)) return null
  return () => document.querySelector(selector)
}

/** Counters, and the options that stay options. */
export function Asking({
  table,
  counts = true,
  elsewhere,
  calls,
}: {
  table: Table
  counts?: boolean
  /** How often advice was called for from elsewhere. */
  calls: number
  /** Kinds of questions whose answers are built on the table itself. */
  elsewhere?: readonly string[]
}) {
  const { board, ui, tallying } = table
  const { tally } = tallying
  const counted = useMemo(() => countedBy(tally), [tally])
  return (
    <>
      {counts && tally !== null && <Amounts tallying={tallying} board={board} />}
      {table.teacher === undefined && <Advice link={table.link} board={board} calls={calls} />}
      <Options board={board} ui={ui} counted={counted} {...(elsewhere === undefined ? {} : { elsewhere })} />
    </>
  )
}

/** The same beside its place. */
export function AskingAt({ table, at, onShut }: { table: Table; at: () => Element | null; onShut: () => void }) {
  const { board, ui, tallying, view, text, options } = table
  const { tally, close } = tallying
  const [decision] = view.decisions
  const question = tally?.decision ?? decision
  if (question === undefined) return null
  const title = tally?.counting.title ?? <Words sentence={text.decision(view, question)} still />
  return (
    <Popover at={at} title={title} onClose={tally === null ? onShut : close} still={tally?.at != null}>
      {tally !== null ? (
        <Amounts tallying={tallying} board={board} boxed />
      ) : (
        <div className="opts">
          {options
            .filter((option) => option.decision?.id === question.id && ui.isExchange?.(option) !== true)
            .map((option) => (
              <button
                type="button"
                key={option.key}
                className={option.chosen ? 'opt is-chosen' : 'opt'}
                data-option={option.key}
                onClick={() => board.choose(option.answer)}
              >
                <span className="opt-words">
                  <Words sentence={option.sentence} still />
                </span>
              </button>
            ))}
        </div>
      )}
    </Popover>
  )
}

/** The button that finishes what is counted, once, wherever the counters stand. */
export function CountedFinish({ table }: { table: Table }) {
  const { tally } = table.tallying
  return tally === null ? null : <TallyFinish tally={tally} board={table.board} />
}
