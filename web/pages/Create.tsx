/** Laying a table: game, seats, place, pace and options, each explained in words. */

import '../look/pages.css'
import { LEVELS as ALL_LEVELS, aboutLevel, botName } from '@dorfplatz/bots/levels'
import { GAMES } from '@dorfplatz/games'
import type { Options } from '@dorfplatz/kernel'
import type { http } from '@dorfplatz/protocol'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { featured, type GameId, games, isGame, shelf } from '../app/games.ts'
import { change, useSettings } from '../app/settings.ts'
import { useWholeGame } from '../app/useGame.ts'
import { layHere, marksFor } from '../link/device/lay.ts'
import type { KeptSeat } from '../link/device/store.ts'
import { refusedWords } from '../link/refused.ts'
import { api, somebody } from '../link/server/api.ts'
import { madeWith } from '../link/server/deal.ts'
import { errorText } from '../link/server/errorText.ts'
import { Choice } from '../parts/Choice.tsx'
import { Icon } from '../parts/Icon.tsx'
import { MarkChoice } from '../parts/MarkChoice.tsx'
import { NameField } from '../parts/NameField.tsx'
import { SeatShape } from '../parts/Seat.tsx'
import { useOnce } from '../parts/useOnce.ts'
import { useText } from '../text/index.ts'
import { GameOptions } from './create/GameOptions.tsx'
import { judge, optionsFor } from './create/judge.ts'
import { TableTerms, USUAL } from './create/TableTerms.tsx'
import { Why } from './create/Why.tsx'
import { useFirstGame } from './firstGame.ts'

/** Me, somebody, or the name of a bot's level. */
type Sitter = string

const LEVELS = ALL_LEVELS.map(({ id }) => id)

export function Create() {
  const t = useText()
  const { lang, name, poker, colour } = useSettings()
  const navigate = useNavigate()
  const search = useSearch({ from: '/new' })
  const [id, setId] = useState<GameId>(search.game !== undefined && isGame(search.game) ? search.game : GAMES[0])
  const { game, failed } = useWholeGame(id)
  const together = search.together === true
  const [sitters, setSitters] = useState<Sitter[]>(['me', together ? 'hotseat' : 'person'])
  /** Names of those who share this screen, by seat. */
  const [guests, setGuests] = useState<{ readonly [seat: number]: string }>({})
  const [where, setWhere] = useState<'here' | 'online'>(together ? 'here' : 'online')
  const [terms, setTerms] = useState(USUAL)
  const [chosen, setChosen] = useState<{ readonly [game: string]: Options }>({ [id]: search.options ?? {} })
  const [problem, setProblem] = useState<string | null>(null)
  const first = useFirstGame(id)
  const [min, max] = shelf[id].seats
  const people: Sitter[] = where === 'here' ? ['hotseat'] : ['person', 'hotseat']
  const seats = sitters.map((s): Sitter => (where === 'here' && s === 'person' ? 'hotseat' : s)).slice(0, max)
  const kinds: Sitter[] = [...people, ...LEVELS]
  const last = seats.at(-1)
  const next = last === undefined || last === 'me' ? (people[0] ?? 'person') : last
  const label = (sitter: Sitter) =>
    sitter === 'me'
      ? t.create.me
      : sitter === 'person'
        ? t.create.person
        : sitter === 'hotseat'
          ? t.create.hotseat
          : (t.create.bot[sitter] ?? t.create.botOf(sitter))
  const marks = marksFor(seats.length, colour)
  const called = (i: number) => guests[i]?.trim() || t.laying.player(i + 1)
  // Bots read nothing in a pause.
  const pokerFace = poker && seats.some((s) => s === 'person' || s === 'hotseat')
  const options = optionsFor(game, seats.length, { pokerFace, ...(chosen[id] ?? {}) })
  const refusal = game === null ? null : judge(game, seats.length, options)

  const { busy, run } = useOnce()
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    void run(lay)
  }
  const lay = async () => {
    setProblem(null)
    const mine = name.trim() || t.laying.player(1)
    try {
      if (where === 'here') {
        const plan = seats.map(
          (s, i): KeptSeat =>
            s === 'me'
              ? { kind: 'me', name: mine, colour: marks[i] ?? i }
              : s === 'hotseat' || s === 'person'
                ? { kind: 'me', name: called(i), colour: marks[i] ?? i }
                : { kind: 'bot', name: botName(s, i - 1, lang), level: s, colour: marks[i] ?? i },
        )
        const laid = await layHere(id, plan, options)
        if ('id' in laid) await navigate({ to: '/table/$id', params: { id: laid.id }, replace: true })
        else setProblem(refusedWords(laid.refused, game?.text))
        return
      }
      await somebody(mine, lang)
      const plan = seats.map(
        (s, i): http.SeatPlan =>
          s === 'me'
            ? { kind: 'me', ...(colour === null ? {} : { colour }) }
            : s === 'hotseat'
              ? { kind: 'me', name: called(i) }
              : s === 'person'
                ? { kind: 'open' }
                : { kind: 'bot', level: s },
      )
      const own = plan.flatMap((p, i) => (p.kind === 'me' ? [i] : []))
      const table = await madeWith(own, (mixes) =>
        api.create({
          game: id,
          options,
          seats: plan,
          visibility: terms.access,
          pace: terms.pace === 'live' ? { kind: 'live' } : { kind: 'turns', seconds: terms.hours * 3600 },
          spectators: terms.spectators && terms.access !== 'private',
          start: plan.every((p) => p.kind !== 'open'),
          mixes,
        }),
      )
      await navigate({ to: '/table/$id', params: { id: table.id }, replace: true })
    } catch (error) {
      setProblem(errorText(error))
    }
  }

  return (
    <form className="narrow create" data-game={id} onSubmit={submit}>
      <h1 className="heading-1">{t.create.title}</h1>
      <Choice
        legend={t.create.game}
        value={id}
        items={games
          .filter((g) => featured.includes(g) || g.id === id)
          .map((g) => ({ value: g.id, label: t.game[g.id].name, help: t.people(...g.seats) }))}
        onChange={setId}
      />
      <Choice
        legend={t.create.where}
        value={where}
        items={[
          { value: 'online', label: t.create.online, help: t.create.onlineHelp },
          { value: 'here', label: t.create.here, help: t.create.hereHelp },
        ]}
        onChange={setWhere}
      />
      <fieldset className="choice">
        <legend>{t.create.seats}</legend>
        <ul className="seatplan">
          {seats
            .map((sitter, i) => ({ sitter, i }))
            .map(({ sitter, i }) => (
              <li key={i} className={`seat-${(marks[i] ?? i) + 1}`}>
                <SeatShape seat={i} mark={marks[i] ?? i} className="i28" />
                {i === 0 ? (
                  <NameField
                    caption={t.create.myName}
                    small
                    value={name}
                    required={where === 'online'}
                    // A name that must be given is not shown as if it were.
                    placeholder={where === 'online' ? '' : t.laying.player(1)}
                    own
                    onChange={(next) => change({ name: next })}
                  />
                ) : (
                  <>
                    <select
                      className="field grow"
                      aria-label={t.create.seat(i + 1)}
                      value={sitter}
                      onChange={(event) => setSitters(seats.map((s, j) => (j === i ? event.target.value : s)))}
                    >
                      {kinds.map((kind) => (
                        <option key={kind} value={kind}>
                          {label(kind)}
                        </option>
                      ))}
                    </select>
                    {sitter === 'hotseat' && (
                      <NameField
                        className="field grow"
                        value={guests[i] ?? ''}
                        placeholder={t.laying.player(i + 1)}
                        label={t.laying.nameOf(i + 1)}
                        onChange={(next) => setGuests({ ...guests, [i]: next })}
                      />
                    )}
                  </>
                )}
              </li>
            ))}
        </ul>
        {ALL_LEVELS.filter((level) => seats.includes(level.id)).map((level) => (
          <p className="rule" key={level.id}>
            <b>{level.name[lang]}:</b> {aboutLevel(id, level.id, lang)}
          </p>
        ))}
        <div className="row wrap">
          {seats.length < max && (
            <button type="button" className="btn quiet small" onClick={() => setSitters([...seats, next])}>
              {t.create.addSeat}
            </button>
          )}
          {seats.length > min && (
            <button type="button" className="btn quiet small" onClick={() => setSitters(seats.slice(0, -1))}>
              {t.create.dropSeat}
            </button>
          )}
        </div>
      </fieldset>
      <MarkChoice legend={t.colour.legend} value={marks[0] ?? 0} onChange={(mark) => change({ colour: mark })} />
      <section>
        <h2 className="orn">{t.create.options}</h2>
        {game === null ? (
          <p className="rule">{failed ? t.create.unavailable : t.create.loading}</p>
        ) : (
          <GameOptions
            game={game}
            seats={seats.length}
            options={options}
            first={first}
            onChange={(next) => setChosen({ ...chosen, [id]: { ...chosen[id], ...next } })}
          />
        )}
      </section>
      {where === 'online' && <TableTerms terms={terms} onChange={setTerms} />}
      <div role="status">
        {refusal !== null && game !== null && (
          <p className="note">
            {t.create.wrong} <Why game={game} refusal={refusal} />
          </p>
        )}
        {problem !== null && <p className="note">{problem}</p>}
      </div>
      <button type="submit" className="btn primary big" disabled={busy || game === null || refusal !== null}>
        <Icon name="market" />
        {t.create.go}
      </button>
    </form>
  )
}
