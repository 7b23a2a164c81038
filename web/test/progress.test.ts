/** How far somebody has come: here and in the account add up, and nothing is taken away. */

import { beforeEach, expect, test, vi } from 'vitest'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

test('what the account knows is done here, too, and a chapter left in its middle keeps its place', async () => {
  const { doneHere, keepProgress, progressOf, takeOver } = await import('../learn/progress.ts')
  keepProgress('hallertau', 'workers', { done: true })
  keepProgress('village', 'time', { done: false, left: { at: 2, answers: [] } })
  expect(doneHere()).toEqual(['hallertau/workers'])
  takeOver(['village/time', 'agricola/farm'])
  expect(doneHere().toSorted()).toEqual(['agricola/farm', 'hallertau/workers', 'village/time'])
  expect(progressOf('village', 'time').left?.at).toBe(2)
})

test('only an account is told; a guest, and whoever is offline, keeps it here', async () => {
  const { keepProgress, doneHere } = await import('../learn/progress.ts')
  const { api } = await import('../link/server/api.ts')
  const { shareProgress } = await import('../learn/account.ts')
  keepProgress('hallertau', 'workers', { done: true })
  const told = vi.spyOn(api, 'learned').mockResolvedValue(['hallertau/workers', 'village/stone'])
  const me = vi.spyOn(api, 'me')
  me.mockResolvedValue(null)
  await shareProgress()
  const account = {
    id: 'p',
    name: 'Anna',
    guest: false,
    lang: 'en' as const,
    email: null,
    verified: false,
    admin: false,
    notify: { email: false, push: false },
  }
  me.mockResolvedValue({ ...account, guest: true })
  await shareProgress()
  expect(told).not.toHaveBeenCalled()
  me.mockResolvedValue(account)
  await shareProgress()
  expect(told).toHaveBeenCalledExactlyOnceWith(['hallertau/workers'])
  expect(doneHere().toSorted()).toEqual(['hallertau/workers', 'village/stone'])
})
