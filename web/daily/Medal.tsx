/** A medal: edge and sign tell which, not only the metal. */

import type { daily } from '@dorfplatz/protocol'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../parts/Icon.tsx'
import { dailyText } from './text.ts'

const SIGNS = { bronze: 'medal-bronze', silver: 'medal-silver', gold: 'medal' } as const

/** Silent where words beside it say the same. */
export function Medal({ medal, silent, className }: { medal: daily.Medal; silent?: boolean; className?: string }) {
  const t = dailyText[useSettings().lang]
  if (medal === 'none') return null
  return (
    <Icon
      name={SIGNS[medal]}
      {...(silent === true ? {} : { label: t.medals[medal] })}
      {...(className === undefined ? {} : { className })}
    />
  )
}
