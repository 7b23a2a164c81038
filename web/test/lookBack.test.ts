/** A look back at a finished game: its worker ends with whoever waits for it, and what was found is kept. */

import type { Analysis } from '@dorfplatz/bots'
import type { MatchRecord } from '@dorfplatz/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnalysis, keptAnalysis } from '../link/device/analyses.ts'
import { analyseHere } from '../link/device/offline.ts'
import { layStore } from './help/indexed.ts'

const record = { format: 1, game: 'village', rules: '1', seats: 2, options: {}, seed: '', entries: [], hashes: {} }
const wanted = { part: 'moves', seat: 1 } as const

/** Workers that never answer, and what became of them. */
class Silent {
  static readonly all: Silent[] = []
  readonly asked: unknown[] = []
  ended = false
  private readonly listeners: ((event: { data: unknown }) => void)[] = []
  constructor() {
    Silent.all.push(this)
  }
  addEventListener(kind: string, listener: (event: { data: unknown }) => void): void {
    if (kind === 'message') this.listeners.push(listener)
  }
  postMessage(message: unknown): void {
    this.asked.push(message)
  }
  terminate(): void {
    this.ended = true
  }
  tell(data: unknown): void {
    for (const listener of this.listeners) listener({ data })
  }
}

beforeEach(() => {
  layStore()
  Silent.all.length = 0
  vi.stubGlobal('Worker', Silent)
})
afterEach(() => vi.unstubAllGlobals())

test('whoever leaves ends the worker', async () => {
  const end = new AbortController()
  const shares: number[] = []
  const found = analyseHere(record as MatchRecord, wanted, (share) => shares.push(share), end.signal)
  const [worker] = Silent.all
  expect(worker?.asked).toEqual([{ op: 'analyse', call: 1, ask: { record, wanted } }])
  worker?.tell({ share: 0.5 })
  expect([shares, worker?.ended]).toEqual([[0.5], false])
  end.abort()
  await expect(found).rejects.toThrow()
  expect(worker?.ended).toBe(true)
})

test('nothing is begun for somebody who has left already', async () => {
  const found = analyseHere(record as MatchRecord, wanted, () => undefined, AbortSignal.abort())
  await expect(found).rejects.toThrow()
  expect(Silent.all).toEqual([])
})

test('what was found is kept by table and part, the oldest go', async () => {
  const analysis: Analysis = { starts: [0, 4], outlook: [], costly: [], praised: [] }
  expect(await keptAnalysis('here-a', 'moves 1')).toBeNull()
  await keepAnalysis('here-a', 'moves 1', analysis)
  expect(await keptAnalysis('here-a', 'moves 1')).toEqual(analysis)
  expect(await keptAnalysis('here-a', 'moves 0')).toBeNull()
  expect(await keptAnalysis('here-b', 'moves 1')).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 })
  for (let i = 0; i < 60; i++) await keepAnalysis(`here-${i}`, 'outlook', analysis)
  vi.useRealTimers()
  expect(await keptAnalysis('here-a', 'moves 1')).toBeNull()
  expect(await keptAnalysis('here-59', 'outlook')).toEqual(analysis)
})
