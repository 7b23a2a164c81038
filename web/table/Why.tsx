/** "Why not?": a note below the thing that was asked about, in the viewer's language, with the way into the rulebook. */

import { type GameText, kernelRefusal, type Lang } from '@dorfplatz/kernel'
import { Popover } from 'radix-ui'
import { useMemo, useRef } from 'react'
import type { Refused } from '../link/link.ts'
import { lastPressed } from '../motion/pressed.ts'
import { Icon } from '../parts/Icon.tsx'
import { Words } from '../parts/Words.tsx'
import { useText } from '../text/index.ts'

export function refusalSentence(refused: Refused, text: GameText, lang: Lang) {
  if (refused.rule === null) return [refused.text ?? '']
  const refusal = { ok: false as const, rule: refused.rule, ...(refused.args ? { args: refused.args } : {}) }
  return kernelRefusal(lang, refusal) ?? text.refusal(refusal)
}

/** The middle of the page, for a thing that is gone by the time the answer comes. */
const MIDDLE = () => new DOMRect(window.innerWidth / 2, window.innerHeight / 3, 0, 0)

/** What is asked about: a refusal, or a rule that somebody just wants to read. */
export type Asked = Refused & { readonly read?: true }

export function Why(props: { refused: Asked | null; text: GameText; lang: Lang; game: string; onClose: () => void }) {
  const t = useText()
  const { refused, text } = props
  const rule = refused?.rule ?? null
  const read = refused?.read === true
  const title = read && rule !== null ? t.table.rule(rule) : t.table.whyNot
  const written = rule === null ? undefined : text.rules[rule]
  const { thing, anchor } = useMemo(() => {
    const pressed = refused === null ? null : lastPressed()
    return {
      thing: pressed,
      anchor: { current: { getBoundingClientRect: () => pressed?.getBoundingClientRect() ?? MIDDLE() } },
    }
  }, [refused])
  const back = useRef<Element | null>(null)
  if (thing !== null) back.current = thing
  return (
    <Popover.Root open={refused !== null} onOpenChange={(open) => !open && props.onClose()}>
      <Popover.Anchor virtualRef={anchor} />
      <Popover.Portal>
        <Popover.Content
          className="dialog whynote"
          aria-label={title}
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Who went on elsewhere stays there.
            const active = document.activeElement
            const free = active === null || active === document.body || active.closest('.whynote') !== null
            if (free && back.current instanceof HTMLElement) back.current.focus({ preventScroll: true })
          }}
        >
          <div className="modal-head">
            <h2 className="h4">{title}</h2>
            <Popover.Close className="iconbtn" aria-label={t.table.close}>
              <Icon name="close" />
            </Popover.Close>
          </div>
          {refused !== null && !read && (
            <p className="why-say">
              <Words sentence={refusalSentence(refused, text, props.lang)} />
            </p>
          )}
          {rule !== null && written !== undefined && (
            <p className="note">
              {written}
              <br />
              <a href={`/rules/${props.game}#${rule}`} target="_blank" rel="noreferrer">
                {t.table.rule(rule)}
              </a>
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
