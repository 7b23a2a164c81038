/** What bots know of Inn. */

import type { ModuleBot } from '../bot.ts'

export const bot: ModuleBot = { id: 'inn' }
