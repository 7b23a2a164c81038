/** A window for cards: go on, and how one wants to be asked from now on. */

import { useText } from '../../text/index.ts'
import type { Table } from '../frame/useTable.tsx'

/** What a window offers besides the cards themselves, which are played where they lie. */
export function Window({ table }: { table: Table }) {
  const t = useText()
  const { stops, ui, lang, end, view, text } = table
  const { here, passing, set } = stops
  if (here === null || ui.stops === undefined) return null
  const { name, list } = ui.stops
  const never = (event: React.MouseEvent) => {
    set({ ...passing, never: [...passing.never, here] })
    end(event.detail)
  }
  const until = (stop: string) => {
    set({ ...passing, until: stop })
    end(0)
  }
  const others = list(view).filter((stop) => stop !== here)
  return (
    <div className="window-stops">
      <button type="button" className="btn small quiet" onClick={never}>
        {t.stops.here}
      </button>
      <label className="stop-until">
        <span className="sr-only">{t.stops.untilHelp}</span>
        <select value="" onChange={(event) => until(event.target.value)}>
          <option value="" disabled>
            {t.stops.until}
          </option>
          {others.map((stop) => (
            <option key={stop} value={stop}>
              {name(stop, lang, text)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** In the table's menu: at which moments the game asks about cards. */
export function StopsSettings({ table }: { table: Table }) {
  const t = useText()
  const { stops, ui, lang, view, text } = table
  if (ui.stops === undefined) return null
  const { passing, set } = stops
  const { name } = ui.stops
  const list = ui.stops.list(view)
  if (list.length === 0) return null
  const toggle = (stop: string) => {
    const off = passing.never.includes(stop)
    set({ ...passing, never: off ? passing.never.filter((other) => other !== stop) : [...passing.never, stop] })
  }
  return (
    <details className="stops-fold" open={passing.until !== null || undefined}>
      <summary>{t.stops.set}</summary>
      <fieldset className="stops">
        <legend className="sr-only">{t.stops.set}</legend>
        <p className="rule">{t.stops.setHelp}</p>
        {passing.until !== null && (
          <p className="row wrap">
            {t.stops.waits(name(passing.until, lang, text))}
            <button type="button" className="btn small" onClick={() => set({ ...passing, until: null })}>
              {t.stops.again}
            </button>
          </p>
        )}
        {list.map((stop) => (
          <label key={stop} className="check">
            <input type="checkbox" checked={!passing.never.includes(stop)} onChange={() => toggle(stop)} />
            {name(stop, lang, text)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
