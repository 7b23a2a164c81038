/** Action spaces as data: every word read, names of their own, lines for rulebook and quick reference. */

import { describe, expect, test } from 'vitest'
import { type ActionSpace, listOf, readWords, type Sentence, say, spaceGuide, toText } from '../index.ts'

type Work =
  | { readonly do: 'dig'; readonly n: number }
  | { readonly do: 'rest' }
  | { readonly do: 'both'; readonly of: readonly Work[] }

const guide = spaceGuide<Work>({
  names: { sunday: 'Day off' },
  title: readWords<Work, string>({
    dig: ({ n }) => `Dig ${n}`,
    rest: () => 'Rest',
    both: ({ of }, read) => of.map(read).join(' and '),
  }),
  sentence: readWords<Work, Sentence>({
    dig: ({ n }) => say('dig ', n, ' holes'),
    rest: () => ['do nothing'],
    both: ({ of }, read) => listOf('en', 'and', of.map(read)),
  }),
  brief: readWords<Work, string>({
    dig: () => 'dig',
    rest: () => 'rest',
    both: ({ of }, read) => of.map(read).join('+'),
  }),
})

const pit: ActionSpace<Work> = { key: 'pit', rule: 'X-01', does: { do: 'dig', n: 2 } }
const sunday: ActionSpace<Work> = { key: 'sunday', rule: 'X-02', does: { do: 'both', of: [pit.does, { do: 'rest' }] } }

describe('a space', () => {
  test('is called by what one does there unless it has a name of its own', () => {
    expect(guide.name(pit)).toBe('Dig 2')
    expect(guide.name(sunday)).toBe('Day off')
  })

  test('says what one does there, also inside other words, with its numbers as parts', () => {
    expect(guide.sentence(pit)).toEqual(['dig ', { n: 2 }, ' holes'])
    expect(toText(guide.sentence(sunday))).toBe('dig 2 holes and do nothing')
  })

  test('has its line in the rulebook and in the quick reference', () => {
    expect(guide.rule(pit, ' (stage 1)')).toBe('Dig 2 (stage 1): dig 2 holes.')
    expect(guide.brief(pit)).toBe('dig')
    expect(guide.brief(sunday)).toBe('Day off: dig+rest')
  })

  test('a word that a reading does not know is a fault of ours, said by name', () => {
    // No type knows this word: that is the fault.
    const unknown = { do: 'dance' } as unknown as Work
    expect(() => guide.name({ ...pit, does: unknown })).toThrow("no word 'dance'")
  })
})
