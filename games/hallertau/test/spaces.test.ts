/** Action spaces are one value each: rule, rulebook, quick reference, short line and drawing are read from it. */

import { expect, test } from 'vitest'
import { SPACES } from '../rules/facts.ts'
import { ACTION_SPACES } from '../rules/spaces.ts'
import { quick as quickDe } from '../text/quick.de.ts'
import { quick as quickEn } from '../text/quick.en.ts'
import { rules as german } from '../text/rules.de.ts'
import { rules as english } from '../text/rules.en.ts'
import { saysOf } from '../text/says.ts'
import { printsOf } from '../ui/drawings.ts'
import { SPACE_ICONS } from '../ui/spaceIcons.ts'

const place = (space: (typeof SPACES)[number]) => SPACES.indexOf(space)

test('the spaces stand in the order of the board, each with its rule', () => {
  expect(ACTION_SPACES.map(({ key }) => key)).toEqual(SPACES)
  expect(ACTION_SPACES.map(({ rule }) => rule)).toEqual(SPACES.map((_, i) => `H-ACT-${String(i + 1).padStart(2, '0')}`))
})

test('the rulebook says what a space does, where it lies, and what is worth a remark', () => {
  expect(english['H-ACT-01']).toBe('Gateway Card (Quadrant 1): draw 1 Gateway card; take the first player marker.')
  expect(english['H-ACT-02']).toBe(
    'Sheep Breeding (Quadrant 1): you may pay 2 milk to gain 1 sheep, or 4 milk to gain 2 sheep.',
  )
  expect(english['H-ACT-08']).toBe(
    'Nursery (Quadrant 2): gain 3 clay or 3 crops in any mixture. Never take clay and crops together.',
  )
  expect(english['H-ACT-19']).toBe(
    'Town Hall (Quadrant 4): you may move one of your Craft Buildings 1 space to the left to gain 2 jewelry.',
  )
  expect(german['H-ACT-02']).toBe(
    'Schafzucht (Viertel 1): Du darfst 2 Milch gegen 1 Schaf oder 4 Milch gegen 2 Schafe tauschen.',
  )
  expect(german['H-ACT-04']).toBe('Lehmförderung (Viertel 1): Erhalte so viel Lehm, wie die Rundenzahl angibt.')
  expect(german['H-ACT-18']).toBe(
    'Geräteschuppen (Viertel 4): Erhalte 4 Lehm oder 1 Acker in Zeile 4. Geräte gibt es hier trotz des Namens nicht.',
  )
})

test('the quick reference lists the spaces Quadrant by Quadrant', () => {
  const lines = (quick: typeof quickEn, title: string) => quick.find((part) => part.title === title)?.lines
  expect(lines(quickEn, 'Quadrant 1')).toEqual([
    'Gateway Card: 1 Gateway card + first player marker',
    'Sheep Breeding: 2 milk → 1 sheep / 4 milk → 2 sheep',
    'Sheep Shearing: 1 wool per sheep + move 1 sheep on',
    'Clay Delivery: clay = round',
    'Farming: field in row 5 or 4 × sow',
  ])
  expect(lines(quickDe, 'Viertel 4')).toEqual([
    'Punktekarte: 1 Punktekarte + Startspielermarke',
    'Düngung: 2 leere Äcker in Zeile 5 + 1 × aussäen',
    'Geräteschuppen: 4 Lehm oder Acker in Zeile 4',
    'Rathaus: 1 Handwerk 1 Feld nach links → 2 Schmuck',
    'Schafmarkt: 1 Schaf + 1 Fell',
  ])
})

test('beside a question a space says what it does now', () => {
  expect(saysOf('en').clayDelivery(4)).toBe('4 clay')
  expect(saysOf('en').butchery(1)).toBe('1 sheep for 4 meat, 2 hides')
  expect(saysOf('de').busyWeekend(1)).toBe('1 Milch oder 1 Wolle, bis zu zweimal säen')
  expect(saysOf('de').fertilizing(1)).toBe('2 leere Äcker in Zeile 5, einmal säen')
  for (const lang of ['en', 'de'] as const) for (const line of Object.values(saysOf(lang))) expect(line(6)).not.toBe('')
})

test('what is drawn on a space is what it does', () => {
  const drawn = (space: (typeof SPACES)[number], round = 1) =>
    printsOf(place(space), 'en', round).map((ways) =>
      ways.map((line) =>
        line
          .map((s) => ('sign' in s ? s.sign : `${s.n ?? 1} ${s.icon}${s.mark === undefined ? '' : ` ${s.mark}`}`))
          .join(', '),
      ),
    )
  expect(drawn('gatewayCard')).toEqual([['1 first']])
  expect(drawn('sheepBreeding')).toEqual([['2 milk, arrow, 1 sheep', '4 milk, arrow, 2 sheep']])
  expect(drawn('sheepShearing')).toEqual([['1 wool, times, 1 sheep'], ['1 sheep, arrow']])
  expect(drawn('clayDelivery', 5)).toEqual([['5 clay']])
  expect(drawn('farming')).toEqual([['1 field 5, or, 4 sow']])
  expect(drawn('fertilizing')).toEqual([['2 field, arrow, 1 field 5'], ['1 sow']])
  expect(drawn('townHall')).toEqual([['1 carpentry -1, arrow, 2 jewelry']])
  for (const space of SPACES) expect(drawn(space).flat(), space).not.toContain('')
})

test('a woodcut stands for every space', () => {
  expect(SPACE_ICONS.sheepBreeding).toBe('sheep')
  expect(SPACE_ICONS.butchery).toBe('meat')
  expect(SPACE_ICONS.landSale).toBe('jewelry')
  expect(SPACE_ICONS.clearing).toBe('field')
  expect(Object.values(SPACE_ICONS)).not.toContain('cards')
})
