/** The two test games written down; and the gate: no other course of a game without a raised rules version. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { playthrough } from '../conformance/index.ts'
import { kernel } from '../index.ts'
import { fair, orchard } from './games/index.ts'
import { expectGolden, keepFingerprints } from './golden.ts'

test('orchard plays as before', () =>
  expectGolden(kernel(orchard), { game: 'orchard', seats: 3 }, 'one', new URL('golden/orchard', import.meta.url)))

test('fair plays as before', () =>
  expectGolden(kernel(fair), { game: 'fair', seats: 3 }, 'one', new URL('golden/fair', import.meta.url)))

test('wording changes the story, rules change the fingerprints', () => {
  const setup = { game: 'orchard', seats: 2 }
  const usual = playthrough(kernel(orchard), setup, 'apart')
  const text = { ...orchard.text.en, choice: () => ['something'] }
  const reworded = playthrough(kernel({ ...orchard, text: { ...orchard.text, en: text } }), setup, 'apart')
  expect(reworded.story).not.toBe(usual.story)
  expect(reworded.fingerprints).toEqual(usual.fingerprints)
  expect(usual.story).not.toContain(usual.fingerprints.at(-1)?.split(' ')[1])
})

describe('fingerprints of a rules version', () => {
  function place(): { path: string; text: () => string } {
    const folder = mkdtempSync(join(tmpdir(), 'golden-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'game.prints')
    return { path, text: () => readFileSync(path, 'utf8') }
  }

  test('are written once', () => {
    const { path, text } = place()
    expect(keepFingerprints(path, '7', ['16 a', 'end b'], false)).toContain('no fingerprints yet')
    expect(keepFingerprints(path, '7', ['16 a', 'end b'], true)).toBeNull()
    expect(text()).toBe('rules 7\n16 a\nend b\n')
    expect(keepFingerprints(path, '7', ['16 a', 'end b'], false)).toBeNull()
  })

  test('are never written over, not even on demand', () => {
    const { path, text } = place()
    keepFingerprints(path, '7', ['16 a', 'end b'], true)
    for (const write of [false, true]) {
      const fault = keepFingerprints(path, '7', ['16 a', 'end c'], write)
      expect(fault).toContain('kept: end b, now: end c')
      expect(fault).toContain('still 7')
    }
    expect(text()).toBe('rules 7\n16 a\nend b\n')
  })

  test('make room for those of a raised version', () => {
    const { path, text } = place()
    keepFingerprints(path, '7', ['16 a', 'end b'], true)
    expect(keepFingerprints(path, '8', ['16 a', 'end c'], false)).toContain('npm run goldens')
    expect(keepFingerprints(path, '8', ['16 a', 'end c'], true)).toBeNull()
    expect(text()).toBe('rules 8\n16 a\nend c\n')
  })
})
