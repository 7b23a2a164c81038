/** The server's deals of the day. */

import type { daily, TableInfo } from '@dorfplatz/protocol'
import { settings } from '../app/settings.ts'
import { myName } from '../link/device/lay.ts'
import { api, call, somebody } from '../link/server/api.ts'
import type { Source } from './source.ts'

export const fromServer: Source = {
  here: false,
  today: () => call<daily.DailyBody>('GET', '/daily'),
  begin: async ({ game, mode }, day) => {
    await somebody(myName(), settings().lang)
    const { table } = await call<{ table: TableInfo }>('POST', `/daily/${game}/${mode}`, { day })
    return table.id
  },
  ladder: ({ game, mode }, span, among) =>
    call<daily.LadderBody>('GET', `/daily/${game}/${mode}/ladder?span=${span}&among=${among}`),
  calendar: async ({ game, mode }, month) => {
    // A stranger has no days yet: not worth asking for.
    if ((await api.me()) === null) return null
    return call<daily.CalendarBody>('GET', `/daily/${game}/${mode}/calendar?month=${month}`)
  },
}
