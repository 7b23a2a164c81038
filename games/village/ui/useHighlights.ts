/** The board's drawings with what is lit on them, and each spot by its name. */

import { toText } from '@dorfplatz/kernel'
import { useEffect, useRef, useState } from 'react'
import { tileOf } from '../text/parts.ts'
import { type Highlights, highlightsOf, placeOf } from './highlights.ts'
import { fromModules } from './modules.ts'
import { labelsOf, phrasesOf } from './pictures.ts'
import type { Drawn, Props } from './props.ts'
import { SUPPLY, WELL } from './spots.ts'

function lookUp(table: { readonly [id: string]: string }, id: string): string {
  return table[id] ?? id
}

/** A spot in words. */
function nameOf(spot: string, props: Props): string {
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
      const { demand, points } = tileOf(names.box, one)
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
    nameOf: (spot) => nameOf(spot, props),
    placeOf,
    open,
    toggle: (spot) => setOpened({ asked, spot: spot === open ? null : spot }),
  }
  return { ref, drawn }
}
