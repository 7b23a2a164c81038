/** Before the start: who sits where, the link to share, and the button that begins. */

import type { TableInfo } from '@dorfplatz/server/protocol'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Masthead } from '../app/Shell.tsx'
import { change, settings } from '../app/settings.ts'
import { api, somebody } from '../link/api.ts'
import { Icon } from '../parts/Icon.tsx'
import { MarkChoice } from '../parts/MarkChoice.tsx'
import { Qr } from '../parts/Qr.tsx'
import { SeatShape, useMarks } from '../parts/Seat.tsx'
import { Sure } from '../parts/Sure.tsx'
import { useText } from '../text/index.ts'

export function Lobby({
  info,
  invite,
  title,
  renew,
}: {
  info: TableInfo
  invite: string | undefined
  title: React.ReactNode
  renew: () => void
}) {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const link = `${location.origin}/table/${info.id}${info.invite ? `?invite=${info.invite}` : ''}`
  const markOf = useMarks()
  const navigate = useNavigate()
  const own = info.seats.filter((s) => s.mine)
  const taken = info.seats.filter((s) => s.kind === 'person' && !s.mine).map((s) => s.colour)
  const seated = info.seats.some((s) => s.mine)
  const act = (work: () => Promise<unknown>) => {
    setProblem(null)
    work().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)))
  }
  const sit = (seat: number) =>
    act(async () => {
      await somebody(settings().name || t.create.me, settings().lang)
      const { colour } = settings()
      await api.join(info.id, { seat, ...(invite ? { invite } : {}), ...(colour === null ? {} : { colour }) })
      renew()
    })
  return (
    <div className="page">
      <Masthead />
      <main id="main" className="narrow" tabIndex={-1}>
        <h1 className="h1">{title}</h1>
        <h2 className="h3">{t.lobby.waiting}</h2>
        <ul className="seatplan">
          {info.seats.map((seat) => (
            <li key={seat.seat} className={`s${markOf(seat.seat)}`}>
              <SeatShape seat={seat.seat} className="i28" />
              <span className="grow">
                <b className="name">{seat.kind === 'open' ? t.lobby.empty : seat.name}</b>{' '}
                <span className="cap">{seat.mine ? t.table.you : seat.kind === 'bot' ? t.table.bot : ''}</span>
              </span>
              {seat.kind === 'open' && !seated && (
                <button type="button" className="btn primary small" onClick={() => sit(seat.seat)}>
                  {t.lobby.sit}
                </button>
              )}
              {seat.kind === 'open' && info.host && (
                <button type="button" className="btn small" onClick={() => act(() => api.bot(info.id, seat.seat))}>
                  <Icon name="bot" />
                  {t.lobby.addBot}
                </button>
              )}
              {seat.kind === 'bot' && info.host && (
                <button
                  type="button"
                  className="btn quiet small"
                  onClick={() => act(() => api.free(info.id, seat.seat))}
                >
                  {t.lobby.removeBot}
                </button>
              )}
              {seat.mine && !info.host && (
                <button
                  type="button"
                  className="btn quiet small"
                  onClick={() => act(() => api.leave(info.id, seat.seat))}
                >
                  {t.lobby.stand}
                </button>
              )}
            </li>
          ))}
        </ul>
        {own.map((seat) => (
          <MarkChoice
            key={seat.seat}
            legend={own.length > 1 ? `${t.colour.legend}: ${seat.name}` : t.colour.legend}
            value={seat.colour}
            taken={taken}
            onChange={(mark) => {
              if (own.length === 1) change({ colour: mark })
              act(() => api.colour(info.id, seat.seat, mark))
            }}
          />
        ))}
        <section className="sheet share">
          <div>
            <h3 className="h4">{t.lobby.share}</h3>
            <p className="sharelink">{link}</p>
            <button
              type="button"
              className="btn"
              onClick={() => act(() => navigator.clipboard.writeText(link).then(() => setCopied(true)))}
            >
              <Icon name="travel" />
              {copied ? t.lobby.copied : t.lobby.copy}
            </button>
          </div>
          <Qr text={link} label={t.lobby.qr} />
        </section>
        <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
        {info.host && (
          <button
            type="button"
            className="btn primary big"
            disabled={info.seats.some((s) => s.kind === 'open')}
            onClick={() => act(() => api.start(info.id))}
          >
            <Icon name="check" />
            {t.lobby.begin}
          </button>
        )}
        {info.host && (
          <p>
            <Sure
              ask={t.menu.close}
              help={t.menu.closeHelp}
              yes={t.menu.close}
              quiet
              onYes={() => act(() => api.archive(info.id).then(() => navigate({ to: '/' })))}
            />
          </p>
        )}
      </main>
    </div>
  )
}
