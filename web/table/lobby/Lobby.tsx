/** Before the start: who sits where, the link to share, and the button that begins. */

import type { TableInfo } from '@dorfplatz/protocol'
import { isName } from '@dorfplatz/protocol/name'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { WholeGame } from '../../app/games.ts'
import { Paper } from '../../app/Shell.tsx'
import { change, settings, useSettings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { useWholeGame } from '../../app/useGame.ts'
import { api, somebody } from '../../link/server/api.ts'
import { errorText } from '../../link/server/errorText.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { LevelChoice, USUAL_LEVEL } from '../../parts/LevelChoice.tsx'
import { MarkChoice } from '../../parts/MarkChoice.tsx'
import { NameField } from '../../parts/NameField.tsx'
import { Qr } from '../../parts/Qr.tsx'
import { SeatShape, useMarks } from '../../parts/Seat.tsx'
import { Sure } from '../../parts/Sure.tsx'
import { useOnce } from '../../parts/useOnce.ts'
import { list, type Text, useText } from '../../text/index.ts'

/** What was agreed for this table, in words: pace, spectators, options that are not as usual. */
function conditions(info: TableInfo, game: WholeGame | null, t: Text): string[] {
  const hours = info.pace.kind === 'turns' ? Math.round(info.pace.seconds / 3600) : null
  const chosen = (game?.rules.options ?? []).flatMap((spec) => {
    const value = info.options[spec.key]
    if (game === null || value === undefined || value === spec.default) return []
    const words = game.text.option(spec.key)
    return [`${words.name}: ${words.value(value)}`]
  })
  return [
    hours === null ? t.create.allAtOnce : `${t.create.turns} (${t.laying.hours(hours)})`,
    ...(info.spectators ? [] : [t.laying.unwatched]),
    ...chosen,
  ]
}

/** The short code of the table, for those who sit there while somebody is missing. */
function useCode(id: string, wanted: boolean): string | null {
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    let live = true
    // Without it there is still the link.
    if (wanted)
      api.codeOf(id).then(
        (found) => live && setCode(found),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [id, wanted])
  return code
}

/** Who has never played this game here: a host may want to explain a little. */
function useNewcomers(id: string, seated: boolean, seats: string): readonly number[] {
  const [found, setFound] = useState<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody sits down or leaves it is asked again.
  useEffect(() => {
    let live = true
    if (seated)
      api.newcomers(id).then(
        (now) => live && setFound(now),
        () => undefined,
      )
    return () => {
      live = false
    }
  }, [id, seated, seats])
  return found
}

export function Lobby({
  info,
  invite,
  title,
  lost,
  renew,
}: {
  info: TableInfo
  invite: string | undefined
  title: React.ReactNode
  /** The server cannot be heard. */
  lost: boolean
  renew: () => void
}) {
  const t = useText()
  const [problem, setProblem] = useState<string | null>(null)
  const [level, setLevel] = useState(USUAL_LEVEL)
  const { name, lang } = useSettings()
  const { game } = useWholeGame(info.game)
  const secret = info.invite ?? invite
  const link = `${location.origin}/table/${info.id}${secret ? `?invite=${secret}` : ''}`
  const full = info.seats.every((s) => s.kind !== 'open')
  const markOf = useMarks()
  const navigate = useNavigate()
  const own = info.seats.filter((s) => s.mine)
  const taken = info.seats.filter((s) => s.kind === 'person' && !s.mine).map((s) => s.colour)
  const seated = info.seats.some((s) => s.mine)
  useTitle(`${game?.text.name ?? t.brand} – ${full ? t.lobby.begin : t.seats.waits}`)
  const code = useCode(info.id, (info.host || seated) && !full)
  const people = info.seats.map((s) => (s.kind === 'person' ? s.name : s.kind)).join()
  const newcomers = useNewcomers(info.id, info.host || seated, people)
  const { busy, run } = useOnce()
  const attempt = (work: () => Promise<unknown>) => {
    setProblem(null)
    return work().catch((error: unknown) => setProblem(errorText(error)))
  }
  const act = (work: () => Promise<unknown>) => void run(() => attempt(work))
  /** Marks are tried one after the other, as fast as one likes: the last one counts. */
  const marking = useRef(Promise.resolve<unknown>(null))
  const mark = (seat: number, colour: number) => {
    marking.current = marking.current.then(() => attempt(() => api.colour(info.id, seat, colour)))
  }
  // Who got up by themselves knows; who did not is told.
  const [freed, setFreed] = useState(false)
  const sat = useRef({ seated, leaving: false })
  useEffect(() => {
    if (seated) sat.current.leaving = false
    else if (sat.current.seated && !sat.current.leaving) setFreed(true)
    if (seated) setFreed(false)
    sat.current.seated = seated
  }, [seated])
  const stand = (seat: number) => {
    sat.current.leaving = true
    act(async () => {
      // Who gets up may still look on: only the link opens this table to those who do not sit there.
      if (invite === undefined && secret !== undefined) {
        await navigate({ to: '/table/$id', params: { id: info.id }, search: { invite: secret }, replace: true })
      }
      await api.leave(info.id, seat)
    })
  }
  const sit = (seat: number) =>
    act(async () => {
      const { colour } = settings()
      await somebody(name.trim(), lang)
      await api.join(info.id, { seat, ...(invite ? { invite } : {}), ...(colour === null ? {} : { colour }) })
      renew()
    })
  return (
    <Paper where="narrow">
      <h1 className="heading-1">{title}</h1>
      <div role="status">
        {lost && <p className="note">{t.trouble.lost}</p>}
        {freed && !seated && <p className="note">{t.seats.freed}</p>}
      </div>
      <h2 className="heading-3">
        {!full ? t.lobby.waiting : info.host ? t.laying.canBegin : own.length > 0 ? t.laying.mayBegin : t.laying.fullUp}
      </h2>
      {full && !info.host && own.length === 0 && (
        <p className="rule">{info.spectators ? t.laying.fullWatch : t.laying.fullShut}</p>
      )}
      <p className="rule">{list(conditions(info, game, t), lang)}</p>
      {!seated && !full && (
        <>
          <NameField caption={t.create.myName} value={name} required own onChange={(next) => change({ name: next })} />
          {name.trim() === '' && <p className="cap">{t.lobby.nameFirst}</p>}
        </>
      )}
      <ul className="seatplan">
        {info.seats.map((seat) => (
          <li key={seat.seat} className={`seat-${markOf(seat.seat)}`}>
            <SeatShape seat={seat.seat} className="i28" />
            <span className="grow">
              <b className="name">{seat.kind === 'open' ? t.lobby.empty : seat.name}</b>{' '}
              <span className="cap">{seat.mine ? t.table.you : seat.kind === 'bot' ? t.table.bot : ''}</span>
              {seat.mine && newcomers.includes(seat.seat) ? ' · ' : ' '}
              {newcomers.includes(seat.seat) && <span className="cap newcomer">{t.lobby.newcomer}</span>}
            </span>
            {seat.kind === 'open' && !seated && (
              <button
                type="button"
                className="btn primary small"
                aria-label={`${t.lobby.sit}: ${t.create.seat(seat.seat + 1)}`}
                disabled={busy || !isName(name)}
                onClick={() => sit(seat.seat)}
              >
                {t.lobby.sit}
              </button>
            )}
            {seat.kind === 'open' && info.host && (
              <button
                type="button"
                className="btn small"
                aria-label={`${t.lobby.addBot}: ${t.create.seat(seat.seat + 1)}`}
                disabled={busy}
                onClick={() => act(() => api.bot(info.id, seat.seat, level))}
              >
                <Icon name="bot" />
                {t.lobby.addBot}
              </button>
            )}
            {seat.kind === 'bot' && info.host && (
              <button
                type="button"
                className="btn quiet small"
                aria-label={`${t.lobby.removeBot}: ${seat.name}`}
                disabled={busy}
                onClick={() => act(() => api.free(info.id, seat.seat))}
              >
                {t.lobby.removeBot}
              </button>
            )}
            {seat.kind === 'person' && !seat.mine && (
              <span className="cap">{seat.online ? t.table.here : t.table.away}</span>
            )}
            {seat.kind === 'person' && !seat.mine && info.host && (
              <Sure
                ask={t.seats.free}
                label={`${t.seats.free}: ${seat.name}`}
                help={t.seats.freeSure(seat.name)}
                yes={t.seats.free}
                quiet
                small
                disabled={busy}
                onYes={() => act(() => api.free(info.id, seat.seat))}
              />
            )}
            {seat.mine && !info.host && (
              <button type="button" className="btn quiet small" disabled={busy} onClick={() => stand(seat.seat)}>
                {t.lobby.stand}
              </button>
            )}
          </li>
        ))}
      </ul>
      {(secret || info.visibility === 'public') && !full && (
        <section className="sheet share">
          <div>
            <h3 className="heading-4">{t.lobby.share}</h3>
            <p className="sharelink">{link}</p>
            <CopyButton text={link} label={t.lobby.copy} />
            {code !== null && (
              <p className="code">
                {t.seats.code} <b className="num">{`${code.slice(0, 3)} ${code.slice(3)}`.toUpperCase()}</b>
              </p>
            )}
          </div>
          <Qr text={link} label={t.lobby.qr} />
        </section>
      )}
      {info.host && !full && <LevelChoice game={info.game} value={level} onChange={setLevel} />}
      {own.map((seat) => (
        <MarkChoice
          key={seat.seat}
          legend={own.length > 1 ? `${t.colour.legend}: ${seat.name}` : t.colour.legend}
          value={seat.colour}
          taken={taken}
          onChange={(wish) => {
            if (own.length === 1) change({ colour: wish })
            mark(seat.seat, wish)
          }}
        />
      ))}
      <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
      {info.host && (
        <button
          type="button"
          className="btn primary big"
          disabled={busy || !full}
          onClick={() => act(() => api.start(info.id))}
        >
          <Icon name="check" />
          {t.lobby.begin}
        </button>
      )}
      {info.deal !== undefined && !info.practice && (
        <p className="cap seed">
          {t.deal.sealed} <code>{info.deal.commitment}</code>
        </p>
      )}
      {info.host && (
        <p>
          <Sure
            ask={t.menu.close}
            help={t.menu.closeHelp}
            yes={t.menu.close}
            quiet
            disabled={busy}
            onYes={() => act(() => api.archive(info.id).then(() => navigate({ to: '/' })))}
          />
        </p>
      )}
    </Paper>
  )
}
