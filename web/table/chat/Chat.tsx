/** What is said at the table: the newest line in sight, and the field to answer always below it. */

import type { ChatLine } from '@dorfplatz/protocol'
import { useEffect, useRef, useState } from 'react'
import type { Refused } from '../../link/link.ts'
import { refusedWords } from '../../link/refused.ts'
import { errorText } from '../../link/server/errorText.ts'
import { SeatShape } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'

export type Say = (text: string) => Promise<Refused | null>

/** Nearer to the end than this, one is reading the newest lines. */
const NEAR_PX = 40

/** Brings the newest line into sight when there is one more, unless somebody is reading further up. */
function useNewest(lines: number) {
  const list = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  useEffect(() => {
    if (lines > 0 && atEnd.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [lines])
  const some = lines > 0
  // The options above leave more room or less: who reads the newest line goes on doing so.
  useEffect(() => {
    const { current: at } = list
    if (!some || at === null) return
    const watch = new ResizeObserver(() => {
      if (atEnd.current) at.scrollTop = at.scrollHeight
    })
    watch.observe(at)
    return () => watch.disconnect()
  }, [some])
  const onScroll = ({ currentTarget: at }: React.UIEvent) => {
    atEnd.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR_PX
  }
  return { list, onScroll, toEnd: () => (atEnd.current = true) }
}

export function Chat({ chat, say }: { chat: readonly ChatLine[]; say: Say }) {
  const t = useText()
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { list, onScroll, toEnd } = useNewest(chat.length)
  const send = async (event: React.FormEvent) => {
    event.preventDefault()
    const said = words.trim()
    if (said === '') return
    setWords('')
    setProblem(null)
    toEnd()
    const refused = await say(said).catch((error: unknown): Refused => ({ rule: null, text: errorText(error) }))
    if (refused === null) return
    // What was not heard is not lost, unless something else was begun meanwhile.
    setWords((now) => (now === '' ? said : now))
    setProblem(refusedWords(refused))
  }
  return (
    <div className="chat">
      {chat.length === 0 ? (
        <p className="rule">{t.table.chatEmpty}</p>
      ) : (
        // Whoever has no mouse scrolls with the arrow keys.
        <ol
          className="log"
          aria-live="polite"
          aria-label={t.table.chat}
          tabIndex={chat.length > 1 ? 0 : undefined}
          ref={list}
          onScroll={onScroll}
        >
          {chat.map((line) => (
            <li className="line" key={line.id}>
              {line.seat === null ? <span /> : <SeatShape seat={line.seat} className="i20" />}
              <span>
                <b>{line.name}</b> {line.text}
              </span>
            </li>
          ))}
        </ol>
      )}
      <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
      <form className="row" onSubmit={(event) => void send(event)}>
        <input
          className="field grow"
          value={words}
          maxLength={500}
          aria-label={t.table.chatSay}
          placeholder={t.table.chatSay}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="submit" className="btn small">
          {t.table.chatSend}
        </button>
      </form>
    </div>
  )
}
