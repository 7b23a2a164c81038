/** A line of icons, as the drawing reading of an effect gives it: things with their amounts, arrows, alternatives. */

import type { IconLine, Sign } from '@dorfplatz/kernel'
import { Icon } from './Icon.tsx'
import { keyed } from './keyed.ts'

function One({ sign, or }: { sign: Sign; or: string }) {
  if ('sign' in sign) {
    if (sign.sign === 'arrow') return <Icon name="arrow" className="i16" />
    return <span className="alternative">{sign.sign === 'times' ? '×' : or}</span>
  }
  const { icon, label, n = 1, mark } = sign
  return (
    <span className="quantity">
      {n > 1 && <b className="num">{n}</b>}
      {mark === undefined ? (
        <Icon name={icon} label={label} />
      ) : (
        <span className="fld">
          <Icon name={icon} label={label} />
          <i aria-hidden="true">{mark}</i>
        </span>
      )}
    </span>
  )
}

export function Signs({ line, or }: { line: IconLine; or: string }) {
  const signs = keyed(line, (sign) => ('sign' in sign ? sign.sign : sign.icon))
  return signs.map(({ key, item }) => <One key={key} sign={item} or={or} />)
}
