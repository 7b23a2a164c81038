/** Who plays by keyboard goes on where the next question is asked: what was pressed is gone with the answer. */

import { type RefObject, useEffect, useRef } from 'react'

const PRESSABLE = ':is(button:not(.popclose), input, [tabindex="0"]):not([disabled], [tabindex="-1"])'

/** What is lit, itself or what can be pressed in it. */
const LIT = ['.can', '.highlighted', '.v-spot.may', '.v-figure.may']

/** In this order: a popover, a form, the list where it is open, what is lit on the boards, what finishes. */
function placeToAnswer(list: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility()) ?? null
  const within = (places: readonly string[]) => find(`:is(${places.join()}) ${PRESSABLE}`)
  const lit = LIT.map((mark) => `.regions button${mark}:not([disabled])`).join()
  return (
    find('.popover .amounts-do') ??
    within(['.popover']) ??
    within(['.r-rack.is-step', '.step-form']) ??
    (list?.checkVisibility() === true ? list : null) ??
    find(lit) ??
    within(LIT) ??
    find('.slots .finish:not([disabled])')
  )
}

/**
 * @param asking the question at hand
 * @param step changes with every answer that is staged or counts
 */
export function useRefocus(asking: string | undefined, step: string, list: RefObject<HTMLElement | null>): void {
  const byKey = useRef(false)
  useEffect(() => {
    const onKey = () => {
      byKey.current = true
    }
    const onPointer = () => {
      byKey.current = false
    }
    window.addEventListener('keydown', onKey, true)
    window.addEventListener('pointerdown', onPointer, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      window.removeEventListener('pointerdown', onPointer, true)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed may be gone after every step.
  useEffect(() => {
    if (asking === undefined || document.activeElement !== document.body) return
    // Who points at things is not led anywhere; the list alone takes the focus, as it always did.
    const place = byKey.current ? placeToAnswer(list.current) : list.current
    place?.focus({ preventScroll: !byKey.current })
  }, [asking, step, list])
}
