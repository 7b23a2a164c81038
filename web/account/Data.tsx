/** One's data: saved as a file, or deleted with oneself. */

import { api } from '../link/server/api.ts'
import { Sure } from '../parts/Sure.tsx'
import { saveFile } from '../parts/saveFile.ts'
import { useText } from '../text/index.ts'
import { Said, Section, useDoing } from './Section.tsx'

export function Data({ gone }: { gone: () => void }) {
  const t = useText()
  const doing = useDoing()
  const save = () => doing.run(async () => saveFile('dorfplatz.json', await api.export()))
  const remove = async () => {
    if (await doing.run(api.removeMe, t.me.removed)) gone()
  }
  return (
    <Section title={t.me.data}>
      <div className="row wrap">
        <button type="button" className="btn export" disabled={doing.busy} onClick={() => void save()}>
          {t.me.export}
        </button>
        <Sure ask={t.me.remove} help={t.me.removeSure} yes={t.me.remove} onYes={() => void remove()} />
      </div>
      <Said doing={doing} />
    </Section>
  )
}
