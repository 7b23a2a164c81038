/** A button for something that cannot simply be taken back: it says what will happen and asks once. */

import { AlertDialog } from 'radix-ui'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'

export function Sure(props: {
  /** The button's words, and the question's title. */
  ask: string
  help: string
  yes: string
  icon?: string
  quiet?: boolean
  disabled?: boolean
  onYes: () => void
}) {
  const t = useText()
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={`btn${props.quiet ? ' quiet' : ''}`} disabled={props.disabled ?? false}>
        {props.icon !== undefined && <Icon name={props.icon} />}
        {props.ask}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="scrim" />
        <AlertDialog.Content className="dialog modal">
          <div className="modal-head">
            <AlertDialog.Title className="h3">{props.ask}</AlertDialog.Title>
          </div>
          <div className="modal-body">
            <AlertDialog.Description>{props.help}</AlertDialog.Description>
            <div className="row sp wrap sure-do">
              <AlertDialog.Cancel className="btn">{t.menu.no}</AlertDialog.Cancel>
              <AlertDialog.Action className="btn primary" onClick={props.onYes}>
                {props.yes}
              </AlertDialog.Action>
            </div>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
