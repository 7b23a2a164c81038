/** A turn in words: the spaces with what they do and their price, and Workers for tools with a counter. */

import type { Decision } from '@dorfplatz/kernel'
import { useState } from 'react'
import type { PlaceWorkers } from '../rules/choices.ts'
import { isCardSpace, SPACE_COUNT, SPACES, type Space } from '../rules/facts.ts'
import { wishFor } from './nextRow.ts'
import { picked } from './picked.ts'
import type { Option, Props } from './props.ts'
import { SPACE_ICONS, saysOf } from './says.ts'
import { wordsOf } from './words.ts'

/** So many spaces are said in words at first: the board beside the words lights them all. */
const FIRST = 4
const OFF_FIRST = 1

/** Whether the list was unfolded: remembered from turn to turn, as long as the page is open. */
let unfolded = false

/** What a turn's option does: Workers on a space, or so many for tools. */
function deedIn(option: Option): PlaceWorkers | number | null {
  const c = picked(option)
  if (c?.kind !== 'turn') return null
  return 'exchange' in c.choice ? c.choice.exchange : c.choice
}

const placed = (option: Option): PlaceWorkers | null => {
  const deed = deedIn(option)
  return typeof deed === 'object' ? deed : null
}

function SpaceOption({ option, props }: { option: Option; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const { space: name = 'farming', workers = 1 } = placed(option) ?? {}
  return (
    <button
      type="button"
      className={option.chosen ? 'opt is-chosen' : 'opt'}
      data-option={option.key}
      aria-pressed={option.chosen ? true : undefined}
      onClick={() => props.choose(option.answer)}
    >
      <Icon name={SPACE_ICONS[name]} className="i28" />
      <span className="opt-words">
        <b>{w.spaces[name]}</b>
        <small>{saysOf(props.lang)[name](props.view.table.round)}</small>
      </span>
      <span className="price">
        {workers}
        <Icon name="worker" label={w.worker} className="i20" />
      </span>
    </button>
  )
}

function OffOption({ space: name, decision, props }: { space: Space; decision: Decision; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  return (
    <div className="opt off">
      <Icon name={SPACE_ICONS[name]} className="i28" />
      <span className="opt-words">
        <b>{w.spaces[name]}</b>
        <small>{saysOf(props.lang)[name](props.view.table.round)}</small>
      </span>
      <button
        type="button"
        className="why"
        aria-label={`${w.spaces[name]}: ${w.why}`}
        onClick={() => props.why({ to: decision.id, choice: wishFor(props.view.table, name) })}
      >
        <Icon name="whynot" />
        {w.why}
      </button>
    </div>
  )
}

function Swap({ swaps, props }: { swaps: readonly Option[]; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const most = swaps.length
  const [n, setN] = useState(1)
  const swap = swaps.find((o) => deedIn(o) === Math.min(n, most)) ?? swaps[0]
  if (swap === undefined) return null
  const deed = deedIn(swap)
  const count = typeof deed === 'number' ? deed : n
  return (
    <div className="opt swap">
      <Icon name="tool" className="i28" />
      <span className="opt-words">
        <b>{w.swap}</b>
        <small>{w.swapHint}</small>
      </span>
      <span className="stepper">
        <button type="button" aria-label={`${w.swap} −1`} disabled={count <= 1} onClick={() => setN(count - 1)}>
          −
        </button>
        <b className="num">{count}</b>
        <button type="button" aria-label={`${w.swap} +1`} disabled={count >= most} onClick={() => setN(count + 1)}>
          +
        </button>
      </span>
      <button
        type="button"
        className="btn small swap-go"
        data-option={swap.key}
        onClick={() => props.choose(swap.answer)}
      >
        {count} <Icon name="worker" label={w.worker} /> <Icon name="arrow" className="i16" /> {count}{' '}
        <Icon name="tool" label={w.things[10]} />
      </button>
    </div>
  )
}

export function TurnForm(props: Props & { readonly decision: Decision }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const [all, setAll] = useState(unfolded)
  const { decision } = props
  const options = props.options.filter((o) => o.decision?.id === decision.id)
  const swaps = options.filter((o) => typeof deedIn(o) === 'number')
  const price = (option: Option) => {
    const { space = 'farming', workers = 1 } = placed(option) ?? {}
    return workers + (isCardSpace(SPACES.indexOf(space)) ? SPACE_COUNT : 0)
  }
  // What costs least comes first, a row that is still cheap may be gone next time; cards come last.
  const spaces = options.filter((o) => placed(o) !== null).sort((a, b) => price(a) - price(b))
  const off = SPACES.filter((space) => !spaces.some((o) => placed(o)?.space === space))
  const ordered = [...spaces.filter((o) => o.chosen), ...spaces.filter((o) => !o.chosen)]
  const shown = all ? spaces : ordered.slice(0, FIRST)
  const shownOff = all ? off : off.slice(0, OFF_FIRST)
  const rest = spaces.length + off.length - shown.length - shownOff.length
  const fold = () => {
    unfolded = !all
    setAll(!all)
  }
  return (
    <div className="turnform">
      <h4 className="kick">{w.placeWorkers}</h4>
      <div className="opts">
        {shown.map((option) => (
          <SpaceOption key={option.key} option={option} props={props} />
        ))}
        {shownOff.map((space) => (
          <OffOption key={space} space={space} decision={decision} props={props} />
        ))}
        {(rest > 0 || all) && (
          <button type="button" className="opt fold-opts" aria-expanded={all} onClick={fold}>
            <span className="opt-words">
              <b>{all ? w.fewer : w.moreSpaces(rest)}</b>
              {!all && <small>{w.highlightedOnBoard}</small>}
            </span>
            <Icon name="up" className={all ? 'i16' : 'i16 down'} />
          </button>
        )}
      </div>
      {swaps.length > 0 && (
        <>
          <h4 className="kick">{w.swapWorkers}</h4>
          <Swap swaps={swaps} props={props} />
        </>
      )}
    </div>
  )
}
