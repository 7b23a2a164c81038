/** The rack: cards in hand and cards in play as strips that all stand in sight; each is read in full on demand. */

import { type Seat, toText } from '@dorfplatz/kernel'
import type { BoardProps, GameUi, Option, Regions } from '@dorfplatz/ui'
import { memo, Suspense, useContext, useState } from 'react'
import { useTouch } from '../../app/media.ts'
import { Icon } from '../../parts/Icon.tsx'
import { keyed } from '../../parts/keyed.ts'
import { extra } from '../../parts/later.ts'
import { SpeechContext } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { cardOption, deedOf } from '../turn/options.ts'
import { Hand } from './Hand.tsx'
import { inOrder, playAnswer } from './order.ts'
import { Reading, useReading } from './Reading.tsx'

const Overview = extra(() => import('./Overview.tsx').then((part) => part.Overview))
/** Fewer are read where they lie. */
const FEW = 4

interface RackProps {
  readonly board: BoardProps
  readonly ui: GameUi
  readonly regions: Regions
  /** Whose cards these are. */
  readonly seat: Seat
  /** Cards in hand: one's own only. */
  readonly cards: readonly string[]
  /** Where there is room for them the hand is the cards themselves: on a page of its own. */
  readonly faces: boolean
}

export const Rack = memo(function Rack({ board, ui, regions, seat, cards, faces }: RackProps) {
  const t = useText()
  const { openCard } = useContext(SpeechContext)
  const reading = useReading()
  const touch = useTouch()
  const [spread, setSpread] = useState(false)
  const { Strip, OnStrip, RackFoot } = regions
  const played = regions.played?.(board.view, seat) ?? []
  const options = new Map(cards.map((card) => [card, cardOption(card, board.options, ui)]))
  const can = [...options.values()].filter((option) => option !== undefined)
  const [first] = can
  // What can be played now stands in sight also where not all are.
  const inSight =
    can.length < cards.length
      ? inOrder('playable', cards, String, String, (id) => options.get(id) !== undefined)
      : cards
  const asked = first === undefined ? 'play' : (deedOf(first, ui) ?? 'play')
  const { view, me, lang, text, kit, card } = board
  const laid = seat === me ? t.table.laid : t.table.laidBy(board.names[seat] ?? '')
  const face = { view, me, lang, text, kit, card }
  const strip = (id: string, dim: boolean, option?: Option) =>
    Strip === undefined ? (
      <span className="strip-name">{board.card(id)?.name[board.lang]}</span>
    ) : (
      <Strip {...face} id={id} dim={dim} size="hand" option={option} />
    )
  const press = (id: string, option: Option | undefined) => {
    // Who has no pointer that hovers reads a card before it is played.
    if (touch || (option === undefined && can.length === 0)) openCard?.(id)
    else if (option === undefined) board.why(playAnswer(board, ui, id))
    else board.choose(option.answer)
  }
  const say = (id: string, option: Option | undefined): string => {
    const card = board.card(id)
    const name = card?.name[board.lang] ?? ''
    if (touch || (option === undefined && can.length === 0)) return t.table.readCard(name)
    if (option === undefined) return `${t.table.whyNot} ${name}`
    return `${t.table.deeds[deedOf(option, ui) ?? 'play']}: ${name}. ${toText(card?.text ?? [])}`
  }
  return (
    <>
      {played.length > 0 && (
        <section className="rack-part" aria-label={laid}>
          <h2 className="rack-head">
            {laid} <small>{t.table.cardCount(played.length)}</small>
          </h2>
          <ul className="strips">
            {played.map((id) => (
              <li key={id} data-piece={`card:${id}`} {...reading.on(id)}>
                <button type="button" className="strip laid" onClick={() => openCard?.(id)}>
                  <span className="sr-only">{t.table.readCard(board.card(id)?.name[board.lang] ?? '')}</span>
                  <span className="strip-in" aria-hidden="true">
                    {strip(id, false)}
                  </span>
                  {OnStrip !== undefined && <OnStrip {...board} seat={seat} id={id} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cards.length > 0 && faces && <Hand board={board} ui={ui} cards={cards} />}
      {cards.length > 0 && !faces && (
        <section className="rack-part hand-part" aria-label={asked === 'take' ? t.table.packet : t.table.hand}>
          <div className="rack-line">
            <h2 className="rack-head">
              {asked === 'take' ? t.table.packet : t.table.hand}{' '}
              <small>
                {asked === 'take'
                  ? t.table.packetCount(can.length, cards.length - can.length)
                  : t.table.handCount(cards.length, can.length, asked === 'play')}
              </small>
            </h2>
            {cards.length >= FEW && (
              <button type="button" className="tool rack-all" title={t.table.allOfHand} onClick={() => setSpread(true)}>
                <Icon name="cards" />
                <span className="rack-all-word">{t.table.allOfHand}</span>
              </button>
            )}
          </div>
          <ul className="strips" data-pile="hand">
            {keyed(inSight, String).map(({ key, item: id }) => {
              const option = options.get(id)
              return (
                <li key={key} data-piece={`card:${id}`} {...reading.on(id)}>
                  <button
                    type="button"
                    className={`strip${option === undefined ? '' : ' can'}${option?.chosen === true ? ' is-chosen' : ''}`}
                    onClick={() => press(id, option)}
                  >
                    <span className="sr-only">{say(id, option)}</span>
                    <span className="strip-in" aria-hidden="true">
                      {strip(id, option === undefined && can.length > 0, option)}
                    </span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {RackFoot !== undefined && <RackFoot {...board} seat={seat} />}
      <Reading at={reading.at} board={board} ui={ui} beside />
      {spread && cards.length > 0 && (
        <Suspense fallback={null}>
          <Overview
            board={board}
            ui={ui}
            title={asked === 'take' ? t.table.packet : t.table.hand}
            cards={cards}
            onClose={() => setSpread(false)}
          />
        </Suspense>
      )}
    </>
  )
})
