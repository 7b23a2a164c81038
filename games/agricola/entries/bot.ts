/** What bots know about Agricola. */

export { bot } from '../bot/index.ts'
