/** A sheet laid over the page: titled, closable, keeping the focus inside. */

import { Dialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'
import { useBack } from './useBack.ts'
import { useReturn } from './useReturn.ts'

/** A note that lies over a sheet belongs to it: who presses in it does not press elsewhere. */
const keepBelowNote = (event: { readonly target: EventTarget | null; preventDefault: () => void }): void => {
  // The press may have closed it by now.
  const pressed = event.target instanceof Element && event.target.closest('.whynote') !== null
  if (pressed || document.querySelector('.whynote') !== null) event.preventDefault()
}

export function Modal(props: {
  title: ReactNode
  open: boolean
  onClose: () => void
  wide?: boolean
  children: ReactNode
}) {
  const t = useText()
  const back = useReturn()
  useBack(props.open, props.onClose)
  return (
    <Dialog.Root open={props.open} onOpenChange={(open) => !open && props.onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className={`dialog modal${props.wide ? ' wide' : ''}`}
          aria-describedby={undefined}
          onInteractOutside={keepBelowNote}
          {...back}
        >
          <div className="modal-head">
            <Dialog.Title className="heading-3">{props.title}</Dialog.Title>
            <Dialog.Close className="iconbtn" aria-label={t.table.close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="modal-body">{props.children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
