/** The inn on the plan: who is there, and the three stacks with what their top cards cost. */

import { toText } from '@dorfplatz/kernel'
import { Amounts, Face, Figures, figuresAt } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn, Props } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { INN_TIME } from '../action.ts'
import type { Person } from '../person.ts'
import { personIn } from '../person.ts'
import { personAt, personNumber } from '../state.ts'
import { cardSpot } from './spots.ts'
import { personsOf, wordsOf } from './words.ts'

/** Names with more letters are set smaller. */
const LONG_NAME = 13
export const lengthOf = (name: string): string | undefined => (name.length > LONG_NAME ? 'long' : undefined)

/** A full inkwell is played, an empty one kept. */
export function Inkwell({ person, props }: { person: Person; props: Pick<Props, 'kit' | 'text'> }) {
  const { Icon } = props.kit
  const label = wordsOf(props).moments[person.when]
  return <Icon name={person.score === undefined ? 'inkwell-full' : 'inkwell-empty'} label={label} className="i20" />
}

/** What it costs to send somebody there, and who is there, in the sign of the place. */
export function Price({ props }: { props: Drawn }) {
  return (
    <>
      <span className="v-deal">
        <Amounts of={{ time: INN_TIME }} props={props} />
      </span>
      <Figures list={figuresAt(props, 'inn')} props={props} highlights={props.highlights} />
    </>
  )
}

export function Stacks({ props }: { props: Drawn }) {
  const inn = props.view.table.more.inn
  const w = wordsOf(props)
  const texts = personsOf(props)
  if (inn === undefined) return null
  return (
    <ol className="v-persons">
      {inn.stacks.map(({ top, left }, i) => {
        if (top === null) {
          return (
            <li key={String(i)} className="empty">
              {w.scene.empty}
            </li>
          )
        }
        const person = personIn(phrasesOf(props).box, personAt(personNumber(top)))
        const slid = inn.slid?.stack === i ? texts.name(inn.slid.card) : null
        return (
          <li
            key={String(i)}
            className={person.score === undefined ? 'full' : 'kept'}
            title={toText(texts.card(person))}
            data-explain={`card:${top}`}
          >
            <b className={lengthOf(texts.name(top))}>{texts.name(top)}</b>
            <Face card={top} props={props} />
            <Inkwell person={person} props={props} />
            <Amounts of={person.cost} props={props} />
            <small className="num" title={w.labels.left(left)}>
              {left}
            </small>
            <button
              type="button"
              className="v-read"
              aria-label={`${texts.name(top)}: ${toText(texts.card(person))}`}
              onClick={() => props.read(top)}
            />
            {slid !== null && <small className="it-s v-slid">{slid}</small>}
            <Spot at={cardSpot(top)} props={props} />
          </li>
        )
      })}
    </ol>
  )
}
