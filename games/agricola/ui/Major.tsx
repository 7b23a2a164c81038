/** A major improvement in the offer: taken, to be had now, or with the reason why it is not. */

import { toText } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { named } from '../rules/asked.ts'
import { PLAY } from '../rules/choices.ts'
import { CardPrice } from './CardPrice.tsx'
import { soften } from './parted.ts'
import type { Props } from './props.ts'

/** Longer names are as wide as the tile; longer ones than that take two lines. */
const WIDE = 13
const LONG = 16

export function Major({ no, props }: { no: number; props: Props }) {
  const { Icon, Words, SeatShape } = props.kit
  const w = props.text.board
  const card = findCard(no)
  const entry = props.card(String(no))
  if (card === undefined || entry === undefined) return null
  const owner = props.view.table.farms.findIndex((farm) => farm.improvements.includes(no))
  const asked = props.view.decisions.find((d) => d.kind === 'improve')
  // While something else is asked it still answers, but does not ask to be looked at.
  const quiet = asked === undefined && props.view.decisions.length > 0 && props.me !== null
  const option = props.options.find(
    (o) => o.decision?.kind === 'improve' && named(o.answer.choice, 'play') === String(no),
  )
  const name = entry.name[props.lang]
  const inside =
    owner >= 0 ? (
      <span className="a-by" title={props.names[owner]}>
        <SeatShape seat={owner} />
      </span>
    ) : (
      <>
        <span className="a-cost">
          <CardPrice
            card={card}
            cost={card.cost[0] ?? {}}
            farm={props.view.table.farms[props.me ?? -1]}
            kit={props.kit}
            words={w}
          />
        </span>
        {card.points > 0 && (
          <span className="vpn">
            <Icon name="vp" label={w.points(card.points)} />
            <b aria-hidden="true">{card.points}</b>
          </span>
        )}
      </>
    )
  /** What stands there is also said in words, in front of it. */
  const shown = (
    <span className="a-shown" aria-hidden="true">
      {inside}
    </span>
  )
  const points = card.points > 0 ? [w.points(card.points)] : []
  const chosen = option?.chosen === true
  const look = chosen
    ? ' highlighted is-chosen'
    : option !== undefined
      ? ' highlighted'
      : asked === undefined
        ? ''
        : ' cannot'
  return (
    <li className={`a-major${owner >= 0 ? ' gone' : ''}${look}`} data-explain={`card:${no}`}>
      <span className={name.length > LONG ? 'a-name long' : name.length > WIDE ? 'a-name wide' : 'a-name'}>
        <Words sentence={[{ card: String(no), label: soften(name, w) }]} />
      </span>
      {option !== undefined ? (
        <button type="button" aria-pressed={chosen ? true : undefined} onClick={() => props.choose(option.answer)}>
          {chosen && (
            <span className="stamp">
              <Icon name="check" />
            </span>
          )}
          <span className="sr-only">{[toText(option.sentence), ...points].join(', ')}</span>
          {shown}
        </button>
      ) : asked !== undefined || quiet ? (
        <button
          type="button"
          className="a-whynot"
          onClick={() => props.why({ to: asked?.id ?? 'anytime', choice: PLAY[no] ?? null })}
        >
          <span className="sr-only">
            {[`${w.why} ${name}`, ...(owner >= 0 ? [props.names[owner]] : [])].join(', ')}
          </span>
          {shown}
          <span className="a-mark" aria-hidden="true">
            <Icon name="whynot" />
          </span>
        </button>
      ) : (
        inside
      )}
    </li>
  )
}
