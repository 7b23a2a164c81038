/** What bots know about Agricola. */

export { bot } from '../bot/value.ts'
