/** A card of Village as galleries and hands show it: a customer with what is wanted, or what a module brings. */

import type { IconLine, Sentence } from '@dorfplatz/kernel'
import { Face, type FaceProps, type Frame, weightOf } from '@dorfplatz/ui'
import type { Customer } from '../cards/customers.ts'
import { GOALS, type Goal, goalNumber } from '../modules/goals/cards.ts'
import { needsOf, pointsOf } from '../modules/goals/measure.ts'
import { needIcon } from '../modules/goals/ui/needs.ts'
import { personIn } from '../modules/inn/person.ts'
import { lineOf, momentOf, priceOf, rowOf, tableOf } from '../modules/inn/ui/drawings.ts'
import { people } from '../modules/people.ts'
import { demandOf, iconNameOf } from '../text/parts.ts'
import { labelsOf, phrasesOf } from './pictures.ts'
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
  silver: { look: 'goal silver', icon: 'goal-silver', frame: 'octo' },
  gold: { look: 'goal gold', icon: 'goal-gold', frame: 'octo' },
}

function wantedBy(tile: Customer, props: Pick<CardProps, 'text'>): IconLine | string {
  const { nouns, wantsNothing } = phrasesOf(props)
  const wanted = demandOf(tile.demand)
  if (wanted.length === 0) return wantsNothing
  return wanted.map(({ thing, n }) => ({
    icon: iconNameOf(thing),
    label: nouns[thing][n === 1 ? 0 : 1],
    n,
  }))
}

/** What a goal asks for, in pictures. */
const askedBy = (goal: Goal, props: Pick<CardProps, 'text'>): IconLine =>
  needsOf(phrasesOf(props).box, goal).map((need) => ({ icon: needIcon(need), label: '', n: need.n }))

type Drawn = Pick<FaceProps, 'sign' | 'line' | 'tiers' | 'mine' | 'points'> & {
  /** A kind within its deck that has a colour of its own. */
  readonly kind: string
  /** A field of the strip; a word stands where there is nothing to draw. */
  readonly needs: readonly { readonly label: string; readonly line: IconLine | string }[]
  /** What is left to be said in words; the card's whole sentence where it is left out. */
  readonly words?: Sentence
}

/** What is drawn on a card besides its picture, from the datum that it is. */
function drawnOn(id: string, icon: string, props: CardProps): Drawn {
  const w = labelsOf(props)
  const { box, bonus } = phrasesOf(props)
  const plain = { kind: '', sign: { icon }, line: null, tiers: null, points: null, needs: [] }
  const worth = (n: number) => ({ n, label: `${n} ${w.fame}` })
  const tile = box.tiles.find((one) => one.id === id)
  if (tile !== undefined) {
    // What is wanted stands in the strip and the points on the rosette: in words only what these do not say.
    const words = tile.bonus === undefined ? [] : bonus[tile.bonus]
    return { ...plain, points: worth(tile.points), needs: [{ label: w.wants, line: wantedBy(tile, props) }], words }
  }
  const goal = GOALS[goalNumber(id)]
  if (goal !== undefined)
    return { ...plain, points: worth(pointsOf(box, goal)), needs: [{ label: w.wants, line: askedBy(goal, props) }] }
  const found = people.find((one) => one.id === id)
  if (found === undefined) return plain
  const person = personIn(box, found)
  const family = props.size !== 'zoom' || props.me == null ? undefined : props.view?.table.families[props.me]
  const row = family === undefined ? null : rowOf(person, family)
  return {
    ...plain,
    kind: person.score === undefined ? ' play' : ' keep',
    sign: { icon: person.score === undefined ? 'inkwell-full' : 'inkwell-empty' },
    line: lineOf(person),
    tiers: tableOf(person),
    mine: row === null ? undefined : { row, label: w.you },
    needs: [
      { label: w.costs, line: priceOf(person) },
      { label: w.when, line: momentOf(person) },
    ],
  }
}

export function Card(props: CardProps) {
  const { kit, lang } = props
  const w = labelsOf(props)
  const entry = props.card(props.id)
  if (entry === undefined) return null
  const { look, icon, frame } = LOOKS[entry.deck] ?? CUSTOMER
  const { kind, sign, line, tiers, mine, points, needs, words = entry.text } = drawnOn(props.id, icon, props)
  return (
    <Face
      kit={kit}
      size={props.size}
      look={`${look}${kind}`}
      dim={props.dim}
      label={entry.name[lang]}
      sign={sign}
      name={entry.name[lang]}
      number=""
      picture={{ game: 'village', card: props.id, frame }}
      needs={needs.map(({ label, line: wanted }) => ({
        label,
        shown: typeof wanted === 'string' ? <span>{wanted}</span> : <kit.Signs line={wanted} or="" />,
      }))}
      tiers={tiers}
      mine={mine}
      line={line}
      or={w.or}
      points={points}
      // Whoever plays has no use for where a value comes from: it stands where a card of the gallery is read.
      foot={entry.reconstructed === true && props.size === 'zoom' && props.view === undefined ? w.reconstructed : ''}
      weight={weightOf(words)}
    >
      <kit.Words sentence={words} still />
    </Face>
  )
}
