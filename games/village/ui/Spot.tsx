/** What is lit on the board: a target over a place, and beside it the choices where one place offers several. */

import { toText } from '@dorfplatz/kernel'
import { useEffect, useId, useRef, useState } from 'react'
import type { SpaceId } from '../rules/codes.ts'
import { tileOf } from '../text/parts.ts'
import { type Highlights, highlightsOf, placeOf, SUPPLY, WELL } from './highlights.ts'
import { fromModules } from './modules.ts'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn, Props } from './props.ts'

function lookUp(table: { readonly [id: string]: string }, id: string): string {
  return table[id] ?? id
}

/** A spot in words. */
export function nameOf(spot: string, props: Props): string {
  const w = labelsOf(props)
  const names = phrasesOf(props)
  const own = fromModules((ui) => ui.nameOf?.(spot, props))
  if (own !== undefined) return own
  const [of = '', one = '', two] = spot.split(':')
  const n = Number(one)
  switch (of) {
    case WELL:
      return names.well
    case SUPPLY:
      return w.stoneSupply
    case 'building':
      return lookUp(names.buildings, one)
    case 'tile': {
      const { demand, points } = tileOf(one)
      return toText(names.tile(demand, points))
    }
    case 'council':
    case 'church':
      return `${names.spaces[of]}, ${w.step(n)}`
    case 'castle':
      return w.castle(n)
    case 'road':
      return w.road(n, Number(two))
    default:
      return lookUp(names.spaces, one)
  }
}

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
  const press = () => {
    if (several) props.toggle(at)
    else if (only !== undefined) props.choose(only.answer)
    else if (why !== null) props.why(why)
  }
  const name = nameOf(at, props)
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

/** What the question is about may be declined there, too. */
export function Decline({ space, props }: { space: SpaceId; props: Drawn }) {
  const w = labelsOf(props)
  const option = props.highlights.declining(space)
  if (option === null) return null
  return (
    <button
      type="button"
      className={option.chosen ? 'btn small v-decline is-chosen' : 'btn small v-decline'}
      data-option={option.key}
      aria-pressed={option.chosen ? true : undefined}
      aria-label={`${w.declining(option.answer.choice)}: ${toText(option.sentence)}`}
      title={toText(option.sentence)}
      onClick={() => props.choose(option.answer)}
    >
      {w.declining(option.answer.choice)}
    </button>
  )
}

/** The choices of a spot, under its name. */
function Choices({ spot, look, props }: { spot: string; look: string; props: Drawn }) {
  const { Words } = props.kit
  const title = useId()
  return (
    <section className={look} aria-labelledby={title}>
      <h3 id={title}>{nameOf(spot, props)}</h3>
      <div className="ways">
        {props.highlights.at(spot).ways.map((option) => (
          <button
            type="button"
            key={option.key}
            className={option.chosen ? 'btn small way is-chosen' : 'btn small way'}
            data-option={option.key}
            aria-pressed={option.chosen ? true : undefined}
            onClick={() => props.choose(option.answer)}
          >
            <span>
              <Words sentence={option.sentence} still />
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
  if (open === null || placeOf(open) !== place) return null
  return <Choices spot={open} look="v-ways" props={props} />
}

/** The supply lies there only while somebody may take from it. */
export function Supply({ props }: { props: Drawn }) {
  if (props.highlights.at(SUPPLY).ways.length === 0) return null
  return <Choices spot={SUPPLY} look="v-ways v-supply" props={props} />
}

interface Opened {
  readonly asked: string
  readonly spot: string | null
}

/** Which spot's choices lie open: for the question at hand only, by itself where all answers lie on one spot. */
function openIn(highlights: Highlights, opened: Opened | null): string | null {
  if (highlights.asked === null) return null
  const spot = opened?.asked === highlights.asked.id ? opened.spot : highlights.only
  return spot !== null && highlights.at(spot).ways.length > 1 ? spot : null
}

/** The board's drawings with what is lit on them; `ref` is for the board. */
export function useHighlights(props: Props) {
  const highlights = highlightsOf(props)
  const asked = highlights.asked?.id ?? ''
  const isTurn = highlights.asked?.kind === 'turn'
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = openIn(highlights, opened)
  const ref = useRef<HTMLDivElement>(null)
  // What is asked is looked at: on a phone the board is longer than the page. A turn may begin anywhere.
  useEffect(() => {
    if (asked === '' || isTurn) return
    const target = ref.current?.querySelector('.v-spot.may, .v-figure.may')
    target?.closest('.v-place')?.scrollIntoView({ block: 'nearest' })
  }, [asked, isTurn])
  useEffect(() => {
    if (open === null) return
    ref.current?.querySelector('.v-ways')?.scrollIntoView({ block: 'nearest' })
    const close = () => setOpened({ asked, spot: null })
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('.v-ways, .v-spot[aria-expanded]') === null) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      close()
      ref.current?.querySelector<HTMLElement>(`[data-spot="${open}"]`)?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open, asked])
  const drawn: Drawn = {
    ...props,
    highlights,
    open,
    toggle: (spot) => setOpened({ asked, spot: spot === open ? null : spot }),
  }
  return { ref, drawn }
}
