/** Saves the record of a finished game as a file: for `dorfplatz replay`, for bug reports, for keeps. */

import { recordFile } from '@dorfplatz/kernel'
import { useState } from 'react'
import type { TableLink } from '../../link/link.ts'
import { errorText } from '../../link/server/errorText.ts'
import { saveFile } from '../../parts/saveFile.ts'
import { useText } from '../../text/index.ts'

export function SaveRecord({ link }: { link: TableLink }) {
  const t = useText()
  const [problem, setProblem] = useState<string | null>(null)
  const save = async () => {
    setProblem(null)
    try {
      const record = await link.record()
      if (record !== null) saveFile(`${record.game}-${link.get().info?.id ?? ''}.json`, recordFile(record))
    } catch (error) {
      setProblem(errorText(error))
    }
  }
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => void save()}>
        {t.menu.download}
      </button>
      <div role="alert">{problem !== null && <p className="note">{problem}</p>}</div>
    </>
  )
}
