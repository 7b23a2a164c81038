/** What bots know about Village. */

export { bot } from '../bot/value.ts'
