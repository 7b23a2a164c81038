/** The field board: eight columns, rows 5 to 2; what is highlighted can be clicked where it lies. */

import { type Answer, plain } from '@dorfplatz/kernel'
import { useState } from 'react'
import type { Option, SeatProps } from './props.ts'
import { THING_ICONS, wordsOf } from './words.ts'

const ROWS = [5, 4, 3, 2] as const
/** Decisions whose answer is a column, and those whose answer is a set of columns as bits. */
const COLUMN_KINDS = ['fallow', 'reapNext', 'harvestSome', 'takeField']

interface Highlight {
  readonly column: number
  readonly options: readonly Option[]
}

/** Options by the column they concern. Equal fields are named once: the others stand for it. */
function highlightedColumns(props: SeatProps): Highlight[] {
  if (props.me !== props.seat) return []
  const own = props.view.table.seats[props.seat]
  if (own === undefined) return []
  const byColumn = new Map<number, Option[]>()
  for (const option of props.options) {
    const kind = option.decision?.kind
    const { choice } = option.answer
    if (kind === undefined || typeof choice !== 'number' || choice < 0) continue
    let column: number | null = null
    if (kind === 'sow') column = choice & 7
    else if (COLUMN_KINDS.includes(kind)) column = choice
    else if (kind === 'moveFields' && choice > 0 && (choice & (choice - 1)) === 0) column = Math.log2(choice)
    if (column === null) continue
    byColumn.set(column, [...(byColumn.get(column) ?? []), option])
  }
  const same = (a: number, b: number) => {
    const x = own.fields[a]
    const y = own.fields[b]
    return x != null && y != null && x.row === y.row && x.good === y.good && x.copies === y.copies
  }
  return own.fields.flatMap((field, column) => {
    const direct = byColumn.get(column)
    if (direct !== undefined) return [{ column, options: direct }]
    if (field === null) return []
    const twin = [...byColumn.keys()].find((c) => same(c, column))
    return twin === undefined ? [] : [{ column, options: byColumn.get(twin) ?? [] }]
  })
}

/** The answer that would choose a field which the question at hand does not offer; null where none is about fields. */
function wouldBe(props: SeatProps, column: number): Answer | null {
  if (props.me !== props.seat) return null
  for (const { id, kind } of props.view.decisions) {
    if (kind === 'sow' || (COLUMN_KINDS.includes(kind) && kind !== 'takeField')) return { to: id, choice: column }
    if (kind === 'moveFields') return { to: id, choice: 1 << column }
  }
  return null
}

/** What is sown by an answer, once or twice: the row stands before the buttons already. */
function seedOf(option: Option): { readonly good: number; readonly twice: boolean } | null {
  const { choice } = option.answer
  if (option.decision?.kind !== 'sow' || typeof choice !== 'number' || choice < 0) return null
  return { good: (choice & 127) >> 3, twice: (choice & 128) > 0 }
}

export function Fields(props: SeatProps) {
  const { Icon, Words } = props.kit
  const w = wordsOf(props.lang)
  const [open, setOpen] = useState<number | null>(null)
  const own = props.view.table.seats[props.seat]
  if (own === undefined) return null
  const highlighted = highlightedColumns(props)
  const highlightAt = (column: number) => highlighted.find((l) => l.column === column)
  const count = own.fields.filter((f) => f !== null).length
  const yields = new Map<number, number>()
  for (const f of own.fields)
    if (f !== null && f.good >= 0) yields.set(f.good, (yields.get(f.good) ?? 0) + f.row * Math.max(1, f.copies))
  const columns = own.fields.map((_, c) => c)
  const chosen = open === null ? undefined : highlightAt(open)
  const chosenRow = open === null ? undefined : own.fields[open]?.row
  const press = (l: Highlight) => {
    const [only] = l.options
    if (l.options.length === 1 && only !== undefined) {
      setOpen(null)
      props.choose(only.answer)
    } else setOpen(open === l.column ? null : l.column)
  }
  return (
    <section className="frame player-board fieldboard">
      <h2 className="heading-4">
        {w.fields} <span className="it-s">{w.fieldCount(count)}</span>
      </h2>
      <div className="fgrid" data-pile={`fields:${props.seat}`}>
        {ROWS.map((row) => (
          <div className="frow" key={row}>
            <b className="fnum">{row}</b>
            {columns.map((c) => {
              const f = own.fields[c]
              const here = f != null && f.row === row
              const l = here || (f === null && row === 5) ? highlightAt(c) : undefined
              const not = here ? wouldBe(props, c) : null
              const label = here
                ? `${w.fieldIn(row, c + 1)}: ${f.good >= 0 ? w.things[f.good] : w.empty}`
                : w.fieldIn(row, c + 1)
              const tile = here && (
                <span className="field-tile" data-piece={`field:${props.seat}:${c}`}>
                  <Icon name="fieldtile" className="tile" />
                  {f.good >= 0 && <Icon name={THING_ICONS[f.good] ?? 'crops'} className="crop" />}
                  {f.copies > 1 && <i className="times">×{f.copies}</i>}
                </span>
              )
              return (
                <span className="fcell" key={c}>
                  {l !== undefined ? (
                    <button
                      type="button"
                      className={`flit${open === c ? ' open' : ''}`}
                      aria-label={label}
                      aria-expanded={l.options.length > 1 ? open === c : undefined}
                      onClick={() => press(l)}
                    >
                      {tile}
                    </button>
                  ) : not !== null ? (
                    <button
                      type="button"
                      className="fnot"
                      aria-label={`${label}. ${w.why}`}
                      onClick={() => props.why(not)}
                    >
                      {tile}
                      <Icon name="whynot" className="ask" />
                    </button>
                  ) : (
                    here && (
                      <span role="img" aria-label={label}>
                        {tile}
                      </span>
                    )
                  )}
                </span>
              )
            })}
          </div>
        ))}
      </div>
      {chosen !== undefined && chosenRow !== undefined ? (
        <div className="sowhere">
          <span className="it-s">{w.sowHere(chosenRow)}</span>
          {chosen.options.map((option) => {
            const seed = seedOf(option)
            return (
              <button
                type="button"
                key={option.key}
                className="btn small"
                {...(seed === null ? {} : { 'aria-label': plain(option.sentence, () => '') })}
                onClick={() => {
                  setOpen(null)
                  props.choose(option.answer)
                }}
              >
                {seed === null ? (
                  <Words sentence={option.sentence} still />
                ) : (
                  <>
                    {seed.twice && <b className="num">2</b>}
                    <Icon name={THING_ICONS[seed.good] ?? 'crops'} />
                  </>
                )}
              </button>
            )
          })}
        </div>
      ) : (
        <p className="yield">
          <span className="it-s">{w.nextHarvest}</span>
          {yields.size === 0 && '–'}
          {[...yields].map(([good, n]) => (
            <span className="quantity" key={good}>
              <b>{n}</b>
              <Icon name={THING_ICONS[good] ?? 'crops'} label={w.things[good]} />
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
