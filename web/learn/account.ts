/** Progress with the account: what is done here is told there, what was done elsewhere is done here. */

import { api } from '../link/server/api.ts'
import { doneHere, takeOver } from './progress.ts'

/** Guests and whoever is offline keep it on the device alone. */
export async function shareProgress(): Promise<void> {
  const me = await api.me()
  if (me === null || me.guest) return
  takeOver(await api.learned(doneHere()))
}
