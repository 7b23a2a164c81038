/** The rack: cards in hand and cards in play as strips that all stand in sight; each is read in full on demand. */

import { type Seat, toText } from '@dorfplatz/kernel'
import type { BoardProps, GameUi, Option, Regions } from '@dorfplatz/ui'
import { memo, useContext } from 'react'
import { useTouch } from '../../app/media.ts'
import { keyed } from '../../parts/keyed.ts'
import { SpeechContext } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { cardOption, deedOf } from '../turn/options.ts'
import { Reading, useReading } from './Reading.tsx'

interface RackProps {
  readonly board: BoardProps
  readonly ui: GameUi
  readonly regions: Regions
  /** Whose cards these are. */
  readonly seat: Seat
  /** Cards in hand: one's own only. */
  readonly cards: readonly string[]
}

export const Rack = memo(function Rack({ board, ui, regions, seat, cards }: RackProps) {
  const t = useText()
  const { openCard } = useContext(SpeechContext)
  const reading = useReading()
  const touch = useTouch()
  const { Strip, OnStrip, RackFoot } = regions
  const played = regions.played?.(board.view, seat) ?? []
  const options = new Map(cards.map((card) => [card, cardOption(card, board.options, ui)]))
  const can = [...options.values()].filter((option) => option !== undefined)
  const [first] = can
  const asked = first === undefined ? 'play' : (deedOf(first, ui) ?? 'play')
  const face = { lang: board.lang, text: board.text, kit: board.kit, card: board.card }
  const strip = (id: string, dim: boolean) =>
    Strip === undefined ? (
      <span className="strip-name">{board.card(id)?.name[board.lang]}</span>
    ) : (
      <Strip {...face} id={id} dim={dim} size="hand" />
    )
  const press = (id: string, option: Option | undefined) => {
    // Who has no pointer that hovers reads a card before it is played.
    if (option === undefined || touch) openCard?.(id)
    else board.choose(option.answer)
  }
  const say = (id: string, option: Option | undefined): string => {
    const card = board.card(id)
    const name = card?.name[board.lang] ?? ''
    if (option === undefined || touch) return t.table.readCard(name)
    return `${t.table.deeds[deedOf(option, ui) ?? 'play']}: ${name}. ${toText(card?.text ?? [])}`
  }
  return (
    <>
      {played.length > 0 && (
        <section className="rack-part" aria-label={t.table.laid}>
          <h2 className="rack-head">
            {t.table.laid} <small>{t.table.cardCount(played.length)}</small>
          </h2>
          <ul className="strips">
            {played.map((id) => (
              <li key={id} data-piece={`card:${id}`} {...reading.on(id)}>
                <button
                  type="button"
                  className="strip laid"
                  aria-label={t.table.readCard(board.card(id)?.name[board.lang] ?? '')}
                  onClick={() => openCard?.(id)}
                >
                  {strip(id, false)}
                  {OnStrip !== undefined && <OnStrip {...board} seat={seat} id={id} />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {cards.length > 0 && (
        <section className="rack-part hand-part" aria-label={asked === 'take' ? t.table.packet : t.table.hand}>
          <h2 className="rack-head">
            {asked === 'take' ? t.table.packet : t.table.hand}{' '}
            <small>
              {asked === 'take'
                ? t.table.packetCount(can.length, cards.length - can.length)
                : t.table.handCount(cards.length, can.length, asked === 'play')}
            </small>
          </h2>
          <ul className="strips" data-pile="hand">
            {keyed(cards, String).map(({ key, item: id }) => {
              const option = options.get(id)
              return (
                <li key={key} data-piece={`card:${id}`} {...reading.on(id)}>
                  <button
                    type="button"
                    className={`strip${option === undefined ? '' : ' can'}${option?.chosen === true ? ' is-chosen' : ''}`}
                    aria-label={say(id, option)}
                    onClick={() => press(id, option)}
                  >
                    {strip(id, option === undefined && can.length > 0)}
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {RackFoot !== undefined && <RackFoot {...board} seat={seat} />}
      <Reading at={reading.at} board={board} ui={ui} beside />
    </>
  )
})
