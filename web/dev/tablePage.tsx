/** One position drawn as a table: a scene, or a record or position that was opened; with the inspector below it. */

import '../app/drawing.ts'
import '../look/index.css'
import '../look/pages.css'
import '../look/table.css'
import './styles/index.css'
import { type Frame as Flow, kernel, type Rules, type Seat, type View } from '@dorfplatz/kernel'
import type { AnyKernel } from '@dorfplatz/table'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { PageGame } from '../app/games.ts'
import { loadRulesAndBot } from '../app/rules.ts'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { Frame } from '../table/frame/Frame.tsx'
import { fetchText } from '../text/index.ts'
import { Inspector } from './Inspector.tsx'
import { type MatchLink, matchLink } from './matchLink.ts'
import { gameOf, keepOpened, keptOpened, matchFrom, sceneNamed, sceneRecord } from './opened.ts'

const asked = new URLSearchParams(location.search)
const sceneId = asked.get('scene')
const { dataset } = document.documentElement

interface Opened {
  readonly k: AnyKernel
  readonly link: MatchLink
  readonly fault: string | null
}

function open(game: Rules): Opened {
  const k: AnyKernel = kernel<unknown, Flow, View['table']>(game)
  const text = sceneId === null ? keptOpened() : sceneRecord(game, sceneId)
  if (text === null) throw new Error('nothing is open')
  const { match, fault } = matchFrom(k, text)
  return { k, link: matchLink(k, match), fault }
}

function Shown({ game, rules, opened }: { game: PageGame; rules: Rules; opened: Opened }) {
  const { k, link, fault } = opened
  const ui = useUi(game.id)
  const state = useSyncExternalStore(link.subscribe, link.get)
  const [as, setAs] = useState<Seat>(0)
  const seat = as < state.seats.length ? as : 0
  const live = state.seats[seat]?.view
  useEffect(() => {
    dataset.game = game.id
  }, [game])
  if (ui === undefined || live === undefined || live === null) return null
  return (
    <>
      <Frame key={seat} link={link} state={state} game={game} ui={ui} live={live} title={game.id} pass={null} />
      {asked.has('inspect') && (
        <>
          <div className="row wrap dev-bar">
            {state.info?.seats.map((s) => (
              <button
                type="button"
                key={s.seat}
                className={`btn small${s.seat === seat ? ' is-chosen' : ''}`}
                onClick={() => setAs(s.seat)}
              >
                {s.name}
                {s.due && ' ●'}
              </button>
            ))}
            {fault !== null && <b role="alert">{fault}</b>}
          </div>
          <Inspector
            k={k}
            game={rules}
            match={link.match()}
            as={seat}
            events={link.events()}
            open={(position) => {
              keepOpened(position)
              location.search = '?inspect'
            }}
          />
        </>
      )}
    </>
  )
}

/** The game of what is asked for, or null where nothing is open. */
function gameAsked(): string | null {
  if (sceneId !== null) return sceneNamed(sceneId)?.game ?? null
  const text = keptOpened()
  return text === null ? null : gameOf(text)
}

function Page() {
  const id = gameAsked()
  return id === null ? (
    <p role="alert">
      Nothing is open. <a href="/dev/scenes">Scenes</a>
    </p>
  ) : (
    <Table id={id} />
  )
}

function Table({ id }: { id: string }) {
  const { game } = useGame(id)
  const [rules, setRules] = useState<Rules | null>(null)
  useEffect(() => {
    loadRulesAndBot(id).then(setRules, () => setRules(null))
  }, [id])
  const opened = useMemo(() => {
    if (rules === null) return null
    try {
      return open(rules)
    } catch (error) {
      return String(error)
    }
  }, [rules])
  if (typeof opened === 'string') return <p role="alert">{opened}</p>
  return game === null || rules === null || opened === null ? null : <Shown game={game} rules={rules} opened={opened} />
}

dataset.theme = asked.get('theme') ?? 'light'
const place = document.getElementById('app')
if (place !== null) {
  const router = createRouter({ routeTree: createRootRoute({ component: Page }) })
  fetchText().then(() => createRoot(place).render(<RouterProvider router={router} />))
}
