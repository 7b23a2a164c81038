/** "Play now": alone, against bots, or together on one screen. One click lays the table. */

import '../look/pages.css'
import '../look/table.css'
import { botName, LEVELS } from '@dorfplatz/bots/levels'
import type { Options } from '@dorfplatz/kernel'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { NotFound } from '../app/Failed.tsx'
import { isGame, shelf } from '../app/games.ts'
import { change, useSettings } from '../app/settings.ts'
import { useWholeGame } from '../app/useGame.ts'
import { ALL, readHere } from '../learn/first/read.ts'
import { layHere, marksFor, myName } from '../link/device/lay.ts'
import type { KeptSeat } from '../link/device/store.ts'
import { Choice } from '../parts/Choice.tsx'
import { Icon } from '../parts/Icon.tsx'
import { EASIEST_LEVEL, LevelChoice, USUAL_LEVEL } from '../parts/LevelChoice.tsx'
import { NameField } from '../parts/NameField.tsx'
import { useText } from '../text/index.ts'
import { BoxOptions, KindOptions } from './create/GameOptions.tsx'
import { optionsFor } from './create/judge.ts'
import { easierOptions, useFirstGame } from './firstGame.ts'

export function Play() {
  const t = useText()
  const navigate = useNavigate()
  const { game } = useParams({ from: '/play/$game' })
  const { colour, lang, name, sound, level: lastLevel } = useSettings()
  const [failed, setFailed] = useState(false)
  const [laying, setLaying] = useState(false)
  const { first: sent = false } = useSearch({ from: '/play/$game' })
  const isNew = useFirstGame(game)
  const [eased, setEased] = useState<boolean | null>(null)
  // Who is new here, and has not said that no help is wanted, begins the easy way.
  const first = eased ?? (sent || (isNew && !readHere(game).has(ALL)))
  const [wanted, setWanted] = useState<string | null>(null)
  const usual = LEVELS.some(({ id }) => id === lastLevel) ? lastLevel : USUAL_LEVEL
  const level = wanted ?? (first ? EASIEST_LEVEL : usual)
  const [changed, setChanged] = useState<Options | null>(null)
  const { game: loaded } = useWholeGame(game)
  const chosen = changed ?? (first ? easierOptions(loaded?.rules.options ?? []) : {})
  // Who goes on to another page has chosen for that one, too.
  const carried = changed === null ? {} : { options: changed }
  const choose = (named: string) => {
    setWanted(named)
    change({ level: named })
  }
  const ease = () => {
    setEased(!first)
    setWanted(null)
    setChanged(null)
  }
  if (!isGame(game)) return <NotFound />
  const [, max] = shelf[game].seats
  const lay = async (seats: readonly KeptSeat[]) => {
    setLaying(true)
    setFailed(false)
    try {
      const marks = marksFor(seats.length, colour)
      const marked = seats.map((seat, i) => ({ ...seat, colour: marks[i] ?? i }))
      const laid = await layHere(game, marked, optionsFor(loaded, seats.length, chosen))
      if ('id' in laid) await navigate({ to: '/table/$id', params: { id: laid.id }, replace: true })
      else setFailed(true)
    } catch {
      setFailed(true)
    }
    setLaying(false)
  }
  const me: KeptSeat = { kind: 'me', name: myName() }
  const bots = (n: number): KeptSeat[] =>
    Array.from({ length: n }, (_, i) => ({ kind: 'bot', name: botName(level, i, lang), level }))
  // What matters with or without company: asked here as for two.
  const given = loaded === null ? null : { game: loaded, seats: 2, options: chosen, first: false, onChange: setChanged }
  return (
    <div className="narrow play-now">
      <h1 className="heading-1">{t.play.title(t.game[game].name)}</h1>
      <p className="lead">{first ? t.play.first : t.play.lead}</p>
      <div className="play-set">
        {given !== null && <KindOptions {...given} />}
        <LevelChoice game={game} value={level} onChange={choose} />
        <button type="button" className="btn small ease" onClick={ease}>
          {first ? t.play.know : t.play.ease}
        </button>
      </div>
      <div className="opts plays" aria-busy={laying}>
        <button type="button" className="opt big" disabled={laying} onClick={() => lay([me])}>
          <Icon name="person" className="i48" />
          <span>
            <b>{t.play.alone}</b>
            <small>{t.play.aloneHelp}</small>
          </span>
          <Icon name="arrow" className="i24" />
        </button>
        <div className="against-bots">
          <Icon name="bot" className="i48" />
          <span className="against-words">
            <b>{t.play.against}</b>
            <small>{t.play.howMany}</small>
          </span>
          <span className="bot-counts">
            {Array.from({ length: max - 1 }, (_, i) => i + 1).map((n) => (
              <button type="button" className="opt big" key={n} disabled={laying} onClick={() => lay([me, ...bots(n)])}>
                <b>{n}</b> <span className="sr-only">{t.play.bots(n)}</span>
              </button>
            ))}
          </span>
        </div>
        <Link to="/new" search={{ game, ...carried }} className="opt big with-friends">
          <Icon name="chat" className="i48" />
          <span>
            <b>{t.play.friends}</b>
            <small>{t.play.friendsHelp}</small>
          </span>
          <Icon name="arrow" className="i24" />
        </Link>
        <Link to="/new" search={{ game, together: true, ...carried }} className="opt big">
          <Icon name="family" className="i48" />
          <span>
            <b>{t.play.hotseat}</b>
            <small>{t.play.hotseatHelp}</small>
          </span>
          <Icon name="arrow" className="i24" />
        </Link>
      </div>
      <div className="play-more">
        {given !== null && <BoxOptions {...given} />}
        <NameField
          caption={t.create.myName}
          value={name}
          placeholder={t.laying.player(1)}
          own
          onChange={(next) => change({ name: next })}
        />
        <Choice
          legend={t.settings.sound}
          help={t.settings.soundHelp}
          value={sound}
          items={[
            { value: true, label: t.settings.yes },
            { value: false, label: t.settings.no },
          ]}
          onChange={(on) => change({ sound: on })}
        />
      </div>
      <div role="status">{failed && <p className="note">{t.create.unavailable}</p>}</div>
      <p>
        <Link to="/new" search={{ game, ...carried }}>
          {t.play.more}
        </Link>
      </p>
    </div>
  )
}
