/** Above the table: somebody asks to take the game back, a bot keeps one's own seat warm, or the rules were corrected. */

import type { TableInfo } from '@dorfplatz/protocol'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Refused, TableLink, TableState } from '../../link/link.ts'
import { refusedWords } from '../../link/refused.ts'
import { api } from '../../link/server/api.ts'
import { errorText } from '../../link/server/errorText.ts'
import { Sure } from '../../parts/Sure.tsx'
import { useOnce } from '../../parts/useOnce.ts'
import { list, useText } from '../../text/index.ts'
import { keptLines } from '../log/Log.tsx'
import { undoPointBefore } from './undoPoints.ts'

/** The rules were corrected since the table began: the host decides, or, while the host is away, whoever sits there. */
function Corrected({ info }: { info: TableInfo }) {
  const t = useText()
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useOnce()
  const { corrected } = info
  if (corrected == null) return null
  const go = () =>
    run(async () => {
      setProblem(null)
      await api.goOn(info.id, corrected.rules).catch((error: unknown) => setProblem(errorText(error)))
    })
  const seated = info.host || info.seats.some((s) => s.mine)
  return (
    <div className="consent" role="status">
      <span>
        {t.newRules.corrected(info.rules, corrected.rules)} {corrected.lost > 0 && t.newRules.lost(corrected.lost)}{' '}
        {!info.host && <span className="cap">{t.newRules.waits}</span>}
      </span>
      {seated && (
        <button type="button" className={info.host ? 'btn primary small' : 'btn small'} disabled={busy} onClick={go}>
          {t.newRules.goOn}
        </button>
      )}
      {problem !== null && <span role="alert">{problem}</span>}
    </div>
  )
}

export function Consent(props: {
  link: TableLink
  state: TableState
  me: number | null
  /** The seat's own latest choice cannot be taken back alone. */
  undoRefused: boolean
}) {
  const { link, state, me } = props
  const t = useText()
  const [refused, setRefused] = useState<Refused | null>(null)
  const { busy, run } = useOnce()
  const { info } = state
  if (info === null || info.status !== 'running') return null
  if (info.corrected?.asks === true) return <Corrected info={info} />
  if (me === null) {
    return (
      <div className="consent" role="status">
        {t.table.spectator}
      </div>
    )
  }
  // Any move since ends a proposal; the table says so only with its next news.
  const proposal = info.proposal?.at === state.log.at(-1)?.seq ? info.proposal : null
  const seat = info.seats[me]
  const act = (work: () => Promise<Refused | null>) =>
    run(async () => {
      setRefused(null)
      setRefused(await work().catch((error: unknown) => ({ rule: null, text: errorText(error) })))
    })
  const bot = seat?.mine === true && seat.kind === 'bot'
  const back = undoPointBefore(state.log, me)
  const others = info.seats.some((s) => !s.mine && s.kind === 'person')
  if (proposal === null && !bot) {
    if (!props.undoRefused || back === null) return null
    return (
      <div className="consent" role="status">
        <span>{t.menu.takeBackHelp(others)}</span>
        <Sure
          ask={others ? t.menu.ask : t.menu.takeBack}
          help={t.menu.takeBackSure}
          yes={others ? t.menu.ask : t.menu.goBack}
          icon="undo"
          disabled={busy}
          onYes={() => void act(() => link.propose(me, back))}
        />
        {refused !== null && <span role="alert">{refusedWords(refused)}</span>}
      </div>
    )
  }
  const missing = info.seats.filter((s) => s.seat !== me && (proposal?.missing ?? []).includes(s.seat))
  const gone = keptLines(state.log).filter((l) => l.kind === 'answer' && l.position > (proposal?.back ?? 0))
  const asker = proposal === null ? undefined : info.seats[proposal.by]
  return (
    <div className="consent" role="status">
      {bot && (
        <>
          <span>{t.menu.botPlays}</span>
          <button
            type="button"
            className="btn primary small"
            disabled={busy}
            onClick={() => void act(() => link.bot(me, false))}
          >
            {t.menu.comeBack}
          </button>
        </>
      )}
      {proposal !== null && !bot && (
        <>
          <span>
            {asker?.mine ? t.consent.mine : t.consent.asks(asker?.name ?? '', gone.length)}{' '}
            {missing.length > 0 && <span className="cap">{t.consent.waits(list(missing.map((s) => s.name)))}</span>}
          </span>
          <span className="row wrap">
            <Link to="/replay/$id" params={{ id: info.id }} search={{ at: proposal.back }} className="btn quiet small">
              {t.consent.look}
            </Link>
            {!proposal.agreed.includes(me) && (
              <button
                type="button"
                className="btn primary small"
                disabled={busy}
                onClick={() => void act(() => link.vote(me, true))}
              >
                {t.consent.agree}
              </button>
            )}
            <button
              type="button"
              className="btn small"
              disabled={busy}
              onClick={() => void act(() => link.vote(me, false))}
            >
              {asker?.mine ? t.consent.withdraw : t.consent.refuse}
            </button>
          </span>
        </>
      )}
      {refused !== null && <span role="alert">{refusedWords(refused)}</span>}
    </div>
  )
}
