/** The table's page: what it knows, and the look in which a game's drawings stand. */

import { Suspense } from 'react'
import { extra, later } from '../../parts/later.ts'
import { SpeechContext } from '../../parts/Words.tsx'
import { CardDialog } from '../hand/CardDialog.tsx'
import { Why } from '../turn/Why.tsx'
import { RegionsTable } from './RegionsTable.tsx'
import { type TableProps, useTable } from './useTable.tsx'

/** Fetched once the table stands: nobody asks before. */
const Explain = extra(() => import('../explain/Explain.tsx').then(({ Explain }) => Explain))
const Book = extra(() => import('../explain/Book.tsx').then(({ Book }) => Book))

/** Only games that do not fill the regions need it. */
const FrontsTable = later(() => import('./FrontsTable.tsx').then(({ FrontsTable }) => FrontsTable))

export function Frame(props: TableProps) {
  const table = useTable(props)
  const { board, ui, text, lang, game } = table
  return (
    <SpeechContext.Provider value={table.speech}>
      {ui.regions === undefined ? (
        <Suspense fallback={null}>
          <FrontsTable table={table} />
        </Suspense>
      ) : (
        <RegionsTable table={table} regions={ui.regions} />
      )}
      <Suspense fallback={null}>
        <Explain board={board} game={game.id} ui={ui} />
        {table.book !== null && (
          <Book game={game.id} options={board.view.options} at={table.book} onClose={() => table.openBook(null)} />
        )}
      </Suspense>
      <Why
        refused={table.asked}
        text={text}
        lang={lang}
        game={game.id}
        options={board.view.options}
        onClose={() => table.setAsked(null)}
      />
      <CardDialog id={table.card} board={board} ui={ui} hand={table.hand} onClose={() => table.setCard(null)} />
    </SpeechContext.Provider>
  )
}
