/** One number of the box: what it means, where it stands, where we have it from, and its fields to correct. */

import { useState } from 'react'
import type { Corrections, NumberField, NumberRow } from '../../app/games.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'

interface Given {
  readonly row: NumberRow
  readonly corrections: Corrections
  /** What is wrong with it, as it was entered. */
  readonly problem: string | null
  /** Absent where numbers are only shown. */
  readonly onChange?: (field: NumberField, value: number | string) => void
}

function Field({
  field,
  value,
  onChange,
}: {
  field: NumberField
  value: number | string
  onChange: (v: number | string) => void
}) {
  const { range, label } = field
  const other = value !== field.standard
  if (range === null)
    return (
      <label className={other ? 'numbers-field other' : 'numbers-field'}>
        <span>{label}</span>
        <select className="field" value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {field.values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      </label>
    )
  const [min, max] = range
  if (min === 0 && max === 1)
    return (
      <label className={other ? 'numbers-field other' : 'numbers-field'}>
        <span>{label}</span>
        <input type="checkbox" checked={value === 1} onChange={(event) => onChange(event.target.checked ? 1 : 0)} />
      </label>
    )
  return (
    <label className={other ? 'numbers-field other' : 'numbers-field'}>
      <span>{label}</span>
      <input
        type="number"
        className="field num"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value === '' ? '' : Number(event.target.value))}
      />
    </label>
  )
}

export function Row({ row, corrections, problem, onChange }: Given) {
  const t = useText()
  const [open, setOpen] = useState(false)
  const corrected = row.fields.some(({ id }) => corrections[id] !== undefined)
  return (
    <li className={`numbers-row${corrected ? ' is-corrected' : ''}`} id={row.id}>
      <p className="numbers-said">
        <b>{row.title}</b>: {row.value} {corrected && <em className="rule-mark">{t.numbers.corrected}</em>}
      </p>
      <p className="rule">
        {row.origin}, {row.confidence}; {t.numbers.where} {row.where}
        {row.note !== null && `; ${row.note}`}
      </p>
      {row.fields.length > 0 && onChange !== undefined && (
        <button
          type="button"
          className="btn small quiet"
          aria-expanded={open}
          aria-label={`${open ? t.numbers.done : t.numbers.correct}: ${row.title}`}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'check' : 'quill'} />
          {open ? t.numbers.done : t.numbers.correct}
        </button>
      )}
      {problem !== null && (
        <p className="rule warn" role="alert">
          {problem}
        </p>
      )}
      {open && onChange !== undefined && (
        <div className="numbers-fields">
          {row.fields.map((field) => (
            <Field
              key={field.id}
              field={field}
              value={corrections[field.id] ?? field.standard}
              onChange={(value) => onChange(field, value)}
            />
          ))}
        </div>
      )}
    </li>
  )
}
