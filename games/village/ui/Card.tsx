/** A card of Village as galleries and hands show it: a customer with what is wanted, or what a module brings. */

import { Face, type Frame, weightOf } from '@dorfplatz/ui'
import type { Customer } from '../cards/customers.ts'
import { GOALS, type Goal, goalNumber } from '../modules/goals/cards.ts'
import { needsOf, pointsOf } from '../modules/goals/measure.ts'
import { needIcon } from '../modules/goals/ui/needs.ts'
import { demandOf } from '../text/parts.ts'
import { iconOf, labelsOf, phrasesOf } from './pictures.ts'
import type { CardProps } from './props.ts'

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
  chest: { look: 'bonus', icon: 'chest', frame: 'rect' },
  silver: { look: 'goal', icon: 'goal-silver', frame: 'octo' },
  gold: { look: 'goal', icon: 'goal-gold', frame: 'octo' },
}

function Wanted({ tile, props }: { tile: Customer; props: Pick<CardProps, 'text' | 'kit'> }) {
  const { nouns } = phrasesOf(props)
  const line = demandOf(tile.demand).map(({ thing, n }) => ({
    icon: iconOf(thing),
    label: nouns[thing][n === 1 ? 0 : 1],
    n,
  }))
  return <props.kit.Signs line={line} or="" />
}

/** What a goal asks for, in pictures. */
function Asked({ goal, props }: { goal: Goal; props: Pick<CardProps, 'text' | 'kit'> }) {
  const line = needsOf(phrasesOf(props).box, goal).map((need) => ({ icon: needIcon(need), label: '', n: need.n }))
  return <props.kit.Signs line={line} or="" />
}

export function Card(props: CardProps) {
  const { kit, lang } = props
  const w = labelsOf(props)
  const entry = props.card(props.id)
  if (entry === undefined) return null
  const { look, icon, frame } = LOOKS[entry.deck] ?? CUSTOMER
  const { box } = phrasesOf(props)
  const tile = box.tiles.find((one) => one.id === props.id)
  const goal = GOALS[goalNumber(props.id)]
  const points = tile?.points ?? (goal === undefined ? null : pointsOf(box, goal))
  const wanted = tile !== undefined ? <Wanted tile={tile} props={props} /> : goal && <Asked goal={goal} props={props} />
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
      needs={wanted === undefined ? [] : [{ label: w.wants, shown: wanted }]}
      tiers={null}
      line={null}
      or=""
      points={points === null ? null : { n: points, label: `${points} ${w.fame}` }}
      foot={entry.reconstructed === true ? w.reconstructed : ''}
      weight={weightOf(entry.text)}
    >
      <kit.Words sentence={entry.text} still />
    </Face>
  )
}
