/** The table's page: what it knows, and the look in which a game's drawings stand. */

import { SpeechContext } from '../../parts/Words.tsx'
import { CardDialog } from '../hand/CardDialog.tsx'
import { Why } from '../turn/Why.tsx'
import { FrontsTable } from './FrontsTable.tsx'
import { RegionsTable } from './RegionsTable.tsx'
import { type TableProps, useTable } from './useTable.tsx'

export function Frame(props: TableProps) {
  const table = useTable(props)
  const { board, ui, text, lang, game } = table
  return (
    <SpeechContext.Provider value={table.speech}>
      {ui.regions === undefined ? <FrontsTable table={table} /> : <RegionsTable table={table} regions={ui.regions} />}
      <Why refused={table.asked} text={text} lang={lang} game={game.id} onClose={() => table.setAsked(null)} />
      <CardDialog id={table.card} board={board} ui={ui} hand={table.hand} onClose={() => table.setCard(null)} />
    </SpeechContext.Provider>
  )
}
