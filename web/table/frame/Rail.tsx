/** The log, what can be done in words, and the standing: one at a time, below the others. */

import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { useText } from '../../text/index.ts'
import { Chat } from '../chat/Chat.tsx'
import { Log } from '../log/Log.tsx'
import { Scores, scoresOf } from '../result/Scores.tsx'
import { countedBy } from '../turn/tally.ts'
import type { Table } from './useTable.tsx'

export type SideTab = 'log' | 'options' | 'scores' | 'chat'

export const isSideTab = (name: string): name is SideTab => ['log', 'options', 'scores', 'chat'].includes(name)

interface RailProps {
  readonly table: Table
  readonly shown: SideTab
  readonly show: (tab: SideTab) => void
  /** The list of what can be done; null where it stands elsewhere. */
  readonly list: ReactNode | null
  /** Who turns to the chat means to write. */
  readonly toChat: () => void
}

export function Rail({ table, shown, show, list, toChat }: RailProps) {
  const t = useText()
  const { view, ui, state, text, me, seen, names, options } = table
  // At the end they stand in the result.
  const scores = view.over ? null : scoresOf(view, ui)
  const counted = countedBy(table.tallying.tally)
  const listed = options.filter(
    (option) =>
      !counted.includes(option) &&
      ui.isExchange?.(option) !== true &&
      ui.regions?.inRack?.includes(option.decision?.kind ?? '') !== true,
  ).length
  /** A lesson's table has no past to look at. */
  const past = table.teacher === undefined && state.log.length > 1 ? state.info?.id : undefined
  const chat = state.info?.id.startsWith('here-') ? null : state.chat
  return (
    <Tabs.Root
      className="sheet side2"
      value={(shown === 'options' && list === null) || (shown === 'scores' && scores === null) ? 'log' : shown}
      onValueChange={(name) => {
        if (isSideTab(name)) show(name)
      }}
    >
      <Tabs.List className="sidetabs2" aria-label={t.table.menu}>
        <Tabs.Trigger value="log">{t.table.log}</Tabs.Trigger>
        {list !== null && (
          <Tabs.Trigger value="options" aria-keyshortcuts="M">
            {t.table.list} {listed > 0 && <i className="num">{listed}</i>}
          </Tabs.Trigger>
        )}
        {scores !== null && <Tabs.Trigger value="scores">{t.table.scores}</Tabs.Trigger>}
        {chat !== null && (
          <Tabs.Trigger value="chat" onClick={toChat}>
            {t.table.chat}
          </Tabs.Trigger>
        )}
      </Tabs.List>
      <Tabs.Content value="log" className="side-body">
        <Log log={state.log} text={text} me={me} seen={seen} ui={ui} table={past} />
      </Tabs.Content>
      {list !== null && (
        // Kept: keys choose from it also while it is not looked at.
        <Tabs.Content value="options" className="side-body" forceMount>
          {list}
        </Tabs.Content>
      )}
      {scores !== null && (
        <Tabs.Content value="scores" className="side-body">
          <Scores scores={scores} winners={view.result?.winners ?? []} text={text} names={names} ui={ui} />
        </Tabs.Content>
      )}
      {chat !== null && (
        <Tabs.Content value="chat" className="side-body talk">
          <Chat chat={chat} say={table.say} />
        </Tabs.Content>
      )}
    </Tabs.Root>
  )
}
