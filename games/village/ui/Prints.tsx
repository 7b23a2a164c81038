/** What is printed on an action space, drawn. */

import { Fragment } from 'react'
import type { SpaceId } from '../cards/facts.ts'
import { labelsOf } from './pictures.ts'
import { printsOf } from './prints.ts'
import type { Props } from './props.ts'

/** Quantities behind their number, conditions before an arrow. */
export function Prints({ space, props }: { space: SpaceId; props: Props }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  return printsOf(space, props)?.map((line) => (
    <span className="quantity" key={line.map((one) => ('sign' in one ? one.sign : one.icon)).join()}>
      {line.map((one) => {
        if ('sign' in one) {
          return one.sign === 'or' ? (
            <i className="it-s" key="or">
              {w.or}
            </i>
          ) : (
            <Icon name="arrow" className="i16" key="arrow" />
          )
        }
        return (
          <Fragment key={one.icon}>
            {one.n !== undefined && <b className="num">{one.n}</b>}
            <Icon name={one.icon} label={one.label} />
          </Fragment>
        )
      })}
    </span>
  ))
}
