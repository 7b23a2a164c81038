/** One step of a craft building: what it needs and uncovers, and the buttons that pay for it. */

import { toText } from '@dorfplatz/kernel'
import { GOOD_NAMES, LAST_SPACE, VP_SPACES, VP_SYMBOL, WINDOW } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { advanceIn } from './highlights.ts'
import type { Option, Props } from './props.ts'
import { THING_ICONS, wordsOf } from './words.ts'

/** What stands in the way of the next space. */
function toolsFor(boulders: readonly number[], craft: number, next: number): number {
  const stones = [boulders[2 * craft], boulders[2 * craft + 1]]
  if (!stones.includes(next)) return 0
  return next + 1 <= LAST_SPACE && stones.includes(next + 1) ? 2 : 1
}

/** The next space of a building, the tools it takes to get there, and what that uncovers. */
export function NextSpace({ own, craft, props }: { own: SeatView; craft: number; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const next = (own.crafts[craft] ?? 0) + 1
  if (next > LAST_SPACE) return <small>{w.full}</small>
  const tools = toolsFor(own.boulders, craft, next)
  const least = Math.min(...own.crafts.map((at, other) => (other === craft ? next : at)))
  return (
    <small>
      {w.space} {next}
      {tools > 0 && (
        <>
          {' · '}
          <Icon name="boulder" label={w.boulder} className="i18" /> {w.tools(tools)}
        </>
      )}
      {VP_SPACES.includes(next - 1) && (
        <>
          {' · '}
          {w.uncovers} {VP_SYMBOL} <Icon name="vp" label={w.points} className="i18" />
        </>
      )}
      {least > own.center && (
        <>
          {' · '}
          {w.uncovers} {WINDOW[least] ?? 12} <Icon name="worker" label={w.workers} className="i18" />
        </>
      )}
    </small>
  )
}

/** The price alone is seen, beside its building; heard alone it says what it is for. */
export function Way({ option, props, onPay }: { option: Option; props: Props; onPay?: () => void }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const way = advanceIn(option)
  if (way === null) return null
  const { pay } = way
  const goods = GOOD_NAMES.flatMap((good, i) => (pay[good] === undefined ? [] : [{ n: pay[good], i }]))
  const less = pay.jewelry === undefined ? props.view.table.round - goods.reduce((sum, { n }) => sum + n, 0) : 0
  return (
    <button
      type="button"
      className={option.chosen ? 'btn small way is-chosen' : 'btn small way'}
      data-option={option.key}
      aria-pressed={option.chosen ? true : undefined}
      title={less > 0 ? w.discount(less) : undefined}
      onClick={() => {
        onPay?.()
        props.choose(option.answer)
      }}
    >
      <span className="sr-only">
        {toText(option.sentence)}
        {less > 0 && `, ${w.discount(less)}`}
      </span>
      {pay.jewelry !== undefined && (
        <span className="quantity" aria-hidden="true">
          <b>{pay.jewelry}</b>
          <Icon name="jewelry" />
        </span>
      )}
      {goods.map(({ n, i }) => (
        <span className="quantity" key={i} aria-hidden="true">
          <b>{n}</b>
          <Icon name={THING_ICONS[i] ?? 'crops'} />
        </span>
      ))}
      {less > 0 && (
        <small className="less" aria-hidden="true">
          −{less}
        </small>
      )}
    </button>
  )
}
