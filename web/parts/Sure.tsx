/** Something that cannot simply be taken back: it says what will happen and asks once. */

import { AlertDialog } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'
import { useBack } from './useBack.ts'
import { useReturn } from './useReturn.ts'

export interface Question {
  /** The button's words, and the question's title. */
  readonly ask: string
  readonly help: string
  readonly yes: string
  readonly onYes: () => void
  /** What is to be chosen with it. */
  readonly more?: ReactNode
}

/** The question itself, for buttons that lie in something that closes. */
export function SureDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const t = useText()
  const back = useReturn()
  useBack(question !== null, onClose)
  return (
    <AlertDialog.Root open={question !== null} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim" />
        <AlertDialog.Content className="dialog modal" {...back}>
          <div className="modal-head">
            <AlertDialog.Title className="heading-3">{question?.ask}</AlertDialog.Title>
          </div>
          <div className="modal-body">
            <AlertDialog.Description>{question?.help}</AlertDialog.Description>
            {question?.more}
            <div className="row spread wrap sure-do">
              <AlertDialog.Cancel className="btn">{t.menu.no}</AlertDialog.Cancel>
              <AlertDialog.Action className="btn primary" onClick={question?.onYes}>
                {question?.yes}
              </AlertDialog.Action>
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

export function Sure(
  props: Question & {
    icon?: string
    quiet?: boolean
    small?: boolean
    disabled?: boolean
    /** Spoken instead of the button's words, where several stand on a page. */
    label?: string
  },
) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={`btn${props.quiet ? ' quiet' : ''}${props.small ? ' small' : ''}`}
        disabled={props.disabled ?? false}
        {...(props.label === undefined ? {} : { 'aria-label': props.label })}
        onClick={() => setAsked(true)}
      >
        {props.icon !== undefined && <Icon name={props.icon} />}
        {props.ask}
      </button>
      <SureDialog question={asked ? props : null} onClose={() => setAsked(false)} />
    </>
  )
}
