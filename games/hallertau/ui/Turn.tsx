/** A turn in words: the spaces with what they do and their price; those that bring nothing now come last. */

import type { Decision } from '@dorfplatz/kernel'
import type { PlaceWorkers } from '../rules/choices.ts'
import { isCardSpace, SPACE_COUNT, SPACES } from '../rules/facts.ts'
import { saysOf } from '../text/says.ts'
import { idleText, missingAt } from './idle.ts'
import { picked } from './picked.ts'
import type { Option, Props } from './props.ts'
import { SPACE_ICONS } from './spaceIcons.ts'
import { wishAt } from './wishes.ts'
import { wordsOf } from './words.ts'

/** The Workers that a turn's option places; null where it exchanges them. */
function placed(option: Option): PlaceWorkers | null {
  const c = picked(option)
  return c?.kind === 'turn' && 'space' in c.choice ? c.choice : null
}

/** Workers for tools: an exchange, which has its own drawer at the goods. */
export function isSwap(option: Option): boolean {
  const c = picked(option)
  return c?.kind === 'turn' && 'exchange' in c.choice
}

function SpaceOption({ option, idle, props }: { option: Option; idle: string | null; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { space: name = 'farming', workers = 1 } = placed(option) ?? {}
  return (
    <button
      type="button"
      className={`opt${option.chosen ? ' is-chosen' : ''}${idle === null ? '' : ' idle'}`}
      data-option={option.key}
      aria-pressed={option.chosen ? true : undefined}
      onClick={() => props.choose(option.answer, wishAt(SPACES.indexOf(name), null))}
    >
      <Icon name={SPACE_ICONS[name]} className="i28" />
      <span className="opt-words">
        <b>{w.spaces[name]}</b>
        <small>{idle ?? saysOf(props.lang)[name](props.view.table.round)}</small>
      </span>
      <span className="price">
        {workers}
        <Icon name="worker" label={w.worker} className="i20" />
      </span>
    </button>
  )
}

export function TurnForm(props: Props & { readonly decision: Decision }) {
  const w = wordsOf(props.lang)
  const { decision, me, view } = props
  const price = (option: Option) => {
    const { space = 'farming', workers = 1 } = placed(option) ?? {}
    return workers + (isCardSpace(SPACES.indexOf(space)) ? SPACE_COUNT : 0)
  }
  // What costs least comes first, a row that is still cheap may be gone next time; cards come last.
  const spaces = props.options
    .filter((o) => o.decision?.id === decision.id && placed(o) !== null)
    .toSorted((a, b) => price(a) - price(b))
    .map((option) => {
      const missing = me === null ? null : missingAt(view.table, me, SPACES.indexOf(placed(option)?.space ?? 'farming'))
      return { option, idle: missing === null ? null : idleText(missing, props.lang) }
    })
  const groups = [
    { head: w.placeWorkers, list: spaces.filter(({ idle }) => idle === null) },
    { head: w.bringsNothing, list: spaces.filter(({ idle }) => idle !== null) },
  ]
  return (
    <div className="turnform">
      {groups.map(
        ({ head, list }) =>
          list.length > 0 && (
            <div className="opts" key={head}>
              <h4 className="kick">{head}</h4>
              {list.map(({ option, idle }) => (
                <SpaceOption key={option.key} option={option} idle={idle} props={props} />
              ))}
            </div>
          ),
      )}
    </div>
  )
}
