/** One seat's farmyard: whose it is, or the step that is made on it, above the yard; spaces that can be chosen are lit. */

import type { Answer } from '@dorfplatz/kernel'
import { useState } from 'react'
import { asked, named } from '../rules/asked.ts'
import { cellNumber, edgeNumber } from '../rules/choices.ts'
import { columnOf, EDGES_AROUND, rowOf } from '../rules/farm/yard.ts'
import type { AgricolaDecision } from '../rules/frames.ts'
import type { Amounts } from '../rules/goods.ts'
import { atHome } from '../text/athome.ts'
import { answerAt, cellOf } from './cells.ts'
import { type CellMarks, cellName, Farm } from './Farm.tsx'
import { housed } from './herd.ts'
import type { Option, SeatProps } from './props.ts'
import { saidIn } from './said.ts'
import { useFences } from './useFences.tsx'

/** Goods as a price. */
function Price({ of, props }: { of: Amounts; props: SeatProps }) {
  const { Icon } = props.kit
  return (
    <>
      {Object.entries(of).map(([good, n]) => (
        <span className="quantity" key={good}>
          <b>{n}</b>
          <Icon name={good} />
        </span>
      ))}
    </>
  )
}

const STEPS: { readonly [kind: string]: 'sow' | 'plow' } = { sow: 'sow', plow: 'plow', plowSow: 'plow' }

/** What is done on the yard, in a word; null where nothing on it is asked for. */
function stepOf(question: AgricolaDecision | null, s: ReturnType<typeof saidIn>): string | null {
  if (question === null) return null
  if (question.kind === 'build') return s.build
  if (question.kind === 'freeSite') return question.args.what === 'pasture' ? s.pasture : s.build
  const step = STEPS[question.kind]
  return step === undefined ? null : s[step]
}

/** What is to be pressed on the yard, where its frame alone would be all there is. */
function hintOf(question: AgricolaDecision | null, s: ReturnType<typeof saidIn>): string {
  return question?.kind === 'sow' ? s.sowHint : ''
}

/** Fences around a space that a card encloses, before the table has put them up. */
function plannedAround(staged: readonly Answer[], built: readonly number[]): readonly number[] {
  const chosen = staged.find(({ choice }) => named(choice, 'build') === 'pasture')?.choice
  const edges = EDGES_AROUND[named(chosen, 'at') ?? ''] ?? []
  return edges.map(edgeNumber).filter((edge) => !built.includes(edge))
}

export function Own(props: SeatProps) {
  const { Icon, SeatShape, Words } = props.kit
  const w = props.text.board
  const s = saidIn(props.lang)
  const [open, setOpen] = useState<number | null>(null)
  const mine = props.seat === props.me
  const farm = props.view.table.farms[props.seat]
  const fences = useFences(props, farm, mine ? props.view.decisions.find((d) => d.kind === 'fence') : undefined)
  if (farm === undefined) return null
  const byCell = new Map<number, Option[]>()
  if (mine) {
    for (const option of props.options) {
      const cell = cellOf(option)
      if (cell !== null) byCell.set(cell, [...(byCell.get(cell) ?? []), option])
    }
  }
  const question = byCell.size === 0 ? undefined : props.view.decisions.find((d) => answerAt(d, 0) !== null)
  const why = (cell: number) => {
    const answer = question === undefined ? null : answerAt(question, cell)
    if (answer !== null) props.why(answer)
  }
  const press = (cell: number) => {
    const options = byCell.get(cell) ?? []
    const [only] = options
    if (options.length === 1 && only !== undefined) {
      setOpen(null)
      props.choose(only.answer)
    } else setOpen(open === cell ? null : cell)
  }
  const built = question === undefined ? null : asked(question)
  const prices = built?.kind === 'build' ? built.form : null
  const kindAt = (option: Option): 'room' | 'stable' | null => {
    const what = named(option.answer.choice, 'build')
    return what === 'room' || what === 'stable' ? what : null
  }
  const tag = (cell: number) => {
    const [first] = byCell.get(cell) ?? []
    const what = first === undefined ? null : kindAt(first)
    return prices === null || what === null ? null : (
      <span className="ytag">
        <Icon name={what} />
        <Price of={prices[what]} props={props} />
      </span>
    )
  }
  const buildable = new Set([...byCell.values()].flat().map(kindAt))
  // Where only a stable may be built, nothing is said of what a room would take.
  const stableOnly = built?.kind === 'build' && built.args.rooms > 0 ? 'noRoom' : 'stable'
  const kinds = buildable.has('room') ? (buildable.has('stable') ? 'both' : 'room') : stableOnly
  const stamped = new Set(
    props.staged.flatMap(({ choice }) => {
      const at = named(choice, 'at') ?? named(choice, 'plow') ?? named(choice, 'field')
      const cell = at === null || !mine ? -1 : cellNumber(at)
      return cell < 0 ? [] : [cell]
    }),
  )
  const marks: CellMarks = fences?.marks ?? {
    highlights: new Set(byCell.keys()),
    stamped,
    tag,
    press,
    why: question === undefined ? undefined : why,
  }
  const several = open === null ? [] : (byCell.get(open) ?? [])
  const step = stepOf(built, s)
  const animals = housed(farm)
  const more = [
    w.houses[farm.house] ?? '',
    s.persons(farm.people),
    ...(farm.guests > 0 ? [w.guests(farm.guests)] : []),
    ...(farm.lodgers > 0 ? [w.lodgers(farm.lodgers)] : []),
    ...(farm.absent ? [w.absent] : []),
  ]
  const starter = props.view.table.starter === props.seat && <Icon name="first" label={s.starter} />
  const bar =
    fences !== null ? (
      fences.bar
    ) : step !== null ? (
      <div className="stepbar">
        <b className="step-name">{step}</b>
        <span className="a-said">{prices !== null ? s.builds[kinds] : hintOf(built, s)}</span>
        {prices !== null && (
          <span className="right">
            <Price of={{ wood: farm.goods[0] ?? 0, reed: farm.goods[2] ?? 0 }} props={props} />
            <span>{s.left}</span>
          </span>
        )}
      </div>
    ) : null
  const head =
    bar !== null ? (
      // What is owned stays in sight while a step is made.
      <div className="a-bar">
        {starter}
        {bar}
      </div>
    ) : (
      <h2 className="region-head">
        <SeatShape seat={props.seat} className="i20" />
        {mine ? s.yours : s.farmOf(props.names[props.seat] ?? '')}
        <small>{more.join(', ')}</small>
        {starter}
        {farm.begging > 0 && (
          <span className="quantity right">
            <b>{farm.begging}</b>
            <Icon name="sack" label={w.begging} />
          </span>
        )}
      </h2>
    )
  return (
    <section className={`frame a-farm${fences !== null || step !== null ? ' is-step' : ''}`}>
      {head}
      <Farm
        farm={farm}
        home={atHome(props.view.table, farm)}
        housed={animals}
        words={w}
        kit={props.kit}
        lang={props.lang}
        seat={props.seat}
        {...marks}
        {...(fences === null
          ? { planned: mine ? plannedAround(props.staged, farm.fences) : [] }
          : { planned: fences.planned, edge: fences.edge, drawing: fences.drawing })}
      />
      {fences?.finish}
      {several.length > 0 && open !== null && (
        <div
          className={`a-cellmenu${columnOf(open) > 2 ? ' leftward' : ''}`}
          style={{ '--row': rowOf(open), '--column': columnOf(open) } as React.CSSProperties}
          role="dialog"
          aria-label={s.space(cellName(rowOf(open), columnOf(open)))}
        >
          <h3>
            {s.space(cellName(rowOf(open), columnOf(open)))}
            <button type="button" className="iconbtn" aria-label={w.none} onClick={() => setOpen(null)}>
              <Icon name="close" />
            </button>
          </h3>
          <div className="opts">
            {several.map((option) => {
              const what = kindAt(option)
              return (
                <button
                  type="button"
                  className="opt"
                  key={option.key}
                  onClick={() => {
                    setOpen(null)
                    props.choose(option.answer)
                  }}
                >
                  {what !== null && <Icon name={what} />}
                  <span>
                    {what === null ? (
                      <Words sentence={option.sentence} still />
                    ) : (
                      <>
                        <b>{w[what]}</b>
                        <small>{what === 'room' ? s.roomHelp : s.stableHelp}</small>
                      </>
                    )}
                  </span>
                  {what !== null && prices !== null && (
                    <span className="a-cellprice">
                      <Price of={prices[what]} props={props} />
                    </span>
                  )}
                </button>
              )
            })}
          </div>
        </div>
      )}
    </section>
  )
}
