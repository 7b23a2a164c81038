/** The club page's own calls. */

import type { clubhouse } from '@dorfplatz/protocol'
import { call } from '../link/server/api.ts'

export const clubApi = {
  look: () => call<clubhouse.ClubBody>('GET', '/club'),
  setRated: (on: boolean) => call<unknown>('POST', '/me/rating', { on }),
  newCalendar: () => call<{ path: string }>('POST', '/me/calendar', {}).then(({ path }) => location.origin + path),
  endCalendar: () => call<unknown>('DELETE', '/me/calendar'),
  setClub: (change: { ratings?: boolean; newFeeds?: true }) => call<unknown>('POST', '/admin/club', change),
}
