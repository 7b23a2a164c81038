/** What is lit on the board: a target over a place, and beside it the choices where one place offers several. */

import { type Sentence, toText } from '@dorfplatz/kernel'
import { useId } from 'react'
import type { SpaceId } from '../rules/codes.ts'
import { capital } from '../text/parts.ts'
import { labelsOf } from './pictures.ts'
import type { Drawn } from './props.ts'
import { SUPPLY } from './spots.ts'

/** Lies over the place it belongs to, which shows by it that it is lit. */
export function Spot({ at, props }: { at: string; props: Drawn }) {
  const { Icon } = props.kit
  const w = labelsOf(props)
  const { ways, why, stamped } = props.highlights.at(at)
  const [only] = ways
  const several = ways.length > 1
  const stamp = stamped && (
    <span className="stamp">
      <Icon name="check" />
    </span>
  )
  if (only === undefined && why === null) return stamp
  // What is counted is counted beside it.
  if (several && props.counted) return <span className="v-spot may" data-spot={at} />
  const press = () => {
    if (several) props.toggle(at)
    else if (only !== undefined) props.choose(only.answer)
    else if (why !== null) props.why(why)
  }
  const name = props.nameOf(at)
  return (
    <>
      <button
        type="button"
        className={`v-spot${only === undefined ? ' maynot' : ' may'}`}
        data-spot={at}
        data-option={several ? undefined : only?.key}
        aria-label={
          only === undefined
            ? `${name}: ${w.why}`
            : several
              ? w.several(name, ways.length)
              : `${name}: ${toText(only.sentence)}`
        }
        aria-expanded={several ? props.open === at : undefined}
        aria-pressed={stamped && !several ? true : undefined}
        onClick={press}
      >
        {only === undefined && <Icon name="whynot" className="v-ask" />}
      </button>
      {stamp}
    </>
  )
}

/** The banner says no, but for what is counted: then it says what is paid, and no is said on the sign. */
export function Decline({ space, props }: { space: SpaceId; props: Drawn }) {
  const w = labelsOf(props)
  const option = props.counted ? props.highlights.declining(space) : null
  if (option === null) return null
  return (
    <button
      type="button"
      className={option.chosen ? 'btn small v-decline is-chosen' : 'btn small v-decline'}
      data-option={option.key}
      aria-pressed={option.chosen ? true : undefined}
      aria-label={`${w.declining(space)}: ${toText(option.sentence)}`}
      title={toText(option.sentence)}
      onClick={({ detail }) => {
        // The second half of a double click on the stone that lay here declines nothing.
        if (detail < 2) props.choose(option.answer)
      }}
    >
      {w.declining(space)}
    </button>
  )
}

/** More choices than these stand in two columns. */
const FEW = 6

/** What stands under a name does not begin with it. */
function withoutName([first, ...rest]: Sentence, name: string): Sentence {
  const begins = `${name}: `
  if (typeof first !== 'string') return first === undefined ? [] : [first, ...rest]
  return first.toLowerCase().startsWith(begins.toLowerCase())
    ? capital([first.slice(begins.length), ...rest].filter((part) => part !== ''))
    : [first, ...rest]
}

/** The choices of a spot, under its name. */
function Choices({ spot, look, props }: { spot: string; look: string; props: Drawn }) {
  const { Words } = props.kit
  const title = useId()
  const { ways } = props.highlights.at(spot)
  return (
    <section className={ways.length > FEW ? `${look} many` : look} aria-labelledby={title}>
      <h3 id={title}>{props.nameOf(spot)}</h3>
      <div className="ways">
        {ways.map((option) => (
          <button
            type="button"
            key={option.key}
            className={option.chosen ? 'btn small way is-chosen' : 'btn small way'}
            data-option={option.key}
            aria-pressed={option.chosen ? true : undefined}
            onClick={() => props.choose(option.answer)}
          >
            <span>
              <Words sentence={withoutName(option.sentence, props.nameOf(spot))} still />
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}

/** The choices of a spot that offers several, open in the place where it lies. */
export function Ways({ place, props }: { place: string; props: Drawn }) {
  const { open } = props
  if (open === null || props.placeOf(open) !== place) return null
  return <Choices spot={open} look="v-ways" props={props} />
}

/** The supply lies there only while somebody may take from it. */
export function Supply({ props }: { props: Drawn }) {
  if (props.highlights.at(SUPPLY).ways.length === 0) return null
  return <Choices spot={SUPPLY} look="v-ways v-supply" props={props} />
}
