/** What lies over the board until it is read: why something was refused, and what others have taken back. */

import { type GameText, type Lang, toText } from '@dorfplatz/kernel'
import type { GameUi } from '@dorfplatz/ui'
import { Icon } from '../../parts/Icon.tsx'
import { useText } from '../../text/index.ts'
import { namesOf, type TakenBack } from '../log/takenBack.ts'
import type { Turn } from '../turn/turn.ts'
import { Reason } from '../turn/Why.tsx'

interface NoticesProps {
  readonly turn: Turn
  readonly back: TakenBack | null
  readonly ui: GameUi
  readonly text: GameText
  readonly lang: Lang
  readonly names: readonly string[]
  readonly onWhy: () => void
}

export function Notices({ turn, back, ui, text, lang, names, onWhy }: NoticesProps) {
  const t = useText()
  const said = []
  if (back !== null) {
    const name = names[back.by] ?? ''
    const alone = back.lines.every(({ seat }) => seat === back.by)
    const what = toText(namesOf(back.lines, ui, lang, text), (seat) => names[seat] ?? '')
    said.push(alone ? t.table.tookBack(name, what) : t.table.wentBack(name, back.lines.length))
  }
  if (turn.letGo) said.push(back === null ? t.table.letGoMoved : t.table.letGo)
  else if (back !== null && turn.staged.length > 0) said.push(t.table.stillHolds)
  return (
    <div role="alert" className="refused">
      {turn.refused !== null ? (
        <button type="button" className="toast refusing" onClick={onWhy}>
          <Icon name="whynot" />
          <span>
            {t.table.refused} <Reason refused={turn.refused} text={text} lang={lang} />
          </span>
        </button>
      ) : (
        said.length > 0 && (
          <button type="button" className="toast took-back">
            <Icon name="undo" />
            <span>{said.join(' ')}</span>
          </button>
        )
      )}
    </div>
  )
}
