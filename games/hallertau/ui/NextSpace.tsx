/** What the next step of a craft building needs besides its price, and what it uncovers. */

import { CENTER_VP, LAST_SPACE, VP_SPACES, VP_SYMBOL, WINDOW } from '../rules/facts.ts'
import { toolsNeeded } from '../rules/payments.ts'
import type { SeatView } from '../rules/view.ts'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'

/** The next space of a building, the tools it takes to get there, and what that uncovers. */
export function NextSpace({ own, craft, props }: { own: SeatView; craft: number; props: Props }) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const next = (own.crafts[craft] ?? 0) + 1
  if (next > LAST_SPACE) return <small>{w.full}</small>
  const tools = toolsNeeded(own, craft)
  const least = Math.min(...own.crafts.map((at, other) => (other === craft ? next : at)))
  // From a space on the window shows points, and no more Workers.
  const points = CENTER_VP[least] ?? 0
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
          {w.uncovers} {points > 0 ? points : (WINDOW[least] ?? 12)}{' '}
          <Icon name={points > 0 ? 'vp' : 'worker'} label={points > 0 ? w.points : w.workers} className="i18" />
        </>
      )}
    </small>
  )
}
