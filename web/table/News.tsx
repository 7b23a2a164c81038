/** What happened since the last visit, to step through. */

import type { GameText } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/server/protocol'
import { useState } from 'react'
import { Modal } from '../parts/Modal.tsx'
import { useText } from '../text/index.ts'
import { EventLine, told } from './Log.tsx'

/** As many steps as somebody might still want to see one by one. */
const MOST = 60

export function News({
  log,
  seen,
  text,
  me,
}: {
  log: readonly Line[]
  seen: number
  text: GameText
  me: number | null
}) {
  const t = useText()
  // What was new when the table was opened; later moves are seen as they happen.
  const [news] = useState(() =>
    told(log)
      .filter((l) => l.seq > seen && l.event.seat !== me && text.event(l.event).length > 0)
      .slice(-MOST),
  )
  const [open, setOpen] = useState(false)
  const [gone, setGone] = useState(false)
  const [step, setStep] = useState(0)
  if (news.length === 0 || gone) return null
  const now = news[step]
  const close = () => {
    setOpen(false)
    setGone(true)
  }
  return (
    <div className="news">
      <span>{t.table.news(news.length)}</span>
      <button type="button" className="btn small" onClick={() => setOpen(true)}>
        {t.table.stepThrough}
      </button>
      <Modal title={t.table.news(news.length)} open={open} onClose={close}>
        <ol className="log news-step">{now !== undefined && <EventLine event={now.event} text={text} />}</ol>
        <div className="row sp">
          <button type="button" className="btn small" disabled={step === 0} onClick={() => setStep(step - 1)}>
            {t.table.earlier}
          </button>
          <span className="num">{t.table.step(step + 1, news.length)}</span>
          <button
            type="button"
            className="btn small primary"
            onClick={() => (step + 1 < news.length ? setStep(step + 1) : close())}
          >
            {step + 1 < news.length ? t.table.later : t.table.close}
          </button>
        </div>
      </Modal>
    </div>
  )
}
