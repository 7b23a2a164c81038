/** A click on the table, beside everything that can be pressed, shows at once where others' moves lead. */

import { useEffect } from 'react'
import type { TableLink } from '../link/link.ts'

const PRESSABLE = 'button, a, input, textarea, select, label, summary, [role=dialog], [role=tab]'

export function useSkip(link: TableLink, replaying: boolean): void {
  useEffect(() => {
    if (!replaying) return
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest(PRESSABLE) === null) link.skip()
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [link, replaying])
}
