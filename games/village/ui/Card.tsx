/** A customer as the gallery shows it: what is wanted, what it is worth, and how sure we are. */

import { tiles } from '../cards/customers.ts'
import { demandOf } from '../text/parts.ts'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { Props } from './props.ts'

export function Card(props: Pick<Props, 'lang' | 'kit' | 'card'> & { readonly id: string; readonly dim: boolean }) {
  const { Icon, Words } = props.kit
  const w = labelsOf(props.lang)
  const { nouns } = phrasesOf(props.lang)
  const entry = props.card(props.id)
  const tile = tiles.find((t) => t.id === props.id)
  if (entry === undefined || tile === undefined) return null
  return (
    <article className="card point" aria-label={entry.name[props.lang]}>
      <header>
        <Icon name="market" />
        <span className="card-name">{entry.name[props.lang]}</span>
      </header>
      <div className="card-does">
        {demandOf(tile.demand).map(({ thing, n }) => (
          <span className="quantity" key={thing}>
            <b>{n}</b>
            <Icon name={iconOf(thing)} label={nouns[thing][n === 1 ? 0 : 1]} />
          </span>
        ))}
      </div>
      <div className="txt">
        <Words sentence={entry.text} still />
        {entry.reconstructed && <p className="cap">{w.reconstructed}</p>}
      </div>
      <span className="points-badge vpn">
        <Icon name="vp" label={`${tile.points} ${w.fame}`} />
        <b>{tile.points}</b>
      </span>
    </article>
  )
}
