/** On one shared screen: the device goes to the next person before their hand is shown. */

import type { Seat } from '@dorfplatz/kernel'
import { Masthead } from '../../app/Shell.tsx'
import { SeatShape } from '../../parts/Seat.tsx'
import { useText } from '../../text/index.ts'

export function Curtain({ seat, name, open }: { seat: Seat; name: string; open: () => void }) {
  const t = useText()
  return (
    <div className="page">
      <Masthead />
      <main id="main" className="curtain" tabIndex={-1}>
        <SeatShape seat={seat} className="i96" />
        <h1 className="heading-1">{t.table.passDevice(name)}</h1>
        <p className="lead">{t.table.passDeviceHint}</p>
        <button type="button" className="btn primary big" onClick={open}>
          {t.table.iAm(name)}
        </button>
      </main>
    </div>
  )
}
