/** Why a field cannot be chosen: every question about fields answers with its rule. */

import { type Json, type Lang, toText } from '@dorfplatz/kernel'
import { expect, test } from 'vitest'
import { hallertau } from '../index.ts'
import type { HarvestChoice } from '../rules/choices.ts'
import type { Frame } from '../rules/frames.ts'
import { type Given, give, k, refusal, runAlone, type Scene, table } from './scenario.ts'

function asking(given: Given, ...frames: readonly Frame[]): Scene {
  const scene = table(2, 1)
  give(scene, 0, given)
  runAlone(scene, ...frames)
  return scene
}
const why = (scene: Scene, choice: Json): string => refusal(scene, 0, { choice }).rule

test('[H-PH6-02] [H-PH6-03] in the fallow phase a field in row 5 and a planted one say why they stay', () => {
  const scene = asking({ fields: ['2', '3', '5', '4b'] }, { op: 'fallow', seat: 0 })
  expect(why(scene, { raise: 2 })).toBe('H-PH6-02')
  expect(why(scene, { raise: 3 })).toBe('H-PH6-03')
  expect(why(scene, { raise: 7 })).toBe('K-NOT-A-CHOICE')
})

test('[H-SOW-03] a planted field, and a good one does not have, cannot be sown', () => {
  const frame = { op: 'sow', seat: 0, left: 2, goods: 15, twice: false } as const
  const scene = asking({ fields: ['2', '4b', '2'], barley: 1 }, frame)
  expect(why(scene, { sow: 'barley', column: 1 })).toBe('H-SOW-03')
  expect(why(scene, { sow: 'flax', column: 0 })).toBe('H-SOW-03')
  // Equal fields are named once: nothing forbids the other, it is the same.
  expect(why(scene, { sow: 'barley', column: 2 })).toBe('K-NOT-A-CHOICE')
})

test('[H-PH7-01] [H-PH7-04] only planted fields are harvested, each once', () => {
  const given: Given = {
    fields: ['3', '4b', '5f', '2h'],
    state: (p) => {
      p.reapedColumns = 1 << 1
    },
  }
  const scene = asking(given, { op: 'reapNext', seat: 0 })
  expect(why(scene, { harvest: 0 })).toBe('H-PH7-01')
  expect(why(scene, { harvest: 1 })).toBe('H-PH7-04')
})

function said(scene: Scene, choice: HarvestChoice, lang: Lang): string {
  const view = k.view(scene.m, 0)
  const [decision] = view.decisions
  if (decision === undefined) throw new Error('nothing is asked')
  return toText(hallertau.text[lang].choice(view, decision, choice))
}

test('[H-PH7-01] of two planted fields that are left the second is named with the first: nobody is asked for it', () => {
  const scene = asking({ fields: ['3', '4b', '5f'] }, { op: 'reapNext', seat: 0 })
  expect(said(scene, { harvest: 1 }, 'de')).toBe(
    'Acker mit Gerste in Zeile 4 ernten, dann den Acker mit Flachs (Zeile 5)',
  )
  expect(said(scene, { harvest: 2 }, 'en')).toBe(
    'Harvest the field with flax in row 5, then the field with barley in row 4',
  )
  const three = asking({ fields: ['3r', '4b', '5f'] }, { op: 'reapNext', seat: 0 })
  expect(said(three, { harvest: 1 }, 'de')).toBe('Acker mit Gerste in Zeile 4 ernten')
})

test('[H-PH7-05] a harvest by a card needs a planted field, too', () => {
  const scene = asking({ fields: ['3', '4b', '5f'] }, { op: 'harvestSome', seat: 0, left: 1 })
  expect(why(scene, { harvest: 0 })).toBe('H-PH7-05')
})

test('[H-ACT-17] Fertilizing moves empty fields below row 5', () => {
  const frame = { op: 'moveFields', seat: 0, which: 'empty', max: 2, to: 5 } as const
  const scene = asking({ fields: ['3', '4b', '5'] }, frame)
  expect(why(scene, { fields: [1] })).toBe('H-ACT-17')
  expect(why(scene, { fields: [2] })).toBe('H-ACT-17')
})
