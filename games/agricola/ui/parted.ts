/** Names of cards and spaces with the places where they may be parted, as the list of the language has them. */

import { softener } from '@dorfplatz/ui'
import type { BoardWords } from '../text/board.ts'

const known = new Map<string, (name: string) => string>()

export function soften(name: string, { parted }: Pick<BoardWords, 'parted'>): string {
  const soft = known.get(parted) ?? softener(parted)
  known.set(parted, soft)
  return soft(name)
}
