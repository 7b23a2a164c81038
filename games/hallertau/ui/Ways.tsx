/** One step of a craft building: what it needs and uncovers, and the buttons that pay for it. */

import { plain } from '@dorfplatz/kernel'
import { CRAFT_GOODS, LAST_SPACE, VP_SPACES, VP_SYMBOL, WINDOW } from '../rules/facts.ts'
import type { SeatView } from '../rules/view.ts'
import { read } from './highlights.ts'
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
  const way = read(option.answer.choice)
  if (way === null) return null
  const goods = CRAFT_GOODS[way.craft] ?? []
  const paid = way.amounts?.reduce((a, b) => a + b, 0) ?? 0
  const less = way.amounts === null ? 0 : props.view.table.round - paid
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
        {plain(option.sentence)}
        {less > 0 && `, ${w.discount(less)}`}
      </span>
      {way.amounts === null ? (
        <span className="quantity" aria-hidden="true">
          <b>1</b>
          <Icon name="jewelry" />
        </span>
      ) : (
        way.amounts.map((n, i) =>
          n === 0 ? null : (
            <span className="quantity" key={goods[i]} aria-hidden="true">
              <b>{n}</b>
              <Icon name={THING_ICONS[goods[i] ?? 0] ?? 'crops'} />
            </span>
          ),
        )
      )}
      {less > 0 && (
        <small className="less" aria-hidden="true">
          −{less}
        </small>
      )}
    </button>
  )
}
