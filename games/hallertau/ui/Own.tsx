/** One seat's own boards: the Community Center board with the Stable board below it, beside them the fields. */

import { Center } from './Center.tsx'
import { Fields } from './Fields.tsx'
import type { SeatProps } from './props.ts'
import { Stable } from './Stable.tsx'

export function Own(props: SeatProps) {
  return (
    <div className="h-own" data-asks={props.seat === props.me ? props.view.decisions[0]?.kind : undefined}>
      <Center {...props} />
      <Stable {...props} />
      <Fields {...props} />
    </div>
  )
}
