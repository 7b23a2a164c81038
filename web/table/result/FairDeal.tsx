/** One click at the end: was this deal the one that was laid down before, made of everybody's numbers? */

import { useState } from 'react'
import type { TableLink } from '../../link/link.ts'
import { errorText } from '../../link/server/errorText.ts'
import { type Text, useText } from '../../text/index.ts'
import { type Fairness, fairnessOf, isFair } from './fairness.ts'

function sentences({ deal: words }: Text, fairness: Fairness): readonly string[] {
  const { deal, since, again } = fairness
  if (!isFair(fairness)) return [deal.faults.length > 0 ? words.unfair : words.differs]
  return [
    words.fair(deal.mixed.length),
    ...(deal.withheld.length > 0 ? [words.withheld(deal.withheld.length)] : []),
    words.seen(since),
    words.again(again === true),
  ]
}

export function FairDeal({ link, table }: { link: TableLink; table: string }) {
  const t = useText()
  const [said, setSaid] = useState<readonly string[]>([])
  const check = async () => {
    setSaid([])
    try {
      const fairness = await fairnessOf(link, table)
      if (fairness !== null) setSaid(sentences(t, fairness))
    } catch (error) {
      setSaid([errorText(error)])
    }
  }
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => void check()}>
        {t.deal.check}
      </button>
      <div role="status">{said.length > 0 && <p className="note fairness">{said.join(' ')}</p>}</div>
    </>
  )
}
