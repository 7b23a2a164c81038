/** The inn on the plan: who is there, and the three stacks with what their top cards cost. */

import { toText } from '@dorfplatz/kernel'
import { Amounts, Figures, figuresAt } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn, Props } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { INN_TIME } from '../action.ts'
import type { Person } from '../person.ts'
import { personIn } from '../person.ts'
import { personAt, personNumber } from '../state.ts'
import { cardSpot } from './spots.ts'
import { personsOf, wordsOf } from './words.ts'

/** A full inkwell is played, an empty one kept. */
export function Inkwell({ person, props }: { person: Person; props: Pick<Props, 'kit' | 'text'> }) {
  const { Icon } = props.kit
  const label = wordsOf(props).moments[person.when]
  return <Icon name={person.score === undefined ? 'inkwell-full' : 'inkwell-empty'} label={label} className="i20" />
}

/** What it costs to send somebody there, in the sign of the place. */
export function Price({ props }: { props: Drawn }) {
  return (
    <span className="v-deal">
      <Amounts of={{ time: INN_TIME }} props={props} />
    </span>
  )
}

export function Stacks({ props }: { props: Drawn }) {
  const inn = props.view.table.more.inn
  const w = wordsOf(props)
  const texts = personsOf(props)
  if (inn === undefined) return null
  return (
    <>
      <Figures list={figuresAt(props, 'inn')} props={props} highlights={props.highlights} />
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
            >
              <Inkwell person={person} props={props} />
              <b>{texts.name(top)}</b>
              <Amounts of={person.cost} props={props} />
              <small className="num">{left}</small>
              {slid !== null && <small className="it-s v-slid">{slid}</small>}
              <Spot at={cardSpot(top)} props={props} />
            </li>
          )
        })}
      </ol>
    </>
  )
}
