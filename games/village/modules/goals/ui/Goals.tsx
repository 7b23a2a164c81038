/** Life goals, drawn: a head each under the goods, the whole card on the farm; others show their backs. */

import { toText } from '@dorfplatz/kernel'
import { Face } from '../../../ui/Pieces.tsx'
import { phrasesOf } from '../../../ui/pictures.ts'
import type { Option, Props, SeatProps } from '../../../ui/props.ts'
import { GOALS, type Goal, type GoalDeck, goalNumber } from '../cards.ts'
import { needsOf, pointsOf } from '../measure.ts'
import { nameOf, needText } from '../text/compose.ts'
import type { GoalsView } from '../types.ts'
import { needIcon } from './needs.ts'
import { wordsOf } from './words.ts'

const DECK_ICONS: { readonly [deck in GoalDeck]: string } = { silver: 'goal-silver', gold: 'goal-gold' }

type Own = GoalsView['mine'][number]

const goalOf = (id: string): Goal | undefined => GOALS[goalNumber(id)]

/** The option that turns a goal up, where it is met. */
function revealing(props: Pick<Props, 'options'>, id: string): Option | undefined {
  return props.options.find(({ answer: { choice } }) => {
    const said = choice as { readonly goal?: string } | null
    return typeof said === 'object' && said !== null && said.goal === id
  })
}

function Worth({ goal, props }: { goal: Goal; props: Props }) {
  const { Icon } = props.kit
  const points = pointsOf(phrasesOf(props).box, goal)
  return (
    <span className="vpn">
      <Icon name="vp" label={`${points} ${phrasesOf(props).nouns.point[1]}`} />
      <b>{points}</b>
    </span>
  )
}

function Tick({ met, props }: { met: boolean; props: Props }) {
  const { Icon } = props.kit
  return met ? <Icon name="check" className="v-tick" label={wordsOf(props).labels.met} /> : <i className="v-notick" />
}

const progress = (have: number, n: number): string => `${Math.min(have, n)}/${n}`

/** One goal as a head: its needs with ticks, and when all are met the way to turn it up. */
function Head({ own, props }: { own: Own; props: SeatProps }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const goal = goalOf(own.id)
  if (goal === undefined) return null
  const option = revealing(props, own.id)
  const name = nameOf(w, own.id)
  const inside = (
    <>
      <Face card={own.id} props={props} />
      <b>
        <Icon name={DECK_ICONS[goal.deck]} label={w.decks[goal.deck]} />
        {name}
      </b>
      <Worth goal={goal} props={props} />
      <span className="v-needs">
        {option !== undefined && <span className="v-reveal">{w.labels.reveal}</span>}
        {option === undefined &&
          needsOf(phrasesOf(props).box, goal).map((need, i) => {
            const have = own.have[i] ?? 0
            const label = toText(needText(w, phrasesOf(props), need))
            return (
              <span className={`v-need${have < need.n ? ' missing' : ''}`} key={label} title={label}>
                {have >= need.n && <Icon name="check" className="v-tick" />}
                {need.n > 1 && progress(have, need.n)}
                <Icon name={needIcon(need)} label={label} />
              </span>
            )
          })}
      </span>
    </>
  )
  const look = `v-goal ${goal.deck}`
  return option === undefined ? (
    <button type="button" className={look} data-explain={`card:${own.id}`} onClick={() => props.read(own.id)}>
      {inside}
    </button>
  ) : (
    <button
      type="button"
      className={`${look} may`}
      data-explain={`card:${own.id}`}
      aria-label={toText(option.sentence)}
      onClick={() => props.choose(option.answer)}
    >
      {inside}
    </button>
  )
}

/** The own goals under the goods; of others the backs. */
export function Strip(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const goals = props.view.table.more.goals
  if (goals === undefined) return null
  const own = props.seat === props.me ? goals.mine : []
  const backs = props.seat === props.me || goals.missed !== null ? [] : (goals.backs[props.seat] ?? [])
  return (
    <section className="v-goals" aria-label={w.labels.heading}>
      {own.map((one) => (
        <Head key={one.id} own={one} props={props} />
      ))}
      {backs.map((deck) => (
        <span className={`v-goal ${deck}`} key={deck}>
          <b>
            <Icon name={DECK_ICONS[deck]} />
            {w.decks[deck]}
          </b>
          <small className="it-s">{w.labels.hidden}</small>
        </span>
      ))}
    </section>
  )
}

/** A goal as a card: every need in words with what is there. */
function GoalCard({ own, props }: { own: Own; props: SeatProps }) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const goal = goalOf(own.id)
  if (goal === undefined) return null
  const option = revealing(props, own.id)
  return (
    <article className={`v-goalcard ${goal.deck}`}>
      <header>
        <Face card={own.id} props={props} />
        <Icon name={DECK_ICONS[goal.deck]} />
        <b>{nameOf(w, own.id)}</b>
        <small className="it-s">{w.decks[goal.deck]}</small>
      </header>
      <ul>
        {needsOf(phrasesOf(props).box, goal).map((need, i) => {
          const have = own.have[i] ?? 0
          const label = toText(needText(w, phrasesOf(props), need))
          return (
            <li key={label} className={have < need.n ? 'missing' : ''}>
              <Tick met={have >= need.n} props={props} />
              <Icon name={needIcon(need)} />
              <span>{label}</span>
              <b className="num">{progress(have, need.n)}</b>
            </li>
          )
        })}
      </ul>
      <footer>
        {option === undefined ? (
          <small className="it-s">{w.labels.onlyYou}</small>
        ) : (
          <button type="button" className="btn primary" onClick={() => props.choose(option.answer)}>
            <Icon name="check" />
            {w.labels.reveal}
          </button>
        )}
        <Worth goal={goal} props={props} />
      </footer>
    </article>
  )
}

/** On a farm: the own goals at large, or the backs of others', and what was turned up. */
export function Boxes(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props)
  const goals = props.view.table.more.goals
  if (goals === undefined) return null
  const revealed = goals.revealed[props.seat] ?? []
  const missed = goals.missed?.[props.seat] ?? []
  const own = props.seat === props.me ? goals.mine : []
  const backs = own.length > 0 || goals.missed !== null ? [] : (goals.backs[props.seat] ?? [])
  return (
    <section className="sheet v-goalbox">
      <h3 className="heading-4">{w.labels.goals}</h3>
      <div className="v-in">
        {own.map((one) => (
          <GoalCard key={one.id} own={one} props={props} />
        ))}
        {backs.map((deck) => (
          <Icon key={deck} name={DECK_ICONS[deck]} label={`${w.decks[deck]}, ${w.labels.hidden}`} className="i28" />
        ))}
        {[...revealed, ...missed].map((id) => {
          const goal = goalOf(id)
          return (
            goal !== undefined && (
              <span className={`v-goal ${goal.deck}`} key={id}>
                <b>
                  <Icon name={DECK_ICONS[goal.deck]} />
                  {nameOf(w, id)}
                </b>
                {revealed.includes(id) && <Worth goal={goal} props={props} />}
              </span>
            )
          )
        })}
      </div>
    </section>
  )
}
