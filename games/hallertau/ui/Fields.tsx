/** The field board: eight columns, rows 5 to 2; what is highlighted can be clicked where it lies. */

import type { Answer } from '@dorfplatz/kernel'
import { useEffect, useState } from 'react'
import { GOOD_NAMES } from '../rules/facts.ts'
import { fieldSet } from './fieldSets.ts'
import { picked, typed } from './picked.ts'
import type { Option, SeatProps } from './props.ts'
import { THING_ICONS, wordsOf } from './words.ts'

const ROWS = [5, 4, 3, 2] as const
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
    const column = columnIn(option)
    if (column !== null) byColumn.set(column, [...(byColumn.get(column) ?? []), option])
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

/** The one column that an option is about, or null. */
function columnIn(option: Option): number | null {
  const c = picked(option)
  if (c === null || c.choice === 'pass' || c.choice === 'done') return null
  switch (c.kind) {
    case 'sow':
    case 'takeField':
      return c.choice.column
    case 'fallow':
      return c.choice.raise
    case 'reapNext':
    case 'harvestSome':
      return c.choice.harvest
    default:
      return null
  }
}

/** The answer that would choose a field which the question at hand does not offer; null where none is about fields. */
function wouldBe(props: SeatProps, column: number): Answer | null {
  if (props.me !== props.seat) return null
  for (const { id, kind } of props.view.decisions.map(typed)) {
    switch (kind) {
      case 'sow':
        return { to: id, choice: { sow: 'barley', column } }
      case 'fallow':
        return { to: id, choice: { raise: column } }
      case 'reapNext':
      case 'harvestSome':
        return { to: id, choice: { harvest: column } }
      case 'moveFields':
        return { to: id, choice: { fields: [column] } }
    }
  }
  return null
}

/** What is sown, once or twice, by the answers of a question; each once, in the order of the goods. */
interface Seed {
  readonly key: string
  readonly good: number
  readonly twice: boolean
}

function seedOf(option: Option): Seed | null {
  const c = picked(option)
  if (c?.kind !== 'sow' || c.choice === 'done') return null
  const twice = c.choice.copies === 2
  return { key: `${c.choice.sow}${twice ? ' 2' : ''}`, good: GOOD_NAMES.indexOf(c.choice.sow), twice }
}

function seedsIn(options: readonly Option[]): readonly Seed[] {
  const seeds = new Map<string, Seed>()
  for (const option of options) {
    const seed = seedOf(option)
    if (seed !== null) seeds.set(seed.key, seed)
  }
  return [...seeds.values()].toSorted((a, b) => a.good - b.good || Number(a.twice) - Number(b.twice))
}

/** What is sown where a field is pressed: chosen above the fields, at first what there is most of. */
function Seeds(props: {
  seeds: readonly Seed[]
  chosen: Seed | undefined
  choose: (key: string) => void
  seat: SeatProps
}) {
  const { seeds, chosen, choose, seat } = props
  const { Icon } = seat.kit
  const w = wordsOf(seat.lang)
  const stock = seat.view.table.seats[seat.seat]?.stock ?? []
  return (
    <span className="seeds" role="radiogroup" aria-label={w.sow}>
      {seeds.map((seed) => (
        <label key={seed.key} className={`seed${seed === chosen ? ' chosen' : ''}`}>
          <input
            type="radio"
            className="sr-only"
            name="seed"
            checked={seed === chosen}
            onChange={() => choose(seed.key)}
            aria-label={`${w.things[seed.good]}${seed.twice ? ' × 2' : ''}: ${stock[seed.good] ?? 0}`}
          />
          <b className="num" aria-hidden="true">
            {seed.twice ? '2 ×' : (stock[seed.good] ?? 0)}
          </b>
          <Icon name={THING_ICONS[seed.good] ?? 'crops'} />
        </label>
      ))}
    </span>
  )
}

/** Questions that are answered on the fields. */
const FIELD_STEPS: readonly string[] = [
  'sow',
  'fallow',
  'reapNext',
  'harvestSome',
  'moveFields',
  'takeField',
  'fieldsBySum',
]

const NO_SET = { of: '', columns: [] } as const

export function Fields(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const [wanted, setWanted] = useState<string | null>(null)
  const [set, setSet] = useState<{ readonly of: string; readonly columns: readonly number[] }>(NO_SET)
  const sows = props.view.decisions.some(({ kind }) => kind === 'sow')
  useEffect(() => {
    if (!sows) setWanted(null)
  }, [sows])
  const own = props.view.table.seats[props.seat]
  if (own === undefined) return null
  const highlighted = highlightedColumns(props)
  const highlightAt = (column: number) => highlighted.find((l) => l.column === column)
  const asked =
    props.me === props.seat ? props.view.decisions.map(typed).find((d) => FIELD_STEPS.includes(d.kind)) : undefined
  const seeds = seedsIn(asked === undefined ? [] : props.options.filter((o) => o.decision?.id === asked.id))
  const most = seeds.toSorted((a, b) => (own.stock[b.good] ?? 0) - (own.stock[a.good] ?? 0))[0]
  const seed = seeds.find(({ key }) => key === wanted) ?? most
  const count = own.fields.filter((f) => f !== null).length
  const yields = new Map<number, number>()
  for (const f of own.fields)
    if (f !== null && f.good >= 0) yields.set(f.good, (yields.get(f.good) ?? 0) + f.row * Math.max(1, f.copies))
  const columns = own.fields.map((_, c) => c)
  const together = asked?.kind === 'moveFields' ? props.options.filter((o) => o.decision?.id === asked.id) : []
  const chosen = asked !== undefined && set.of === asked.id ? set.columns : NO_SET.columns
  const exactly = chosen.length === 0 ? undefined : fieldSet(own, together, chosen)?.exactly
  const joins = (column: number) =>
    chosen.includes(column) || (together.length > 0 && fieldSet(own, together, [...chosen, column]) !== null)
  const move = (option: Option) => {
    // Taken back, the question begins anew.
    setSet(NO_SET)
    props.choose(option.answer)
  }
  const join = (column: number) => {
    const columns = chosen.includes(column) ? chosen.filter((c) => c !== column) : [...chosen, column]
    const now = fieldSet(own, together, columns)
    if (now?.exactly !== undefined && !now.more) move(now.exactly)
    else setSet({ of: asked?.id ?? '', columns })
  }
  const press = (l: Highlight) => {
    const meant = l.options.find((option) => seedOf(option)?.key === seed?.key) ?? l.options[0]
    if (meant === undefined) return
    // What was sown goes on being sown as long as there is some of it.
    setWanted(seedOf(meant)?.key ?? null)
    props.choose(meant.answer)
  }
  return (
    <section className={`frame player-board fieldboard${asked === undefined ? '' : ' is-step'}`}>
      {asked === undefined ? (
        <h2 className="region-head">
          {w.fields} <small>{w.fieldCount(count)}</small>
        </h2>
      ) : (
        <h2 className="stepbar">
          <b className="step-name">{seeds.length > 0 ? w.sow : w.fields}</b>
          {seeds.length > 0 && <Seeds seeds={seeds} chosen={seed} choose={setWanted} seat={props} />}
          {asked.kind === 'sow' && <span className="right">{w.sowsLeft(asked.args.left)}</span>}
          {asked.kind === 'moveFields' && exactly === undefined && (
            <span className="right">{w.fieldsUpTo(asked.args.max)}</span>
          )}
          {exactly !== undefined && (
            <button type="button" className="btn small right enough-fields" onClick={() => move(exactly)}>
              {w.moveOnly(chosen.length)}
            </button>
          )}
        </h2>
      )}
      <div className="fgrid" data-pile={`fields:${props.seat}`}>
        {ROWS.map((row) => (
          <div className="frow" key={row}>
            <b className="fnum">{row}</b>
            {columns.map((c) => {
              const f = own.fields[c]
              const here = f != null && f.row === row
              const l = here || (f === null && row === 5) ? highlightAt(c) : undefined
              const joined = here && joins(c)
              const not = here && chosen.length === 0 ? wouldBe(props, c) : null
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
                  {joined ? (
                    <button
                      type="button"
                      className="field-choice highlighted"
                      aria-pressed={chosen.includes(c)}
                      aria-label={label}
                      onClick={() => join(c)}
                    >
                      {tile}
                    </button>
                  ) : l !== undefined ? (
                    <button
                      type="button"
                      className="field-choice highlighted"
                      aria-label={seed === undefined ? label : `${label}. ${w.sow}: ${w.things[seed.good]}`}
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
    </section>
  )
}
