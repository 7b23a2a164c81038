/** The lantern: the three best answers to the question at hand, each with what it promises and why. */

import { type Answer, type Decision, jsonEqual, type Sentence } from '@dorfplatz/kernel'
import type { BoardProps } from '@dorfplatz/ui'
import { useEffect, useRef, useState } from 'react'
import { useSettings } from '../../app/settings.ts'
import { noteAdvice } from '../../daily/kept.ts'
import type { Advice as Told } from '../../link/device/messages.ts'
import type { TableLink } from '../../link/link.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Words } from '../../parts/Words.tsx'
import { adviceText } from './text.ts'

type Asked = 'closed' | 'thinking' | 'refused' | readonly Told[]

/** What an answer says in the list of options. */
function sentenceOf(board: BoardProps, decision: Decision | undefined, answer: Answer): Sentence {
  const option = board.options.find(
    (o) => (o.answer.to === 'anytime') === (answer.to === 'anytime') && jsonEqual(o.answer.choice, answer.choice),
  )
  if (option !== undefined) return option.sentence
  if (answer.to === 'anytime') return board.text.anytime(board.view, answer.choice)
  return decision === undefined ? [] : board.text.choice(board.view, decision, answer.choice)
}

/** Whether somebody may be advised now: what is staged has been decided. */
export const canAdvise = (link: TableLink, { view, me, staged }: BoardProps): boolean =>
  link.advise !== undefined && me !== null && view.decisions.length > 0 && staged.length === 0

interface AdviceProps {
  readonly link: TableLink
  readonly board: BoardProps
  /** How often the lantern in the head was pressed: each time asks. */
  readonly calls: number
}

export function Advice({ link, board, calls }: AdviceProps) {
  const { lang } = useSettings()
  const t = adviceText[lang]
  const [asked, setAsked] = useState<Asked>('closed')
  const { view, me } = board
  const [decision] = view.decisions
  const question = decision?.id
  // Advice is for one question: the next one is asked anew.
  const [about, setAbout] = useState(question)
  if (about !== question) {
    setAbout(question)
    setAsked('closed')
  }
  const { advise } = link
  const ask = () => {
    if (advise === undefined || me === null) return
    setAsked('thinking')
    noteAdvice(link.get().info?.id ?? '')
    advise(me, lang).then(setAsked, () => setAsked('refused'))
  }
  const latest = useRef(ask)
  latest.current = ask
  const called = useRef(calls)
  useEffect(() => {
    if (called.current === calls) return
    called.current = calls
    latest.current()
  }, [calls])
  if (!canAdvise(link, board)) return null
  if (asked === 'closed') {
    return (
      <button type="button" className="advice-btn" onClick={ask}>
        <Icon name="hint" className="i24" /> {t.ask}
        {link.get().info?.daily !== undefined && <small>{t.marked}</small>}
      </button>
    )
  }
  const told = typeof asked === 'string' ? [] : asked
  const lead = asked === 'thinking' ? t.thinking : asked === 'refused' ? t.refused : told.length === 0 ? t.none : t.lead
  return (
    <section className="advice" aria-label={t.ask} aria-busy={asked === 'thinking'}>
      <header className="row">
        <Icon name="hint" className="i28" />
        <p className="advice-lead" role="status">
          {lead}
        </p>
        <button type="button" className="iconbtn" aria-label={t.shut} onClick={() => setAsked('closed')}>
          <Icon name="close" />
        </button>
      </header>
      <ol className="advice-list">
        {told.map(({ answer, promise, reason }, i) => (
          <li key={JSON.stringify(answer)}>
            <button
              type="button"
              className={`advice-item${i === 0 ? ' best' : ''}`}
              onClick={() => board.choose(answer)}
            >
              <span className="advice-no">{i + 1}</span>
              <span className="advice-what">
                <Words sentence={sentenceOf(board, decision, answer)} still />
              </span>
              <span className="diff">{promise}</span>
              <span className="advice-why">{reason}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
