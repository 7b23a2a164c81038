/** Rules of games by name, without a sentence or a drawing: all that the worker behind tables on this device needs. */

import { GAMES, type GameId } from '@dorfplatz/games'
import type { BotKnowledge, Rules } from '@dorfplatz/kernel'

const rules = import.meta.glob<{ rules: Rules }>('../../{games,examples}/*/entries/rules.ts')
const bots = import.meta.glob<{ bot: BotKnowledge<unknown> }>('../../{games,examples}/*/entries/bot.ts')

function entryOf<T>(entries: { readonly [path: string]: () => Promise<T> }, id: string): Promise<T> {
  const found = Object.entries(entries).find(([path]) => path.includes(`/${id}/entries/`))
  if (found === undefined) throw new Error(`no game '${id}'`)
  return found[1]()
}

const known = (id: string): id is GameId => GAMES.some((game) => game === id)

export async function loadRules(id: string): Promise<Rules> {
  if (!known(id)) throw new Error(`no game '${id}'`)
  return (await entryOf(rules, id)).rules
}

async function together(id: string): Promise<Rules> {
  const [found, { bot }] = await Promise.all([loadRules(id), entryOf(bots, id)])
  return { ...found, bot }
}

const loaded = new Map<string, Promise<Rules>>()

/** Rules with what bots know about them; the same value every time. */
export function loadRulesAndBot(id: string): Promise<Rules> {
  const found = loaded.get(id) ?? together(id)
  loaded.set(id, found)
  return found
}
