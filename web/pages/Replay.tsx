/** Replay: scrub through a game, within what one may know, and share the moment. */

import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { nothing, type TableLink } from '../link/link.ts'
import type { Moment } from '../link/messages.ts'
import { offlineLink } from '../link/offline.ts'
import { onlineLink } from '../link/online.ts'
import { isLocal } from '../link/store.ts'
import { Icon } from '../parts/Icon.tsx'
import { keyed } from '../parts/keyed.ts'
import { SeatShape } from '../parts/Seat.tsx'
import { SpeechContext, Words } from '../parts/Words.tsx'
import { GenericBoard } from '../table/Generic.tsx'
import { EventLine, standing } from '../table/Log.tsx'
import type { BoardProps } from '../table/ui.ts'
import { useText } from '../text/index.ts'

const kit = { Icon, Words, SeatShape }
const quiet = () => () => undefined

export function ReplayPage() {
  const t = useText()
  const { lang } = useSettings()
  const navigate = useNavigate()
  const { id } = useParams({ from: '/replay/$id' })
  const { at } = useSearch({ from: '/replay/$id' })
  const [link, setLink] = useState<TableLink | null>(null)
  const [now, setNow] = useState<Moment | null>(null)
  useEffect(() => {
    const made = isLocal(id) ? offlineLink(id) : onlineLink(id)
    setLink(made)
    return () => made.close()
  }, [id])
  const state = useSyncExternalStore(link?.subscribe ?? quiet, link?.get ?? (() => nothing))
  const ready = state.status === 'ready'
  const as = state.seats[0]?.as ?? 'spectator'
  const wanted = at ?? Number.MAX_SAFE_INTEGER
  useEffect(() => {
    let live = true
    if (link !== null && ready)
      link.at(as, wanted).then(
        (found) => live && setNow(found),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [link, ready, as, wanted])
  const gameId = state.info?.game ?? ''
  const { game } = useGame(gameId)
  const ui = useUi(gameId)
  const names = useMemo(() => state.info?.seats.map((s) => s.name) ?? [], [state.info])
  const speech = useMemo(() => ({ seatName: (seat: number) => names[seat] ?? `#${seat + 1}` }), [names])
  useEffect(() => {
    document.documentElement.dataset.game = isGame(gameId) ? gameId : 'dorf'
  }, [gameId])
  if (state.status === 'gone') return <p className="narrow">{t.table.gone}</p>
  if (game === null || now === null || ui === undefined) return <p className="narrow">{t.table.connecting}</p>
  const text = game.text[lang]
  const { view, total } = now
  const step = Math.min(at ?? total, total)
  const go = (to: number) =>
    void navigate({
      to: '/replay/$id',
      params: { id },
      search: { at: Math.max(0, Math.min(total, to)) },
      replace: true,
    })
  const board: BoardProps = {
    view: { ...view, decisions: [], anytime: [] },
    lang,
    text,
    kit,
    names,
    me: as === 'spectator' ? null : as,
    options: [],
    choose: () => undefined,
    why: () => undefined,
    staged: [],
    card: (card) => game.cards.find((c) => c.id === card),
  }
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const Shared = ui?.Board ?? GenericBoard
  const Own = ui?.Mine
  const line = standing(state.log)[step - 1]
  return (
    <SpeechContext.Provider value={speech}>
      <div className="book replay">
        <h1 className="h2">{t.replay.title}</h1>
        <div className="sheet scrubber">
          <button type="button" className="btn small" onClick={() => go(0)}>
            {t.replay.first}
          </button>
          <button type="button" className="btn small" aria-label={t.replay.back} onClick={() => go(step - 1)}>
            ←
          </button>
          <input
            type="range"
            min={0}
            max={total}
            value={step}
            aria-label={t.replay.scrub}
            aria-valuetext={t.replay.step(step, total)}
            onChange={(event) => go(Number(event.target.value))}
          />
          <button type="button" className="btn small" aria-label={t.replay.on} onClick={() => go(step + 1)}>
            →
          </button>
          <button type="button" className="btn small" onClick={() => go(total)}>
            {t.replay.last}
          </button>
          <b className="num">{t.replay.step(step, total)}</b>
          <button
            type="button"
            className="btn quiet small"
            onClick={() => void navigator.clipboard.writeText(`${location.origin}/replay/${id}?at=${step}`)}
          >
            {t.replay.share}
          </button>
        </div>
        <ul className="log replay-log" aria-live="polite">
          {keyed(line?.events ?? [], (e) => `${step} ${e.kind}`).map(({ key, item }) => (
            <EventLine key={key} event={item} text={text} />
          ))}
        </ul>
        <Shared {...board} />
        {Own !== undefined &&
          seats.map((seat) => (
            <section key={seat}>
              <h2 className="orn">
                <SeatShape seat={seat} /> {names[seat]}
              </h2>
              <Own {...board} seat={seat} />
            </section>
          ))}
      </div>
    </SpeechContext.Provider>
  )
}
