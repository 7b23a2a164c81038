/** What bots know about Hallertau. */

export { bot } from '../bot/index.ts'
