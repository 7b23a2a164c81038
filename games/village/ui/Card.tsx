/** A card of Village as galleries and hands show it: a customer with what is wanted, or what a module brings. */

import { type CardProps, Face, type Frame, weightOf } from '@dorfplatz/ui'
import { type Customer, tiles } from '../cards/customers.ts'
import { demandOf } from '../text/parts.ts'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'

interface Look {
  readonly look: string
  readonly icon: string
  readonly frame: Frame
}

const CUSTOMER: Look = { look: 'point', icon: 'market', frame: 'rect' }
const LOOKS: { readonly [deck: string]: Look } = {
  customer: CUSTOMER,
  promo: CUSTOMER,
  person: { look: 'person', icon: 'person', frame: 'oval' },
  captain: { look: 'bonus', icon: 'captain', frame: 'oval' },
  goal: { look: 'goal', icon: 'vp', frame: 'octo' },
}

function Wanted({ tile, props }: { tile: Customer; props: Pick<CardProps, 'lang' | 'kit'> }) {
  const { nouns } = phrasesOf(props.lang)
  const line = demandOf(tile.demand).map(({ thing, n }) => ({
    icon: iconOf(thing),
    label: nouns[thing][n === 1 ? 0 : 1],
    n,
  }))
  return <props.kit.Signs line={line} or="" />
}

export function Card(props: CardProps) {
  const { kit, lang } = props
  const w = labelsOf(lang)
  const entry = props.card(props.id)
  if (entry === undefined) return null
  const { look, icon, frame } = LOOKS[entry.deck] ?? CUSTOMER
  const tile = tiles.find((one) => one.id === props.id)
  return (
    <Face
      kit={kit}
      size={props.size}
      look={look}
      dim={props.dim}
      label={entry.name[lang]}
      sign={{ icon }}
      name={entry.name[lang]}
      number=""
      picture={{ game: 'village', card: props.id, frame }}
      needs={tile === undefined ? [] : [{ label: w.wants, shown: <Wanted tile={tile} props={props} /> }]}
      tiers={null}
      line={null}
      or=""
      points={tile === undefined ? null : { n: tile.points, label: `${tile.points} ${w.fame}` }}
      foot={entry.reconstructed === true ? w.reconstructed : ''}
      weight={weightOf(entry.text)}
    >
      <kit.Words sentence={entry.text} still />
    </Face>
  )
}
