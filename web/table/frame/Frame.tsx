/** The table page's frame: banner, boards, goods, hand, options, chronicle; each game's drawings stand inside it. */

import { type Answer, type GameEvent, type Seat, toText, type View } from '@dorfplatz/kernel'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PageGame } from '../../app/games.ts'
import { useNarrow } from '../../app/media.ts'
import { Masthead } from '../../app/Shell.tsx'
import { change, settings, useSettings } from '../../app/settings.ts'
import { tableTitle, useTitle } from '../../app/title.ts'
import type { Refused, TableLink, TableState } from '../../link/link.ts'
import { errorText } from '../../link/server/errorText.ts'
import { Moves } from '../../motion/Moves.tsx'
import { usePressed } from '../../motion/pressed.ts'
import { useSkip } from '../../motion/skip.ts'
import { useTraces } from '../../motion/traces.ts'
import { Icon } from '../../parts/Icon.tsx'
import { kit } from '../../parts/kit.ts'
import { Modal } from '../../parts/Modal.tsx'
import { SeatShape } from '../../parts/Seat.tsx'
import { SpeechContext } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { useUnread } from '../chat/unread.ts'
import { CardDialog } from '../hand/CardDialog.tsx'
import { Hand } from '../hand/Hand.tsx'
import { keptLines } from '../log/Log.tsx'
import { NewsBar } from '../log/News.tsx'
import { useNews } from '../log/news.ts'
import { sinceMine, tracesIn } from '../log/recentMoves.ts'
import { useSeen } from '../log/seen.ts'
import { Consent } from '../turn/Consent.tsx'
import { Options } from '../turn/Options.tsx'
import { cardOption, enoughOf, numberedOf, optionsOf } from '../turn/options.ts'
import { BUSY_SHOWN_MS, useTurn } from '../turn/turn.ts'
import { type Asked, Reason, Why } from '../turn/Why.tsx'
import { Banner, type Pass } from './Banner.tsx'
import { deadlineOf } from './deadline.ts'
import { Fronts, type Sitter, seatIn } from './Fronts.tsx'
import { type Tab, useFront } from './front.ts'
import { GenericBoard, genericUi, handIn } from './Generic.tsx'
import { useKeys } from './keys.ts'
import { Sheet } from './Sheet.tsx'
import { Side } from './Side.tsx'
import { useSounds } from './sounds.ts'
import { TableMenu } from './TableMenu.tsx'

/** Fetched when a game is over: nobody needs it before. */
const ResultSheet = lazy(() => import('../result/Result.tsx').then((module) => ({ default: module.ResultSheet })))

const TAB_ICONS: { readonly [T in Tab]: string } = { board: 'boardi', mine: 'home', hand: 'cards', log: 'log' }

/** Who presses a refusal has read it, and asks for its rule; a refusal without one is only said again. */
const openRule = (refused: Refused | null): Asked | null =>
  refused === null || refused.rule === null || refused.rule.startsWith('K-') ? refused : { ...refused, read: true }

/** Whose things these are, where those of two seats stand on one page. */
function Whose(props: { seat: Seat; name: string | undefined }) {
  return (
    <h2 className="heading-4 whose">
      <SeatShape seat={props.seat} className="i20" /> {props.name}
    </h2>
  )
}

export function Frame(props: {
  link: TableLink
  state: TableState
  game: PageGame
  ui: GameUi | null
  live: View
  title: React.ReactNode
  /** On one shared screen: the move is done, and somebody else is to have the device. */
  pass: Pass | null
}) {
  const { link, state, game, live } = props
  const t = useText()
  const { lang, speed } = useSettings()
  const ui = props.ui ?? genericUi
  const drawn = ui.Mine !== undefined
  const text = game.text
  const me = live.as === 'spectator' ? null : live.as
  const turn = useTurn(link, me, live, state.info?.id ?? '', ui)
  const names = useMemo(() => state.info?.seats.map((s) => s.name) ?? [], [state.info])
  const sitters = useMemo(
    () =>
      (state.info?.seats ?? []).map((s): Sitter => (s.kind === 'bot' ? 'bot' : s.mine || s.online ? 'here' : 'away')),
    [state.info],
  )
  const [asked, setAsked] = useState<Asked | null>(null)
  const [card, setCard] = useState<string | null>(null)
  /** On narrow pages another seat's boards lie over the page. */
  const [looked, setLooked] = useState<Seat | null>(null)
  const narrow = useNarrow()
  const seen = useSeen(live, state.info?.id ?? '', state.log)
  const news = useNews(link, live, state.log, seen)
  const view = news.shown?.view ?? turn.view

  const waits = turn.reveals ? turn.staged.at(-1) : undefined
  const options = useMemo(() => optionsOf(text, view, ui, waits), [text, view, ui, waits])
  const cards = useMemo(() => new Map(game.cards.map((c) => [c.id, c])), [game])
  const { why: whyNot } = turn
  const why = useCallback(
    (answer: Answer) => {
      // On a slow line the note is there before its reason.
      const slow = setTimeout(setAsked, BUSY_SHOWN_MS, { rule: null, text: t.table.moment })
      const told = (refused: Refused | null) => {
        clearTimeout(slow)
        setAsked(refused)
      }
      whyNot(answer).then(told, (error: unknown) => told({ rule: null, text: errorText(error) }))
    },
    [whyNot, t],
  )
  const cardOf = useCallback((id: string) => cards.get(id), [cards])
  const { choose, staged, stagedKinds } = turn
  // One value as long as nothing changes: drawings that got the same one stay as they are.
  const board: BoardProps = useMemo(
    () => ({ view, lang, text, kit, names, me, options, choose, why, staged, stagedKinds, card: cardOf }),
    [view, lang, text, names, me, options, choose, why, staged, stagedKinds, cardOf],
  )
  const hand = useMemo(() => ui.hand?.(view) ?? handIn(board), [ui, view, board])
  const { front, tab, setFront, setTab } = useFront(game.id, ui.front?.(view) ?? null)
  const lookingBack = news.shown !== null
  useEffect(() => {
    if (!lookingBack) return
    setFront('board')
    setTab('board')
  }, [lookingBack, setFront, setTab])
  const thenLine = news.shown === null ? undefined : news.lines[news.shown.step]
  const traces = useMemo(() => {
    const lines = lookingBack ? (thenLine === undefined ? [] : [thenLine]) : sinceMine(state.log, me)
    return tracesIn(lines, ui.tracesOf)
  }, [lookingBack, thenLine, state.log, me, ui])
  // What happened on somebody's own boards is shown there; on narrow pages they would cover the rest.
  const turnTo = (tries: number, strip: boolean): boolean => {
    const theirs = thenLine?.seat != null && thenLine.seat !== me ? `seat${thenLine.seat}` : null
    const next = front !== 'board' && tries === 0 ? 'board' : front === 'board' && !strip ? theirs : null
    if (next !== null) setFront(next)
    return next !== null
  }
  useTraces(traces, thenLine === undefined ? null : String(thenLine.seq), narrow || !drawn ? null : turnTo)
  const showFront = useCallback(
    (next: string) => {
      if (narrow) {
        setLooked(seatIn(next))
        return
      }
      setFront(next)
      // Whose boards one looks at is a moment's matter; whether one's own are in front is a habit.
      if (seatIn(next) === null) change({ front: { ...settings().front, [game.id]: next } })
    },
    [narrow, game, setFront],
  )
  const enough = enoughOf(options, ui.enough)
  const numbered = useMemo(() => numberedOf(options, ui, view, lang), [options, ui, view, lang])
  useKeys(numbered, turn, enough)
  const panel = useRef<HTMLElement>(null)
  const asking = view.decisions[0]?.id
  // Who plays by keyboard stays where the options are, also when the chosen one is gone.
  useEffect(() => {
    if (asking !== undefined && document.activeElement === document.body) panel.current?.focus({ preventScroll: true })
  }, [asking])
  useSounds(live.decisions.length > 0, turn.refused !== null || asked !== null, live.over)
  useSkip(link, state.replaying === true)
  const due = live.waiting[0]
  const others = due === undefined ? '' : toText(text.waiting(due.seat, due.kind), (seat) => names[seat] ?? '')
  const [side, setSide] = useState('log')
  const unread = useUnread(state.info?.id ?? '', state.chat, me, side === 'chat' && (!narrow || tab === 'log'))
  useTitle(tableTitle(text.name, me !== null && live.decisions.length > 0 ? t.start.yourTurn : null, others, unread))
  const step = news.shown === null ? `${live.seq}.${staged.length}` : `then ${news.shown.step}`
  usePressed(step, turn.answered)
  const speech = useMemo(
    () => ({
      seatName: (seat: number) => names[seat] ?? `#${seat + 1}`,
      openCard: setCard,
      openRule: (rule: string) => setAsked({ rule, read: true }),
      ruleOf: (event: GameEvent) => game.cites?.(event) ?? null,
    }),
    [names, game],
  )
  const shows = (part: 'board' | 'mine') => (narrow ? tab === part : front === part || (part === 'board' && !drawn))
  const { Board: Shared, Mine: Own, Goods, Ribbon } = ui
  // Kept as long as the board is the same: a table that is only busy or looked at otherwise draws no board again.
  const sharedBoard = useMemo(
    () => (Shared === undefined ? <GenericBoard {...board} pictures={Own === undefined} /> : <Shared {...board} />),
    [Shared, Own, board],
  )
  const ownBoard = useMemo(
    () => (Own === undefined || me === null ? null : <Own {...board} seat={me} />),
    [Own, board, me],
  )
  const ribbon = useMemo(() => (Ribbon === undefined ? null : <Ribbon {...board} />), [Ribbon, board])
  const say = useCallback((words: string) => link.say(words), [link])
  const lookedAt = seatIn(front)
  // Each tab is looked at from its top.
  const show = (next: Tab) => {
    setTab(next)
    window.scrollTo(0, 0)
  }
  const tabs = (['board', 'mine', 'hand', 'log'] as const).filter(
    (name) => (name !== 'mine' || drawn) && (name !== 'hand' || ui.handless?.(view) !== true),
  )
  // Only what counts can be taken back: after an undo the line before it is the last.
  const canUndo = useMemo(() => {
    const last = keptLines(state.log).at(-1)
    return me !== null && last?.kind === 'answer' && last.seat === me && !turn.sealed
  }, [state.log, me, turn.sealed])
  const playable = hand.filter((id) => cardOption(id, options, ui) !== undefined).length

  const { refused, dismiss } = turn
  // Whoever does something else has read it; a form may be changed many times before it is sent again.
  useEffect(() => {
    if (refused === null) return
    const go = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('.refused') === null) dismiss()
    }
    document.addEventListener('click', go)
    return () => document.removeEventListener('click', go)
  }, [refused, dismiss])
  const refusal = (
    <div role="alert" className="refused">
      {turn.refused !== null && (
        <button type="button" className="toast refusing" onClick={() => setAsked(openRule(turn.refused))}>
          <Icon name="whynot" />
          <span>
            {t.table.refused} <Reason refused={turn.refused} text={text} lang={lang} />
          </span>
        </button>
      )}
    </div>
  )

  return (
    <SpeechContext.Provider value={speech}>
      <div
        className="table"
        data-tab={tab}
        data-front={front}
        data-speed={speed}
        data-drawn={drawn}
        data-busy={turn.busy || undefined}
      >
        <Masthead where={props.title} game={game.id}>
          <TableMenu link={link} state={state} me={me} />
        </Masthead>
        <Banner
          turn={turn}
          enough={enough}
          live={live}
          text={text}
          names={names}
          me={me}
          log={state.log}
          canUndo={canUndo}
          lost={state.status === 'lost'}
          pass={props.pass}
          until={deadlineOf(state.info?.seats ?? [], me)}
          skip={state.replaying === true ? link.skip : null}
          back={
            news.shown === null
              ? null
              : { step: news.shown.step + 1, of: news.lines.length, seat: thenLine?.seat ?? null }
          }
          moves={ui.moves}
          absent={
            state.info?.pace.kind === 'live' && due !== undefined && sitters[due.seat] === 'away'
              ? { takeover: state.info.seats[due.seat]?.takeover ?? null }
              : null
          }
          refusal={narrow ? refusal : null}
        />
        <Consent link={link} state={state} me={me} undoRefused={turn.refused?.rule === 'K-UNDO'} />
        <NewsBar news={news} text={text} />
        {ribbon !== null && (
          <section className="ribbonbar" aria-label={t.table.stage}>
            {ribbon}
          </section>
        )}
        <main id="main" className="tbl" tabIndex={-1}>
          {drawn && <Fronts board={board} ui={ui} front={front} show={showFront} sitters={sitters} />}
          {/* Whoever has no mouse scrolls it with the arrow keys. */}
          <section className="stage" aria-label={t.table.board} tabIndex={narrow ? -1 : 0}>
            {live.over && (
              <Suspense fallback={null}>
                <ResultSheet view={live} text={text} names={names} link={link} me={me} />
              </Suspense>
            )}
            {shows('board') && <div className="front-board">{sharedBoard}</div>}
            {ownBoard !== null && shows('mine') && (
              <div className="front-mine" data-seat={me}>
                {ownBoard}
              </div>
            )}
            {Own !== undefined && !narrow && lookedAt !== null && lookedAt < view.seats && (
              <div className="front-seat" data-seat={lookedAt}>
                <Whose seat={lookedAt} name={names[lookedAt]} />
                <Own {...board} seat={lookedAt} />
              </div>
            )}
          </section>
          {me !== null && (narrow ? tab === 'hand' || tab === 'mine' : !live.over) && (
            <div className="dock">
              {Goods !== undefined && !narrow && lookedAt !== null && <Whose seat={me} name={names[me]} />}
              {Goods !== undefined && <Goods {...board} seat={me} />}
              {hand.length > 0 && <Hand board={board} ui={ui} cards={hand} />}
            </div>
          )}
          <aside className="rail" aria-label={t.table.options}>
            {me !== null && !live.over && (
              <Sheet
                ref={panel}
                asking={asking}
                onBoard={ui.onBoard?.includes(view.decisions[0]?.kind ?? '') ?? false}
                count={options.length}
              >
                {!narrow && refusal}
                {lookingBack ? <p className="rule">{t.table.backFirst}</p> : <Options board={board} ui={props.ui} />}
              </Sheet>
            )}
            {state.info !== null && (
              <Side
                view={view}
                text={text}
                names={names}
                me={me}
                log={state.log}
                seen={seen}
                chat={state.info.id.startsWith('here-') ? null : state.chat}
                info={state.info}
                say={say}
                ui={props.ui}
                board={board}
                shown={side}
                show={setSide}
                unread={unread}
              />
            )}
          </aside>
        </main>
        <nav className="tabs" aria-label={t.table.menu}>
          {tabs.map((name) => (
            <button type="button" key={name} aria-pressed={tab === name} onClick={() => show(name)}>
              <Icon name={TAB_ICONS[name]} />
              {t.table.tabs[name]}
              {name === 'hand' && playable > 0 && <span className="bubble">{playable}</span>}
              {name === 'log' && unread > 0 && (
                <span className="bubble">
                  {unread} <span className="sr-only">{t.table.chatUnread(unread)}</span>
                </span>
              )}
            </button>
          ))}
        </nav>
        <Moves step={step} still={news.jump} />
        <Why refused={asked} text={text} lang={lang} game={game.id} onClose={() => setAsked(null)} />
        {Own !== undefined && (
          <Modal title={names[looked ?? 0] ?? ''} open={narrow && looked !== null} onClose={() => setLooked(null)} wide>
            {looked !== null && (
              <div data-seat={looked}>
                <Own {...board} seat={looked} />
              </div>
            )}
          </Modal>
        )}
        <CardDialog id={card} board={board} ui={ui} onClose={() => setCard(null)} />
      </div>
    </SpeechContext.Provider>
  )
}
