/** The leaf of the inn: its steps in their order, and the three stacks with their top cards at large. */

import { Card } from '../../../ui/Card.tsx'
import { Amounts, AnyOf, Figures, figuresAt, STONES } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Drawn } from '../../../ui/props.ts'
import { Spot } from '../../../ui/Spot.tsx'
import { STEP_TIME } from '../action.ts'
import { personIn } from '../person.ts'
import { personAt, personNumber } from '../state.ts'
import { Inkwell } from './Stacks.tsx'
import { cardSpot, PAY_STEP } from './spots.ts'
import { personsOf, wordsOf } from './words.ts'

const STEPS = ['innPay', 'innSlide', 'innBuy'] as const
const KINDS: readonly string[] = STEPS

/** What the first step costs: time on side A, any stone on side B (VI-24). */
function StepPrice({ props }: { props: Drawn }) {
  if (props.view.table.more.inn?.side !== 'B') return <Amounts of={{ time: STEP_TIME }} props={props} />
  return <AnyOf things={STONES} n={1} label={phrasesOf(props).nouns.stone[0]} props={props} />
}

/** Pay, slide under, buy: the order is the rule people forget. The first step is pressed itself. */
function Ladder({ props }: { props: Drawn }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const now = KINDS.indexOf(props.highlights.asked?.kind ?? '')
  return (
    <ol className="v-ladder">
      {STEPS.map((step, i) => (
        <li
          key={step}
          className={i === now ? 'now' : i < now ? 'done' : ''}
          aria-current={i === now ? 'step' : undefined}
        >
          <b>{i + 1}</b>
          <span>{w.labels.steps[step]}</span>
          {step === 'innPay' && i >= now && <StepPrice props={props} />}
          {i < now && <Icon name="check" className="i16" />}
          {step === 'innPay' && <Spot at={PAY_STEP} props={props} />}
        </li>
      ))}
    </ol>
  )
}

/** A top card where three faces have no room: its name, and what it does. */
function Brief({ id, props }: { id: string; props: Drawn }) {
  const { Words } = props.kit
  const texts = personsOf(props)
  const person = personAt(personNumber(id))
  return (
    <p className={`v-brief ${person.score === undefined ? 'full' : 'kept'}`}>
      <b>
        <Inkwell person={person} props={props} />
        {texts.name(id)}
      </b>
      <span>
        <Words sentence={texts.card(person)} still />
      </span>
    </p>
  )
}

export function InnLeaf({ props }: { props: Drawn }) {
  const inn = props.view.table.more.inn
  const w = wordsOf(props)
  const texts = personsOf(props)
  if (inn === undefined) return null
  return (
    <div className="v-innleaf">
      <Ladder props={props} />
      <ol className="v-innstacks">
        {inn.stacks.map(({ top, left }, i) => (
          <li key={String(i)} className={top === null ? 'empty' : ''}>
            {top === null ? (
              w.scene.empty
            ) : (
              <>
                <Card
                  lang={props.lang}
                  text={props.text}
                  kit={props.kit}
                  card={props.card}
                  view={props.view}
                  me={props.me}
                  id={top}
                  dim={false}
                  size="zoom"
                />
                <Brief id={top} props={props} />
                <p className="v-innprice">
                  <Amounts of={personIn(phrasesOf(props).box, personAt(personNumber(top))).cost} props={props} />
                  <small className="it-s">{w.labels.left(left)}</small>
                </p>
                <Spot at={cardSpot(top)} props={props} />
              </>
            )}
            {inn.slid?.stack === i && <p className="v-innslid it-s">{w.labels.slid(texts.name(inn.slid.card))}</p>}
          </li>
        ))}
      </ol>
      <div className="sheet v-place v-inn v-innguests">
        <small className="it-s">{w.labels.guests}</small>
        <Figures list={figuresAt(props, 'inn')} props={props} highlights={props.highlights} />
      </div>
    </div>
  )
}
