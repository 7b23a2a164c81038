/** What one may do with a running table besides playing: look back, invite, take back, give up, close it. */

import type { SeatInfo, TableInfo } from '@dorfplatz/protocol'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useContext, useRef, useState } from 'react'
import { BoxContext } from '../../app/box.ts'
import { change, useSettings, useTheme } from '../../app/settings.ts'
import { forget, isLocal } from '../../link/device/store.ts'
import type { Refused, TableLink, TableState } from '../../link/link.ts'
import { refusedWords } from '../../link/refused.ts'
import { api } from '../../link/server/api.ts'
import { errorText } from '../../link/server/errorText.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { Glyph } from '../../parts/Glyph.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { extra } from '../../parts/later.ts'
import { Modal } from '../../parts/Modal.tsx'
import { type Question, SureDialog } from '../../parts/Sure.tsx'
import { useOnce } from '../../parts/useOnce.ts'
import { useText } from '../../text/index.ts'
import { tableAddress } from '../lobby/addresses.ts'
import { undoPointBefore } from '../turn/undoPoints.ts'
import { takeoverIn, useNow } from './deadline.ts'

/** Fetched by whoever has something to report. */
const Report = extra(() => import('./Report.tsx').then(({ Report }) => Report))

/** Comes when somebody asks for a bot: tables are played without it. */
const StandInChoice = extra(() => import('../../parts/LevelChoice.tsx').then((choice) => choice.StandInChoice))

const someoneElse = (info: TableInfo): boolean => info.seats.some((s) => !s.mine && s.kind === 'person')

function Item({ children, help }: { children: React.ReactNode; help?: string }) {
  return (
    <li>
      {children}
      {help !== undefined && <p className="rule">{help}</p>}
    </li>
  )
}

/** A button of the menu that leads to a question. */
function Asking(props: Question & { icon: string; disabled?: boolean; put: (question: Question) => void }) {
  return (
    <button type="button" className="btn" disabled={props.disabled ?? false} onClick={() => props.put(props)}>
      <Icon name={props.icon} />
      {props.ask}
    </button>
  )
}

interface TableMenuProps {
  readonly link: TableLink
  readonly state: TableState
  readonly me: number | null
  /** What a table has to set besides. */
  readonly children?: React.ReactNode
}

export function TableMenu({ link, state, me, children }: TableMenuProps) {
  const t = useText()
  const { lang } = useSettings()
  const night = useTheme() === 'dark'
  const navigate = useNavigate()
  const box = useContext(BoxContext)
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Asked once the menu is closed: one sheet at a time. */
  const [question, setQuestion] = useState<Question | null>(null)
  const [reporting, setReporting] = useState(false)
  const { run } = useOnce()
  const now = useNow(open)
  /** Of the bot that is asked for; who does not choose gets the usual one. */
  const level = useRef<string | undefined>(undefined)
  const choose = useCallback((wanted: string) => {
    level.current = wanted
  }, [])
  const { info } = state
  if (info === null) return null
  const here = isLocal(info.id)
  const running = info.status === 'running'
  const mine = me === null ? undefined : info.seats[me]
  const playing = running && mine !== undefined && mine.kind === 'person'
  const back = me === null ? null : undoPointBefore(state.log, me)
  const others = someoneElse(info)
  const address = tableAddress(info)
  const away = running ? info.seats.filter((s) => !s.mine && s.kind === 'person') : []
  const standIn = (
    <Suspense fallback={null}>
      <StandInChoice game={info.game} onChange={choose} />
    </Suspense>
  )
  const act = (work: () => Promise<Refused | null>) =>
    run(async () => {
      setProblem(null)
      const refused = await work().catch((error: unknown): Refused => ({ rule: null, text: errorText(error) }))
      if (refused === null) return
      setProblem(refusedWords(refused))
      setOpen(true)
    })
  const botHelp = (seat: SeatInfo): string => {
    const soon = takeoverIn(seat.takeover, now, t)
    if (seat.online && (seat.takeover == null || soon !== null)) return t.menu.botForHere(seat.name)
    return soon === null ? t.menu.botForHelp(seat.name) : t.menu.botForSoon(seat.name, soon)
  }
  const put = (next: Question) => {
    setOpen(false)
    setQuestion(next)
  }
  const close = () =>
    act(async () => {
      await (here ? forget(info.id) : api.archive(info.id))
      await navigate({ to: '/' })
      return null
    })
  return (
    <>
      <button type="button" className="tool table-menu" onClick={() => setOpen(true)}>
        <Icon name="market" />
        <span className="tool-word">{t.table.menu}</span>
      </button>
      <Modal title={t.menu.open} open={open} onClose={() => setOpen(false)}>
        <ul className="menu-list">
          <Item help={t.menu.replayHelp}>
            <Link to="/replay/$id" params={{ id: info.id }} search={{}} className="btn">
              <Icon name="time" />
              {t.menu.replay}
            </Link>
          </Item>
          {address !== null && (
            <Item>
              <CopyButton text={address} label={t.menu.invite} />
            </Item>
          )}
          {playing && me !== null && back !== null && (
            <Item help={t.menu.takeBackHelp(others)}>
              <Asking
                put={put}
                ask={t.menu.takeBack}
                help={t.menu.takeBackSure}
                yes={others ? t.menu.ask : t.menu.goBack}
                icon="undo"
                onYes={() => void act(() => link.propose(me, back))}
              />
            </Item>
          )}
          {running && me !== null && mine?.kind === 'bot' && (
            <Item help={t.menu.botPlays}>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setOpen(false)
                  void act(() => link.bot(me, false))
                }}
              >
                <Icon name="person" />
                {t.menu.comeBack}
              </button>
            </Item>
          )}
          {playing && me !== null && (
            <Item help={t.menu.giveUpHelp}>
              <Asking
                put={put}
                ask={t.menu.giveUp}
                help={t.menu.giveUpSure(mine.name)}
                yes={t.menu.giveUp}
                icon="bot"
                more={standIn}
                onYes={() => void act(() => link.bot(me, true, level.current))}
              />
            </Item>
          )}
          {me !== null &&
            away.map((seat) => (
              <Item key={seat.seat} help={botHelp(seat)}>
                <Asking
                  put={put}
                  ask={t.menu.botFor(seat.name)}
                  help={t.menu.botForHelp(seat.name)}
                  yes={t.menu.botFor(seat.name)}
                  icon="bot"
                  disabled={(seat.online && seat.takeover == null) || takeoverIn(seat.takeover, now, t) !== null}
                  more={standIn}
                  onYes={() => void act(() => link.bot(seat.seat, true, level.current))}
                />
              </Item>
            ))}
          {!here && (
            <Item>
              <button
                type="button"
                className="btn"
                onClick={() => {
                  setOpen(false)
                  setReporting(true)
                }}
              >
                <Icon name="quill" />
                {t.menu.report}
              </button>
            </Item>
          )}
          {running && info.host && !others && (
            <Item help={t.menu.closeHelp}>
              <Asking
                put={put}
                ask={t.menu.close}
                help={t.menu.closeHelp}
                yes={t.menu.close}
                icon="close"
                onYes={() => void close()}
              />
            </Item>
          )}
        </ul>
        {children}
        {!here && running && info.deal !== undefined && !info.practice && (
          <p className="cap seed">
            {t.deal.sealed} <code>{info.deal.commitment}</code>
          </p>
        )}
        <nav className="row wrap menu-pages" aria-label={t.menu.pages}>
          <Link to="/quick/$game" params={{ game: info.game }} search={box} className="tool">
            <Icon name="log" />
            {t.nav.quick}
          </Link>
          <Link to="/cards/$game" params={{ game: info.game }} search={box} className="tool">
            <Icon name="cards" />
            {t.nav.cards}
          </Link>
          <Link to="/settings" className="tool">
            <Glyph name="settings" />
            {t.nav.settings}
          </Link>
          <Link to="/account" className="tool">
            <Icon name="person" />
            {t.nav.account}
          </Link>
          <button type="button" className="tool" onClick={() => change({ theme: night ? 'light' : 'dark' })}>
            <Icon name={night ? 'sun' : 'moon'} />
            {night ? t.nav.day : t.nav.night}
          </button>
          <button type="button" className="tool lang" onClick={() => change({ lang: lang === 'de' ? 'en' : 'de' })}>
            <span className="sr-only">{t.nav.language}: </span>
            <span className={lang === 'de' ? 'current-lang' : ''}>DE</span>
            <span aria-hidden="true">·</span>
            <span className={lang === 'en' ? 'current-lang' : ''}>EN</span>
          </button>
        </nav>
        <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
      </Modal>
      <Suspense>{reporting && <Report info={info} chat={state.chat} onClose={() => setReporting(false)} />}</Suspense>
      <SureDialog question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
