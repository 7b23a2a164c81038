/** Rules that were corrected while a table ran: it waits until its host has agreed to go on with them. */

import type { Match } from '@dorfplatz/kernel'
import type { WholeKernel } from '@dorfplatz/table'
import type { TableRow } from '../storage/tables.ts'

type Played = { readonly row: TableRow; readonly k: WholeKernel }

/** Begun with another version than the one that is here. */
export const isCorrected = ({ row, k }: Played): boolean => row.rules !== k.game.version

/** Nobody moves, no bot thinks and no time runs out until the host has agreed. */
export const isPaused = ({ row, k }: Played): boolean =>
  row.status === 'running' && isCorrected({ row, k }) && row.agreed !== k.game.version

/** Whether rules understand a state that others have made; what is wrong with it, or null. */
export function whyUnread(k: WholeKernel, match: Match): string | null {
  try {
    k.open(match)
    for (const as of [...Array(match.seats).keys(), 'spectator' as const]) k.view(match, as)
    return k.game.violations(match)[0] ?? null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
