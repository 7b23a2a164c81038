/** An Agricola card: its kind by colour and sign, its sentence, and the points it is worth. */

import { findCard, isOccupation, LAST_MAJOR } from '../cards/registry.ts'
import type { CardProps } from './props.ts'

export function kindOf(no: number): 'occ' | 'minor' | 'major' {
  return isOccupation(no) ? 'occ' : no <= LAST_MAJOR ? 'major' : 'minor'
}

/** Names with more letters are set smaller. */
const LONG = 12

const SIGNS = { occ: 'scroll', minor: 'tool', major: 'bakehouse' } as const

export function Card(props: CardProps) {
  const { Icon, Words } = props.kit
  const w = props.text.board
  const entry = props.card(props.id)
  const card = findCard(Number(props.id))
  if (entry === undefined || card === undefined) return null
  const kind = kindOf(card.no)
  return (
    <article className={`card ${kind}${props.dim ? ' dim' : ''}`} aria-label={entry.name[props.lang]}>
      <header>
        <Icon name={SIGNS[kind]} label={w.kinds[kind]} />
        <span className={`card-name${entry.name[props.lang].length > LONG ? ' long' : ''}`}>
          {entry.name[props.lang]}
        </span>
        <span className="card-number">{props.id}</span>
      </header>
      <div className="txt">
        <Words sentence={entry.text} still />
      </div>
      {card.points > 0 && (
        <span className="points-badge vpn">
          <Icon name="vp" label={w.points(card.points)} />
          <b>{card.points}</b>
        </span>
      )}
    </article>
  )
}
