/** The table as it stood at a moment: what the viewer had first, then the board, then everybody's own boards. */

import type { View, Viewer } from '@dorfplatz/kernel'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { useContext, useRef } from 'react'
import type { PageGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { CardFace } from '../parts/CardFace.tsx'
import { keyed } from '../parts/keyed.ts'
import { kit } from '../parts/kit.ts'
import { SeatShape, useMarks } from '../parts/Seat.tsx'
import { SpeechContext } from '../parts/Words.tsx'
import { GenericBoard, handIn } from '../table/frame/Generic.tsx'
import { useOverflow } from '../table/hand/overflow.ts'
import { useText } from '../text/index.ts'

/** Cards held at that moment, to be read only. */
function Held({ board, ui, cards }: { board: BoardProps; ui: GameUi; cards: readonly string[] }) {
  const t = useText()
  const { openCard } = useContext(SpeechContext)
  const { Card } = ui
  const fan = useRef<HTMLUListElement>(null)
  useOverflow(fan, `${board.lang} ${cards.join()}`)
  return (
    <section className="hand held" aria-label={t.table.hand}>
      <ul className="fan" ref={fan} data-pile="hand">
        {keyed(cards, String).map(({ key, item: id }) => {
          const card = board.card(id)
          if (card === undefined) return null
          return (
            <li className="slotc" key={key} data-piece={`card:${id}`}>
              {Card === undefined ? (
                <CardFace card={card} lang={board.lang} />
              ) : (
                <Card
                  lang={board.lang}
                  text={board.text}
                  kit={board.kit}
                  card={board.card}
                  id={id}
                  dim={false}
                  size="tile"
                />
              )}
              <button
                type="button"
                className="readcard"
                aria-label={t.table.readCard(card.name[board.lang])}
                onClick={() => openCard?.(id)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** A past table as its drawings take it: nothing can be chosen in it. */
export function boardThen(
  game: PageGame,
  view: View,
  as: Viewer,
  names: readonly string[],
  lang: 'de' | 'en',
): BoardProps {
  const still = { ...view, decisions: [], anytime: [] }
  return {
    view: still,
    before: still,
    lang,
    text: game.text,
    kit,
    names,
    me: as === 'spectator' ? null : as,
    options: [],
    instead: [],
    choose: () => undefined,
    finish: () => undefined,
    count: () => undefined,
    why: () => undefined,
    staged: [],
    stagedKinds: [],
    card: (card) => game.cards.find((c) => c.id === card),
    read: () => undefined,
  }
}

/** The others at a glance, as at the table; a click leads to their boards further down. */
function Others({ board, ui, seats }: { board: BoardProps; ui: GameUi; seats: readonly number[] }) {
  const t = useText()
  const markOf = useMarks()
  const { Glance } = ui
  if (Glance === undefined || seats.length === 0) return null
  return (
    <nav className="fronts" aria-label={t.table.others}>
      {seats.map((seat) => (
        <button
          type="button"
          className={`glimpse seat-${markOf(seat)}`}
          key={seat}
          title={t.table.lookAt(board.names[seat] ?? '')}
          onClick={() => document.querySelector(`.then > [data-seat="${seat}"]`)?.scrollIntoView({ block: 'center' })}
        >
          <span className="seat">
            <SeatShape seat={seat} className="i20" />
            <span className="seat-name">{board.names[seat]}</span>
          </span>
          <Glance {...board} seat={seat} />
        </button>
      ))}
    </nav>
  )
}

export function Then({ board, ui }: { board: BoardProps; ui: GameUi }) {
  const t = useText()
  const { lang } = useSettings()
  const { view, me, names } = board
  const { regions } = ui
  const Shared = regions?.Board ?? ui.Board ?? GenericBoard
  const Own = regions?.Own ?? ui.Mine
  const Goods = regions?.Goods ?? ui.Goods
  const Ribbon = regions?.Course ?? ui.Ribbon
  const hand = ui.hand?.(board.view) ?? handIn(board)
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== me)
  const head = (seat: number) => (
    <h2 className="orn">
      <SeatShape seat={seat} /> {names[seat]}
    </h2>
  )
  return (
    <div className="then" lang={lang}>
      {Ribbon !== undefined && (
        <section className="ribbonbar" aria-label={t.table.stage}>
          <Ribbon {...board} />
        </section>
      )}
      {me !== null && (Goods !== undefined || hand.length > 0) && (
        <section>
          {head(me)}
          {Goods !== undefined && <Goods {...board} seat={me} />}
          {hand.length > 0 && <Held board={board} ui={ui} cards={hand} />}
        </section>
      )}
      <Others board={board} ui={ui} seats={seats} />
      <Shared {...board} />
      {Own !== undefined &&
        (me === null ? seats : [me, ...seats]).map((seat) => (
          <section key={seat} data-seat={seat}>
            {head(seat)}
            <Own {...board} seat={seat} />
          </section>
        ))}
    </div>
  )
}
