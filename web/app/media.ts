/** What the page is like: drawings that differ in kind, not only in size, ask here. */

import { useSyncExternalStore } from 'react'

function mediaHook(condition: string): () => boolean {
  const query = matchMedia(condition)
  const subscribe = (listener: () => void): (() => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** Then one thing at a time is shown, behind tabs. */
export const useNarrow = mediaHook('(max-width: 1099px)')

/** Then a picture must not push what can be pressed off the first page. */
export const useLow = mediaHook('(max-height: 930px)')

/** Then one region of a table at a time is shown, behind tabs. */
export const usePhone = mediaHook('(max-width: 767px), (max-height: 499px)')

/** Then the log is a drawer. */
export const useTablet = mediaHook('(max-width: 1199px)')

/** Nothing hovers: a thing is looked at by pressing it. */
export const useTouch = mediaHook('(hover: none)')
