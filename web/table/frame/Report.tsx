/** Tells those who run the server about what somebody said or did at the table. */

import type { ChatLine, TableInfo } from '@dorfplatz/protocol'
import { useState } from 'react'
import { api } from '../../link/server/api.ts'
import { errorText } from '../../link/server/errorText.ts'
import { Modal } from '../../parts/Modal.tsx'
import { useOnce } from '../../parts/useOnce.ts'
import { useText } from '../../text/index.ts'

/** As many of the newest lines can be chosen. */
const LINES = 20

interface About {
  readonly key: string
  readonly words: string
  readonly about: { readonly message?: string; readonly seat?: number }
}

/** What can be reported: the newest words of others, the others themselves, the table. */
function useAbouts({ seats }: TableInfo, chat: readonly ChatLine[]): About[] {
  const t = useText()
  const isMine = (seat: number | null) => seat !== null && seats[seat]?.mine === true
  return [
    ...chat
      .filter((line) => !isMine(line.seat))
      .slice(-LINES)
      .reverse()
      .map(({ id, name, text }) => ({ key: id, words: t.menu.reportLine(name, text), about: { message: id } })),
    ...seats
      .filter((s) => !s.mine && s.kind === 'person')
      .map(({ seat, name }) => ({ key: `seat ${seat}`, words: t.menu.reportPlayer(name), about: { seat } })),
    { key: 'table', words: t.menu.reportTable, about: {} },
  ]
}

export function Report({ info, chat, onClose }: { info: TableInfo; chat: readonly ChatLine[]; onClose: () => void }) {
  const t = useText()
  const abouts = useAbouts(info, chat)
  const [key, setKey] = useState(abouts[0]?.key)
  const [text, setText] = useState('')
  const [said, setSaid] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const { busy, run } = useOnce()
  const send = (event: React.FormEvent) => {
    event.preventDefault()
    void run(async () => {
      setSaid(null)
      const chosen = abouts.find((one) => one.key === key) ?? abouts.at(-1)
      try {
        await api.report(info.id, { ...chosen?.about, text: text.trim() })
        setSent(true)
        setSaid(t.menu.reportSent)
      } catch (error) {
        setSaid(errorText(error))
      }
    })
  }
  return (
    <Modal title={t.menu.report} open onClose={onClose}>
      {!isSent && (
        <form className="narrow-form" onSubmit={send}>
          <p className="rule">{t.menu.reportHelp}</p>
          <label className="choice">
            <span className="legend">{t.menu.reportWhat}</span>
            <select className="field" value={key} onChange={(event) => setKey(event.target.value)}>
              {abouts.map((one) => (
                <option key={one.key} value={one.key}>
                  {one.words}
                </option>
              ))}
            </select>
          </label>
          <label className="choice">
            <span className="legend">{t.menu.reportText}</span>
            <textarea
              className="field"
              rows={3}
              maxLength={500}
              required
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <button type="submit" className="btn primary" disabled={busy || text.trim() === ''}>
            {t.menu.reportSend}
          </button>
        </form>
      )}
      <div role="status">{said !== null && <p className="note">{said}</p>}</div>
    </Modal>
  )
}
