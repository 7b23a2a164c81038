/** Before the start: who sits where, the link to share, and the button that begins. */

import type { Lang } from '@dorfplatz/kernel'
import type { TableInfo } from '@dorfplatz/server/protocol'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { AnyGame } from '../app/games.ts'
import { Masthead } from '../app/Shell.tsx'
import { change, settings, useSettings } from '../app/settings.ts'
import { useGame } from '../app/useGame.ts'
import { api, somebody } from '../link/api.ts'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MarkChoice } from '../parts/MarkChoice.tsx'
import { Qr } from '../parts/Qr.tsx'
import { SeatShape, useMarks } from '../parts/Seat.tsx'
import { Sure } from '../parts/Sure.tsx'
import { list, type Text, useText } from '../text/index.ts'

/** What was agreed for this table, in words: pace, spectators, options that are not as usual. */
function conditions(info: TableInfo, game: AnyGame | null, lang: Lang, t: Text): string[] {
  const hours = info.pace.kind === 'turns' ? Math.round(info.pace.seconds / 3600) : null
  const chosen = (game?.options ?? []).flatMap((spec) => {
    const value = info.options[spec.key]
    if (game === null || value === undefined || value === spec.default) return []
    const words = game.text[lang].option(spec.key)
    return [`${words.name}: ${words.value(value)}`]
  })
  return [
    hours === null ? t.create.live : `${t.create.turns} (${t.laying.hours(hours)})`,
    ...(info.spectators ? [] : [t.laying.unwatched]),
    ...chosen,
  ]
}

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
  const [problem, setProblem] = useState<string | null>(null)
  const { name, lang } = useSettings()
  const { game } = useGame(info.game)
  const secret = info.invite ?? invite
  const link = `${location.origin}/table/${info.id}${secret ? `?invite=${secret}` : ''}`
  const full = info.seats.every((s) => s.kind !== 'open')
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
      const { colour } = settings()
      await somebody(name.trim(), lang)
      await api.join(info.id, { seat, ...(invite ? { invite } : {}), ...(colour === null ? {} : { colour }) })
      renew()
    })
  return (
    <div className="page">
      <Masthead />
      <main id="main" className="narrow" tabIndex={-1}>
        <h1 className="h1">{title}</h1>
        <h2 className="h3">{!full ? t.lobby.waiting : info.host ? t.laying.canBegin : t.laying.mayBegin}</h2>
        <p className="rule">{list(conditions(info, game, lang, t), lang)}</p>
        {!seated && !full && (
          <label className="choice sit-name">
            <span className="legend">{t.create.myName}</span>
            <input
              className="field"
              value={name}
              maxLength={24}
              required
              autoComplete="nickname"
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
        )}
        <ul className="seatplan">
          {info.seats.map((seat) => (
            <li key={seat.seat} className={`s${markOf(seat.seat)}`}>
              <SeatShape seat={seat.seat} className="i28" />
              <span className="grow">
                <b className="name">{seat.kind === 'open' ? t.lobby.empty : seat.name}</b>{' '}
                <span className="cap">{seat.mine ? t.table.you : seat.kind === 'bot' ? t.table.bot : ''}</span>
              </span>
              {seat.kind === 'open' && !seated && (
                <button
                  type="button"
                  className="btn primary small"
                  disabled={name.trim() === ''}
                  onClick={() => sit(seat.seat)}
                >
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
        {(secret || info.visibility === 'public') && !full && (
          <section className="sheet share">
            <div>
              <h3 className="h4">{t.lobby.share}</h3>
              <p className="sharelink">{link}</p>
              <CopyButton text={link} label={t.lobby.copy} />
            </div>
            <Qr text={link} label={t.lobby.qr} />
          </section>
        )}
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
