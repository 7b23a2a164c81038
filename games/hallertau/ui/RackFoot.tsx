/** Cards that lie before a seat, as chips: what Bonus cards bring every round, and what others count at the end. */

import { CARDS } from '../cards/index.ts'
import { cardName } from '../rules/choices.ts'
import { BONUS, deckOf } from '../rules/facts.ts'
import { drawings } from './drawings.ts'
import type { SeatProps } from './props.ts'
import { DECK_LOOKS, wordsOf } from './words.ts'

function Chip({ card, props }: { card: number; props: SeatProps }) {
  const { Icon, Signs } = props.kit
  const w = wordsOf(props.lang)
  const data = CARDS[card]?.data
  if (data === undefined) return null
  const name = cardName(card)
  const income = data.income === undefined ? null : drawings(props.lang).effect(data.income)
  const drawn = income !== null && income.length > 0
  const named = !drawn && data.vp === undefined
  return (
    <li data-piece={`card:${name}`}>
      <button
        type="button"
        className={`card-chip deck-${DECK_LOOKS[deckOf(card)] ?? 'gateway'}`}
        onClick={() => props.read(name)}
      >
        {/* What it is called stands before what is drawn, so that the drawn is read, too. */}
        <span className="sr-only">{`${w.decks[deckOf(card)]} ${named ? '' : name} `}</span>
        {drawn ? <Signs line={income} or={w.or} /> : named && name}
        {data.vp !== undefined && (
          <span className="vpn">
            <Icon name="vp" label={w.points} />
            <b>{data.vp}</b>
          </span>
        )}
      </button>
    </li>
  )
}

export function RackFoot(props: SeatProps) {
  const { Icon } = props.kit
  const w = wordsOf(props.lang)
  const played = props.view.table.seats[props.seat]?.played ?? []
  const bonus = played.filter((card) => deckOf(card) === BONUS)
  const others = played.filter((card) => deckOf(card) !== BONUS)
  const looksOn = props.me !== props.seat && props.view.options.noCards !== true
  return (
    <>
      {looksOn && played.length === 0 && (
        <h2 className="rack-head">
          {w.played} <small>{w.noneLaid}</small>
        </h2>
      )}
      {bonus.length > 0 && (
        <section className="rack-foot" aria-label={w.phases[2]}>
          <h2 className="rack-head">
            <Icon name="sun" /> {w.phases[2]} <small>{w.bonusCards(bonus.length)}</small>
          </h2>
          <ul className="card-chips">
            {bonus.map((card) => (
              <Chip key={card} card={card} props={props} />
            ))}
          </ul>
        </section>
      )}
      {others.length > 0 && (
        <section className="rack-foot" aria-label={w.played}>
          <h2 className="rack-head">
            {w.played} <small>{w.cards(others.length)}</small>
          </h2>
          <ul className="card-chips small">
            {others.map((card) => (
              <Chip key={card} card={card} props={props} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
