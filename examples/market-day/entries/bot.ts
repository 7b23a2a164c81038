/** What bots know about the game. */

export { bot } from '../bot/value.ts'
