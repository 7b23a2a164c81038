/** "Why not?": a note below the thing that was asked about, in the viewer's language, with the way into the rulebook. */

import { type GameText, kernelRefusal, type Lang, type Options, type RuleBook } from '@dorfplatz/kernel'
import { Dialog } from 'radix-ui'
import { useCallback, useContext, useRef, useState } from 'react'
import { addressIn, BoxContext } from '../../app/box.ts'
import { useBook } from '../../app/useBook.ts'
import type { Refused } from '../../link/link.ts'
import { beside } from '../../motion/beside.ts'
import type { Box } from '../../motion/flights.ts'
import { boxOf } from '../../motion/marks.ts'
import { lastPressed } from '../../motion/pressed.ts'
import { Icon } from '../../parts/Icon.tsx'
import { RuleSign, Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { noteOf } from './note.ts'

/** The reason in one line; the rule it follows from stands behind a sign. */
function reasonOf(refused: Refused, text: GameText, lang: Lang, book: RuleBook | null) {
  const { rule } = refused
  if (rule === null) return { ...noteOf([refused.text ?? ''], null, undefined), inBook: false }
  const refusal = { ok: false as const, rule, ...(refused.args ? { args: refused.args } : {}) }
  // What any table refuses stands in no rulebook; before it is fetched, all others do.
  const own = kernelRefusal(lang, refusal)
  const inBook = own === null && (book === null || book.rules[rule] !== undefined)
  return { ...noteOf(own ?? text.refusal(refusal), rule, book?.rules[rule]), inBook }
}

/** What was refused, in the one line there is for it. */
export function Reason({ refused, text, lang }: { refused: Refused; text: GameText; lang: Lang }) {
  const { say, inBook } = reasonOf(refused, text, lang, null)
  return (
    <>
      <Words sentence={say} still />
      {inBook && <RuleSign rule={refused.rule} />}
    </>
  )
}

/** The middle of the page, for a thing that is gone by the time the answer comes. */
const middle = (): Box => ({ x: window.innerWidth / 2, y: window.innerHeight / 3, w: 0, h: 0 })

/** Lays a note beside a thing as soon as it is drawn, and so knows its size. */
function lay(note: HTMLElement | null, thing: Element | null): void {
  if (note === null) return
  const size = { w: note.offsetWidth, h: note.offsetHeight }
  const page = { w: window.innerWidth, h: window.innerHeight }
  // What a lesson points at is to be pressed next.
  const marked = document.querySelector('.taught-ring')
  const { x, y } = beside(thing === null ? middle() : boxOf(thing), size, page, marked === null ? null : boxOf(marked))
  Object.assign(note.style, { left: `${x}px`, top: `${y}px` })
}

/** What is asked about: a refusal, or a rule that somebody just wants to read. */
export type Asked = Refused & { readonly read?: true }

interface WhyProps {
  readonly refused: Asked | null
  readonly text: GameText
  readonly lang: Lang
  readonly game: string
  readonly options: Options
  onClose(): void
}

export function Why(props: WhyProps) {
  const t = useText()
  const box = useContext(BoxContext)
  const { refused, text } = props
  const rule = refused?.rule ?? null
  const read = refused?.read === true
  const title = read && rule !== null ? t.table.toRule : t.table.whyNot
  const book = useBook(props.game, props.options, rule !== null)
  const told = refused === null ? null : reasonOf(refused, text, props.lang, book)
  const written = rule === null ? undefined : book?.rules[rule]
  const inBook = read || told?.inBook === true
  const say = read ? null : (told?.say ?? null)
  const quote = read ? (written ?? null) : (told?.quote ?? null)
  /** The refusal whose rule is shown. */
  const [opened, setOpened] = useState<Asked | null>(null)
  const shows = read || (refused !== null && opened === refused)
  const asked = useRef<Element | null>(null)
  const place = useCallback((note: HTMLElement | null) => {
    if (note === null) return
    const pressed = lastPressed()
    // A sheet that is closed takes the button in it along.
    asked.current = pressed?.isConnected === true ? pressed : null
    // Beside the whole card, space or board, of which the note speaks and which it must not cover.
    lay(note, asked.current?.closest('.slotc, .space, .ccboard') ?? asked.current)
  }, [])
  return (
    <Dialog.Root open={refused !== null} onOpenChange={(open) => !open && props.onClose()} modal={false}>
      <Dialog.Portal>
        <Dialog.Content
          ref={place}
          className="dialog whynote"
          aria-describedby={undefined}
          // The sheet it was asked in is closed after it, and gives the focus back to what opened it: that is no press elsewhere.
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Who went on elsewhere stays there.
            const active = document.activeElement
            const free = active === null || active === document.body || active.closest('.whynote') !== null
            if (free && asked.current instanceof HTMLElement) asked.current.focus({ preventScroll: true })
          }}
        >
          <div className="modal-head">
            <Dialog.Title className="heading-4">{title}</Dialog.Title>
            <Dialog.Close className="iconbtn" aria-label={t.table.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {say !== null && (
            <p className="why-say">
              <Words sentence={say} />
              {rule !== null && inBook && (
                <button
                  type="button"
                  className="rule-sign"
                  aria-label={t.table.rule(rule)}
                  aria-expanded={shows}
                  title={t.table.rule(rule)}
                  onClick={() => setOpened(shows ? null : refused)}
                >
                  §
                </button>
              )}
            </p>
          )}
          {shows && rule !== null && inBook && (
            <p className="note">
              {quote}
              {quote !== null && <br />}
              <a
                href={`${addressIn(`/rules/${props.game}`, box)}#${rule}`}
                target="_blank"
                rel="noreferrer"
                title={rule}
              >
                {t.table.toRule}
              </a>
            </p>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
