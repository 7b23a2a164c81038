/** The page of one table: finds its link, waits for its game, and shows lobby, curtain or table. */

import '../look/pages.css'
import '../look/table.css'
import type { View } from '@dorfplatz/kernel'
import { useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { BoxContext, boxOf } from '../app/box.ts'
import { gameAt, isGame } from '../app/games.ts'
import { Paper } from '../app/Shell.tsx'
import { useGame } from '../app/useGame.ts'
import { useUi } from '../app/useUi.ts'
import { offlineLink } from '../link/device/offline.ts'
import { isLocal } from '../link/device/store.ts'
import { linesFor } from '../link/lines.ts'
import { nothing, type TableLink, type TableState } from '../link/link.ts'
import { onlineLink } from '../link/server/online.ts'
import { extra, later } from '../parts/later.ts'
import { MarksContext } from '../parts/Seat.tsx'
import { Curtain } from '../table/frame/Curtain.tsx'
import { Frame } from '../table/frame/Frame.tsx'
import { Renewal } from '../table/frame/Renewal.tsx'
import { list, moment, useText } from '../text/index.ts'
import { Connecting } from './Connecting.tsx'
import { ClosedTable, Gone, NoTable } from './Gone.tsx'

/** Whoever comes to a running table does not need it. */
const Lobby = later(() => import('../table/lobby/Lobby.tsx').then(({ Lobby }) => Lobby))

/** Comes a moment after the table: nobody waits for it. */
const FIRST_HELP_MS = 1_500
const FirstHelp = extra(async () => {
  await new Promise((done) => setTimeout(done, FIRST_HELP_MS))
  return (await import('../learn/first/FirstHelp.tsx')).FirstHelp
})

function useLink(id: string, invite: string | undefined): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null)
  useEffect(() => {
    const made = isLocal(id) ? offlineLink(id) : onlineLink(id, invite)
    setLink(made)
    return () => made.close()
  }, [id, invite])
  return link
}

const quiet = () => () => undefined

const readable = new WeakMap<View, View>()
/** A seat that a bot plays for is looked at, not played; the same view stays the same. */
function readOnly(view: View): View {
  const known = readable.get(view) ?? { ...view, decisions: [], anytime: [] }
  readable.set(view, known)
  return known
}

export function TablePage() {
  const id = useParams({ from: '/table/$id' }).id.toLowerCase()
  const { invite } = useSearch({ from: '/table/$id' })
  const link = useLink(id, invite)
  const state = useSyncExternalStore(link?.subscribe ?? quiet, link?.get ?? (() => nothing))
  const marks = useMemo(() => state.info?.seats.map((s) => s.colour) ?? [], [state.info])
  return (
    <MarksContext.Provider value={marks}>
      <Renewal state={state} table={id} />
      <Shown link={link} state={state} invite={invite} />
    </MarksContext.Provider>
  )
}

function Shown({ link, state, invite }: { link: TableLink | null; state: TableState; invite: string | undefined }) {
  const t = useText()
  const gameId = state.info?.game ?? ''
  const { game } = useGame(gameId)
  const ui = useUi(gameId)
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    document.documentElement.dataset.game = isGame(gameId) ? gameId : 'dorf'
  }, [gameId])

  if (state.status === 'gone') {
    return (
      <Paper>
        <NoTable because={state.because} />
      </Paper>
    )
  }
  if (state.info?.archived && (state.info.status === 'open' || state.info.status === 'running')) {
    return (
      <Paper>
        <ClosedTable id={state.info.id} invite={invite} played={state.info.status === 'running'} />
      </Paper>
    )
  }
  const late = state.info?.seats.flatMap((s) => (s.deadline === null ? [] : [s.deadline])) ?? []
  const until = late.length === 0 ? undefined : Math.min(...late)
  const title = (
    <>
      {isGame(gameId) ? t.game[gameId].name : ''}{' '}
      <small>
        {list(state.info?.seats.flatMap((s) => (s.name === '' ? [] : [s.name])) ?? [])}
        {until !== undefined && `, ${t.laying.until(moment(until))}`}
      </small>
    </>
  )
  if (state.info?.status === 'open')
    return (
      <Suspense
        fallback={
          <Paper where="narrow">
            <Connecting />
          </Paper>
        }
      >
        <Lobby
          info={state.info}
          invite={invite}
          title={title}
          lost={state.status === 'lost'}
          renew={() => link?.renew()}
        />
      </Suspense>
    )
  if (link === null || state.info === null || game === null || ui === undefined) {
    return (
      <Paper where="narrow">
        <Connecting />
      </Paper>
    )
  }
  const { info } = state
  const own = state.seats.filter((s) => s.as !== 'spectator' && info.seats[s.as]?.kind !== 'bot')
  const shared = own.length > 1
  const due = own.find((s) => (s.view?.decisions.length ?? 0) > 0)
  const holder = own.find((s) => s.as === shown)
  // Whoever has the device sees how their move ended, and passes it on themselves.
  const inFront = shared ? (holder ?? due ?? own[0]) : (own[0] ?? state.seats[0])
  const played = typeof inFront?.as === 'number' && info.seats[inFront.as]?.kind === 'bot'
  const live = played && inFront?.view ? readOnly(inFront.view) : inFront?.view
  if (inFront === undefined || live === undefined || live === null) {
    // Told of a start before its views, or played by rules that are no longer here.
    return (
      <Paper where="narrow">
        {info.status === 'stopped' ? <Gone title={t.table.defect} why={t.trouble.unseen} /> : <Connecting />}
      </Paper>
    )
  }
  if (shared && inFront.as !== shown && !live.over && typeof inFront.as === 'number') {
    const seat = inFront.as
    return <Curtain seat={seat} name={info.seats[seat]?.name ?? ''} open={() => setShown(seat)} />
  }
  const read = state.seats.length > 1 && !live.over ? { ...state, log: linesFor(state.log, inFront.as) } : state
  const next = shared && !live.over && due !== undefined && live.decisions.length === 0 ? due.as : null
  const pass =
    typeof next === 'number' && next !== inFront.as
      ? { to: info.seats[next]?.name ?? '', go: () => setShown(null) }
      : null
  return (
    <BoxContext value={boxOf(game, live.options)}>
      <Frame
        key={String(inFront.as)}
        link={link}
        state={read}
        game={gameAt(game, live.options)}
        ui={ui}
        live={live}
        title={title}
        pass={pass}
        helper={
          typeof inFront.as === 'number' && !shared
            ? (folded) => (
                <Suspense fallback={null}>
                  <FirstHelp game={game.id} table={info.id} view={live} folded={folded} />
                </Suspense>
              )
            : undefined
        }
      />
    </BoxContext>
  )
}
