/** The browser's way back closes a sheet that lies over the page before it leaves the page. */

import { useBlocker } from '@tanstack/react-router'

export function useBack(open: boolean, onClose: () => void): void {
  useBlocker({
    disabled: !open,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      onClose()
      return true
    },
  })
}
