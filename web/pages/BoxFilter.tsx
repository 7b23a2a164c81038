/** Parts of the box that a reference page tells of: each is left out and taken in again by its button. */

import { type BoxSearch, partsIn, withPart } from '../app/box.ts'
import type { PageGame } from '../app/games.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'

export function BoxFilter(props: { game: PageGame; search: BoxSearch; onChange: (search: BoxSearch) => void }) {
  const t = useText()
  const { game, search } = props
  const { parts = [] } = game
  if (parts.length === 0) return null
  const on = partsIn(parts, search)
  return (
    <fieldset className="row wrap boxfilter">
      <legend className="kick">{t.reference.box}</legend>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={on.includes(part)}
          className={`btn small${on.includes(part) ? ' is-chosen' : ''}`}
          onClick={() => props.onChange(withPart(parts, search, part))}
        >
          <Icon name="check" />
          {game.text.option(part).name}
        </button>
      ))}
      {search.numbers !== undefined && <p className="cap">{game.text.option('numbers').value(search.numbers)}</p>}
    </fieldset>
  )
}
