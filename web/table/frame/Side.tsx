/** Beside the options: log, standing, players and chat, one at a time. */

import type { GameText, View } from '@dorfplatz/kernel'
import type { ChatLine, Line, TableInfo } from '@dorfplatz/protocol'
import type { BoardProps, GameUi } from '@dorfplatz/ui'
import { Tabs } from 'radix-ui'
import { memo } from 'react'
import { useSettings } from '../../app/settings.ts'
import { SeatShape, useMarks } from '../../parts/Seat.tsx'
import { moment, useText } from '../../text/index.ts'
import { Chat, type Say } from '../chat/Chat.tsx'
import { Log } from '../log/Log.tsx'
import { Scores, scoresOf } from '../result/Scores.tsx'

function Players({ info, board, ui }: { info: TableInfo; board: BoardProps; ui: GameUi | null }) {
  const t = useText()
  const { lang } = useSettings()
  const markOf = useMarks()
  const Glance = ui?.Glance
  return (
    <ul className="players">
      {info.seats.map((seat) => (
        <li key={seat.seat} className={`seat-${markOf(seat.seat)}`}>
          <span className="who">
            <SeatShape seat={seat.seat} className="i24" />
            <b className="name">{seat.name}</b>
            <span className="cap">
              {seat.kind === 'bot' ? t.table.bot : seat.mine ? t.table.you : seat.online ? t.table.here : t.table.away}
              {seat.deadline !== null && `, ${t.laying.until(moment(seat.deadline, lang))}`}
            </span>
          </span>
          {Glance !== undefined && <Glance {...board} seat={seat.seat} />}
        </li>
      ))}
    </ul>
  )
}

export const Side = memo(function Side(props: {
  view: View
  text: GameText
  names: readonly string[]
  me: number | null
  log: readonly Line[]
  seen: number
  chat: readonly ChatLine[] | null
  info: TableInfo
  say: Say
  ui: GameUi | null
  board: BoardProps
  shown: string
  show: (part: string) => void
  /** Lines of the chat nobody has looked at here. */
  unread: number
}) {
  const t = useText()
  const scores = scoresOf(props.view, props.ui)
  return (
    <Tabs.Root className="sheet side" value={props.shown} onValueChange={props.show}>
      <Tabs.List className="sidetabs" aria-label={t.table.menu}>
        <Tabs.Trigger value="log">{t.table.log}</Tabs.Trigger>
        {scores !== null && <Tabs.Trigger value="scores">{t.table.scores}</Tabs.Trigger>}
        <Tabs.Trigger value="players">{t.table.players}</Tabs.Trigger>
        {props.chat !== null && (
          <Tabs.Trigger value="chat">
            {t.table.chat}
            {props.unread > 0 && (
              <span className="bubble">
                {props.unread} <span className="sr-only">{t.table.chatUnread(props.unread)}</span>
              </span>
            )}
          </Tabs.Trigger>
        )}
      </Tabs.List>
      <Tabs.Content value="log" className="sidebody">
        <Log log={props.log} text={props.text} me={props.me} seen={props.seen} />
      </Tabs.Content>
      {scores !== null && (
        <Tabs.Content value="scores" className="sidebody">
          <Scores
            scores={scores}
            winners={props.view.result?.winners ?? []}
            text={props.text}
            names={props.names}
            ui={props.ui}
          />
        </Tabs.Content>
      )}
      <Tabs.Content value="players" className="sidebody">
        <Players info={props.info} board={props.board} ui={props.ui} />
      </Tabs.Content>
      {props.chat !== null && (
        <Tabs.Content value="chat" className="sidebody talk">
          <Chat chat={props.chat} say={props.say} />
        </Tabs.Content>
      )}
    </Tabs.Root>
  )
})
