/** Whether the page is narrow: then one thing at a time is shown, behind tabs. */

import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 1099px)')

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches)
}
