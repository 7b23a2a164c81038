/** The own person cards as a strip of heads, and at large on the farm; of others only how many they hold. */

import { toText } from '@dorfplatz/kernel'
import { Face } from '../../../ui/Pieces.tsx'
import type { Option, Props, SeatProps } from '../../../ui/props.ts'
import { personAt, personNumber } from '../state.ts'
import { Inkwell, lengthOf } from './Stacks.tsx'
import { personsOf, wordsOf } from './words.ts'

/** The option that plays a card now. */
function playing(props: Pick<Props, 'options'>, id: string): Option | undefined {
  return props.options.find(({ answer: { choice } }) => {
    const said = choice as { readonly play?: string } | null
    return typeof said === 'object' && said !== null && said.play === id
  })
}

/** The cards a seat shows here: the viewer's own, or everybody's when the game is over. */
function shown(props: SeatProps): readonly string[] {
  const inn = props.view.table.more.inn
  if (inn === undefined) return []
  return props.seat === props.me ? inn.hand : (inn.open?.[props.seat] ?? [])
}

function Head({ id, props }: { id: string; props: SeatProps }) {
  const person = personAt(personNumber(id))
  const { Words } = props.kit
  const w = wordsOf(props)
  const texts = personsOf(props)
  const option = playing(props, id)
  const name = texts.name(id)
  const head = (
    <>
      <b className={lengthOf(name)}>{name}</b>
      <span className="v-when">
        <Face card={id} props={props} />
        <Inkwell person={person} props={props} />
        <small className="it-s">{option === undefined ? w.moments[person.when] : w.labels.play}</small>
      </span>
      <span className="v-says">
        <Words sentence={texts.card(person)} still />
      </span>
    </>
  )
  const title = toText(texts.card(person))
  const look = `v-person ${person.score === undefined ? 'full' : 'kept'}`
  if (option !== undefined) {
    return (
      <button
        type="button"
        className={`${look} may`}
        title={title}
        data-explain={`card:${id}`}
        onClick={() => props.choose(option.answer)}
      >
        {head}
      </button>
    )
  }
  return (
    <button
      type="button"
      className={look}
      title={title}
      data-explain={`card:${id}`}
      onClick={() => props.why({ to: 'anytime', choice: { play: id } })}
    >
      {head}
    </button>
  )
}

/** Under the goods, also while it is empty: nothing moves when the first card comes. */
export function Strip(props: SeatProps) {
  const inn = props.view.table.more.inn
  if (inn === undefined) return null
  const w = wordsOf(props)
  const hand = props.seat === props.me ? inn.hand : []
  return (
    <section className="v-hand" aria-label={w.scene.hand}>
      <h3>
        {w.labels.hand} <small className="it-s">{w.labels.left(inn.hands[props.seat] ?? 0)}</small>
      </h3>
      {hand.map((id) => (
        <Head key={id} id={id} props={props} />
      ))}
    </section>
  )
}

/** On a farm: the cards with what they do; of others their number. */
export function Boxes(props: SeatProps) {
  const { Words } = props.kit
  const inn = props.view.table.more.inn
  if (inn === undefined) return null
  const w = wordsOf(props)
  const texts = personsOf(props)
  const cards = shown(props)
  return (
    <section className="sheet">
      <h3 className="heading-4">{w.scores.persons}</h3>
      <div className="v-in">
        {cards.length === 0 && <Words sentence={w.scene.hands(inn.hands[props.seat] ?? 0)} still />}
        {cards.map((id) => (
          <p className="rule" key={id}>
            <b>{texts.name(id)}.</b> <Words sentence={texts.card(personAt(personNumber(id)))} still />
          </p>
        ))}
      </div>
    </section>
  )
}
