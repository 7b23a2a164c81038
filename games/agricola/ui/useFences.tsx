/** Drawing pastures on the yard: by tapping spaces or drawing across them, and by tapping single lines. */

import { type Decision, PASS } from '@dorfplatz/kernel'
import { type CSSProperties, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { answerTo, asked } from '../rules/asked.ts'
import { fenceChoice } from '../rules/choices.ts'
import { ALL_CELLS, COLUMNS, columnOf, ROWS, rowOf, VERTICAL } from '../rules/farm/yard.ts'
import type { FarmView } from '../rules/view.ts'
import type { BoardWords } from '../text/board.ts'
import { cellName } from './Farm.tsx'
import { drawCell, EMPTY, type FenceDraft, fencesOf, fencing, toggleCell, turnEdge, yardIn } from './fencing.ts'
import type { SeatProps } from './props.ts'
import { saidIn } from './said.ts'

function edgeName(edge: number, w: BoardWords): string {
  const lies = edge < VERTICAL
  const at = lies ? edge : edge - VERTICAL
  const [row, column] = [rowOf(at), columnOf(at)]
  if (lies) return row < ROWS ? w.above(cellName(row, column)) : w.below(cellName(row - 1, column))
  return column < COLUMNS ? w.left(cellName(row, column)) : w.right(cellName(row, column - 1))
}

/** Where an edge lies on the yard, in shares of it. */
function edgeStyle(edge: number): CSSProperties {
  const lies = edge < VERTICAL
  const at = lies ? edge : edge - VERTICAL
  const place = { left: `${(columnOf(at) / COLUMNS) * 100}%`, top: `${(rowOf(at) / ROWS) * 100}%` }
  return { ...place, ...(lies ? { width: `${100 / COLUMNS}%` } : { height: `${100 / ROWS}%` }) }
}

const cellUnder = (event: PointerEvent): number | null => {
  const cell = document
    .elementFromPoint(event.clientX, event.clientY)
    ?.closest('[data-cell]')
    ?.getAttribute('data-cell')
  return cell == null ? null : Number(cell)
}

/** Null where no fences are asked for. */
export function useFences(props: SeatProps, farm: FarmView | undefined, decision: Decision | undefined) {
  const [drawn, setDrawn] = useState<{ readonly for: string; readonly draft: FenceDraft }>({ for: '', draft: EMPTY })
  const stroke = useRef<{ readonly add: boolean; readonly from: number; moved: boolean } | null>(null)
  const { Icon, Words, Finish } = props.kit
  const w = props.text.board
  const s = saidIn(props.lang)
  if (decision === undefined || farm === undefined) return null
  const question = asked(decision)
  if (question.kind !== 'fence') return null
  const { form } = question
  const draft = drawn.for === decision.id ? drawn.draft : EMPTY
  const put = (next: FenceDraft) => setDrawn({ for: decision.id, draft: next })
  const made = fencing(farm, form, draft)
  const n = made.edges.length
  const good = n > 0 && made.wood !== null && made.refused === null
  const yard = yardIn(farm)
  const isIn = (cell: number) => (draft.cells & (1 << cell)) !== 0
  const free = ALL_CELLS.filter((cell) => !farm.rooms.includes(cell) && !farm.fields.includes(cell))
  const beyond = free.filter((cell) => !isIn(cell) && fencesOf(yard, toggleCell(draft, cell)).length > form.most)
  const drawing = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const cell = cellUnder(event)
      if (cell === null || !free.includes(cell) || (event.target as Element).closest('.edge') !== null) return
      stroke.current = { add: !isIn(cell), from: cell, moved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current: now } = stroke
      if (now === null || event.buttons === 0) return
      const cell = cellUnder(event)
      if (cell === null || !free.includes(cell) || (cell === now.from && !now.moved)) return
      const begun = now.moved ? draft : drawCell(draft, now.from, now.add)
      now.moved = true
      put(drawCell(begun, cell, now.add))
    },
    onPointerUp: () => {
      // A stroke ends in a click on the space it ends on, which must not take that out again.
      if (stroke.current?.moved === true) setTimeout(() => (stroke.current = null))
      else stroke.current = null
    },
    onPointerCancel: () => {
      stroke.current = null
    },
  }
  const press = (cell: number) => {
    if (stroke.current?.moved !== true) put(toggleCell(draft, cell))
  }
  const edge = (at: number): ReactNode => (
    <button
      type="button"
      key={at}
      className={`edge ${at < VERTICAL ? 'lies' : 'stands'}`}
      style={edgeStyle(at)}
      aria-label={edgeName(at, w)}
      aria-pressed={made.edges.includes(at)}
      onClick={() => put(turnEdge(draft, at))}
    />
  )
  const [first] = ALL_CELLS.filter(isIn)
  const wood = farm.goods[0] ?? 0
  const price = (
    <span className="quantity">
      <b>{made.wood ?? n}</b>
      <Icon name="wood" label={w.goods[0]} />
    </span>
  )
  const tag = (cell: number): ReactNode =>
    cell !== first || n === 0 ? null : <span className={`ytag ${good ? 'fits' : 'not'}`}>{price}</span>
  const refused = n > 0 ? made.refused : null
  const lacking = Math.max(0, n - form.most)
  const bar = (
    <div className="stepbar">
      {refused === null && <b className="step-name">{s.fences}</b>}
      <span role="status" className="a-said">
        {refused !== null ? (
          <Words sentence={props.text.refusal(refused)} still />
        ) : n > form.left ? (
          s.fencesLeft(form.left)
        ) : lacking > 0 ? (
          s.lacksWood(lacking)
        ) : n > 0 ? (
          s.newPasture(made.room)
        ) : (
          s.drawHint
        )}
      </span>
      {n > 0 && (
        <span className="right">
          <span className="quantity">
            <b>{n}</b>
            <Icon name="fence" label={w.fencesWord} />
          </span>
          {refused === null && <span className="a-then">{s.thenFences(15 - form.left + n)}</span>}
          {price}
          {/* A refusal does not hide that the wood is missing, too. */}
          {refused !== null && lacking > 0 && n <= form.left ? (
            <b className="a-lacking">{s.missing(lacking)}</b>
          ) : (
            <span className="a-then">{s.ofWood(wood)}</span>
          )}
        </span>
      )}
    </div>
  )
  const build = () => props.finish(answerTo(question, fenceChoice([...made.edges])))
  const finish =
    n === 0 && form.optional ? (
      <Finish icon="close" option={`${decision.id} none`} onPress={() => props.finish(answerTo(question, PASS))}>
        {w.none}
      </Finish>
    ) : (
      <Finish icon="fence" off={!good} onPress={n === 0 ? undefined : build}>
        {n === 0 ? (
          w.build
        ) : (
          <>
            {s.buildFences(n)} · {price}
          </>
        )}
      </Finish>
    )
  return {
    bar,
    finish,
    planned: made.edges,
    edge,
    marks: {
      highlights: new Set(free),
      drawn: new Set(ALL_CELLS.filter(isIn)),
      beyond: new Set(beyond),
      tag,
      press,
    },
    drawing,
  }
}
