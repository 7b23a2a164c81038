/** A line over the table: a newer page is there, or this one is too old for the server. */

import { useEffect } from 'react'
import type { TableState } from '../../link/link.ts'
import { useText } from '../../text/index.ts'
import { takeReload } from './renewal.ts'

export function Renewal({ state, table }: { state: TableState; table: string }) {
  const t = useText()
  const { renewal } = state
  useEffect(() => {
    if (renewal !== undefined && takeReload(table, Date.now(), document.activeElement)) location.reload()
  }, [renewal, table])
  if (renewal === undefined) return null
  return (
    <p role="status" className="note">
      {renewal === 'needed' ? t.trouble.tooOld : t.trouble.newer}{' '}
      <button type="button" className="btn quiet" onClick={() => location.reload()}>
        {t.reload}
      </button>
    </p>
  )
}
