/** Lays the next game of a series, on the server or on this device: only what the finished game itself offers. */

import { layHere } from './device/lay.ts'
import { allKept, isLocal, kept } from './device/store.ts'
import { api } from './server/api.ts'
import { madeWith, rememberedDeal } from './server/deal.ts'

/** Lays the next game where the last one was played; resolves to its table. */
export async function follow(id: string, sequel: number): Promise<string> {
  if (!isLocal(id)) {
    const own = rememberedDeal(id).mine?.map(({ seat }) => seat) ?? []
    return (await madeWith(own, (mixes) => api.sequel(id, sequel, mixes))).id
  }
  const next = (await allKept()).find((table) => table.previous === id && !table.over && table.away !== true)
  if (next !== undefined) return next.id
  const table = await kept(id)
  const options = table?.result?.sequels?.[sequel]
  if (table === null || options === undefined) throw new Error(id)
  const laid = await layHere(table.game, table.seats, options, id)
  if ('refused' in laid) throw new Error(laid.refused.rule ?? '')
  return laid.id
}
