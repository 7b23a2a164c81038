/** One click at the end: was this deal the one that was laid down before, made of everybody's numbers? */

import { checkDeal, type DealChecked } from '@dorfplatz/table'
import { useState } from 'react'
import type { TableLink } from '../../link/link.ts'
import { rememberedDeal } from '../../link/server/deal.ts'
import { errorText } from '../../link/server/errorText.ts'
import { useText } from '../../text/index.ts'

export function FairDeal({ link, table }: { link: TableLink; table: string }) {
  const t = useText()
  const [checked, setChecked] = useState<DealChecked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const check = async () => {
    setProblem(null)
    try {
      const record = await link.record()
      if (record !== null) setChecked(checkDeal(record, rememberedDeal(table)))
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  const words =
    checked === null ? problem : checked.faults.length > 0 ? t.deal.unfair : t.deal.fair(checked.mixed.length)
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => void check()}>
        {t.deal.check}
      </button>
      <div role="status">{words !== null && <p className="note">{words}</p>}</div>
    </>
  )
}
