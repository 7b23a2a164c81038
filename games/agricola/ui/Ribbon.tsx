/** The fourteen rounds, and the harvests between them. */

import { HARVESTS, LAST_ROUND } from '../rules/work/spaces.ts'
import type { Props } from './props.ts'

export function Ribbon(props: Props) {
  const { Icon } = props.kit
  const w = props.text.board
  const now = props.view.table.round
  return (
    <div className="a-ribbon rounds" role="img" aria-label={`${w.round} ${now} / ${LAST_ROUND}`}>
      <span className="name">{w.round}</span>
      {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((round) => (
        <span key={round}>
          <i className={round === now ? 'now' : round < now ? 'past' : ''}>{round}</i>
          {((HARVESTS >> round) & 1) === 1 && <Icon name="harvest" className={round < now ? 'past' : ''} />}
        </span>
      ))}
    </div>
  )
}
