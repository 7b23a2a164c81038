/** What a table may choose about its cards: decks, hands, drafts, cards to leave out. */

import { kernelRefusal, type Options, type Refusal, toText } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, cardOf, isOccupation } from '../cards/registry.ts'
import { agricola } from '../index.ts'
import { cardsInUse } from '../rules/calendar/hands.ts'
import { options } from '../rules/calendar/options.ts'
import { begin, k, player, playUntil } from './helpers.ts'

const check = (seats: number, given: Options): Refusal | null =>
  k.checkSetup({ game: 'agricola', seats, options: given, seed: '0'.repeat(64) })

const DECKS = ['E', 'I', 'K', 'EI', 'EK', 'IK', 'EIK']
const hand = (seats: number, given: Options, seat = 0): [occupations: number, minors: number] => {
  const cards = player(begin(seats, given), seat).hand
  const occupations = cards.filter(isOccupation).length
  return [occupations, cards.length - occupations]
}

describe('hands', () => {
  test.each([4, 7, 10])('[A-SETUP-05] [A-SETUP-06] %i cards of each kind are dealt where the table wants that', (n) => {
    expect(hand(2, { deck: 'EIK', hand: n })).toEqual([n, n])
    expect(hand(1, { hand: n })).toEqual([n, n])
  })

  test('[A-DRAFT-03] “10 to 7” deals three more than are kept, whatever is kept', () => {
    expect(hand(2, { deck: 'EIK', hand: 8, draft: 'tenToSeven' })).toEqual([11, 11])
  })

  test('[A-DRAFT-01] [A-DRAFT-03] a draft ends when the hand is full', () => {
    const m = begin(3, { deck: 'IK', hand: 5, draft: 'combined', dealt: 8 })
    expect(m.state.packets.map((packet) => packet.length)).toEqual([8, 8, 8, 8, 8, 8])
    playUntil(m, ({ state }) => state.packets.length === 0)
    expect(player(m, 0).hand).toHaveLength(10)
  })

  test('[A-DRAFT-04] minor improvements may go to the right', () => {
    const pass = (passing: string): readonly (readonly number[])[] => {
      const m = begin(3, { draft: 'combined', passing })
      const before = m.state.packets
      for (const { seat } of [0, 1, 2].map((s) => ({ seat: s }))) {
        for (let i = 0; i < 2; i++) {
          const [choice] = k.decisions(m).find((d) => d.seat === seat)?.choices ?? []
          k.apply(m, seat, { choice: choice ?? null })
        }
      }
      return [before[3] ?? [], ...m.state.packets.slice(3)]
    }
    const [mine = [], , left = []] = pass('left')
    expect(left.every((no) => mine.includes(no))).toBe(true)
    const [again = [], , , right = []] = pass('leftThenRight')
    expect(right.every((no) => again.includes(no))).toBe(true)
  })

  test('[A-SOLO-12] a series that sets cards aside keeps as many occupations less as it brings along', () => {
    const given = { soloGame: 3, permanent1: 187, permanent2: 190, draft: 'tenToSeven' } as const
    const m = begin(1, given)
    const asked = k.decisions(m).length
    expect(asked).toBe(1)
    const occupations = m.state.players[0]?.hand.filter(isOccupation).length
    expect(occupations).toBe(8)
  })
})

describe('decks and classes', () => {
  test.each(DECKS)('[A-SETUP-05] [A-SETUP-07] deck %s: classes 1+, 3+ and 4+ by the number of players', (deck) => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const most = seats <= 2 ? 1 : seats === 3 ? 3 : 4
      const cards = cardsInUse(seats, { deck }, 'occupation').map(cardOf)
      expect(cards.every((card) => card.players <= most && deck.includes(card.deck))).toBe(true)
      expect(cards.some((card) => card.players === most)).toBe(true)
    }
  })

  test('[A-OCCARD-C01] 166 occupations: 66 of class 1+, 40 of 3+, 60 of 4+; 136 minor improvements', () => {
    const count = (players: number): number =>
      CARDS.filter((card) => card.kind === 'occupation' && card.players === players).length
    expect([count(1), count(3), count(4)]).toEqual([66, 40, 60])
    expect(CARDS.filter((card) => card.kind === 'minor')).toHaveLength(136)
  })

  test('[A-OCCARD-C02] every deck alone suffices for hands of seven, and for every draft of seven', () => {
    for (const deck of DECKS) {
      for (const seats of [1, 2, 3, 4, 5]) {
        expect(check(seats, { deck })).toBeNull()
        for (const draft of ['occupationsThenMinors', 'combined']) {
          if (seats > 1) expect(check(seats, { deck, draft })).toBeNull()
        }
      }
    }
  })
})

describe('drafts with every mixture of decks', () => {
  const DRAFTS = ['occupationsThenMinors', 'combined', 'tenToSeven']
  const tables = DECKS.flatMap((deck) => DRAFTS.map((draft) => [deck, draft] as const))

  test.each(tables)(
    '[A-DRAFT-01] [A-DRAFT-03] deck %s, %s: everybody ends with seven of each kind, no card twice',
    (deck, draft) => {
      for (const seats of draft === 'tenToSeven' ? [1, 2, 3, 4, 5] : [2, 3, 4, 5]) {
        const given = { deck, draft }
        const refusal = check(seats, given)
        const enough = (['occupation', 'minor'] as const).every(
          (kind) => cardsInUse(seats, given, kind).length >= seats * (draft === 'tenToSeven' ? 10 : 7),
        )
        expect(refusal === null, `${seats} seats`).toBe(enough)
        if (refusal !== null) continue
        const m = begin(seats, given)
        playUntil(m, ({ state }) => state.round > 0)
        const hands = m.state.players.map((p) => p.hand)
        for (const cards of hands) {
          expect([cards.filter(isOccupation).length, cards.length]).toEqual([7, 14])
          expect(cards.every((no) => deck.includes(cardOf(no).deck))).toBe(true)
        }
        expect(new Set(hands.flat()).size).toBe(14 * seats)
      }
    },
  )
})

describe('a beginner’s hand', () => {
  test('half as many again of the plainest cards as are dealt, none that reaches other players', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      const cards = cardsInUse(seats, { cards: 'beginner' }, 'occupation').map(cardOf)
      expect(cards.length).toBeGreaterThanOrEqual(Math.min(seats * 7, cards.length))
      expect(check(seats, { cards: 'beginner' })).toBeNull()
      if (seats <= 3) expect(JSON.stringify(cards)).not.toMatch(/"by":"(others|all)"/)
    }
    const pool = new Set(cardsInUse(2, { cards: 'beginner' }, 'minor'))
    expect(player(begin(2, { cards: 'beginner' }), 1).hand.filter((no) => !isOccupation(no) && !pool.has(no))).toEqual(
      [],
    )
  })

  test('it is what the first game is offered', () => {
    expect(options.find(({ key }) => key === 'cards')?.firstGame).toBe('beginner')
  })
})

describe('cards to leave out', () => {
  test('[A-SETUP-07] by number or id: nobody is dealt them', () => {
    const without = { deck: 'EIK', leaveOut: '239, occ-serf;11' }
    expect(cardsInUse(4, without, 'occupation')).not.toContain(239)
    expect(cardsInUse(4, without, 'occupation')).not.toContain(266)
    expect(cardsInUse(4, without, 'minor')).not.toContain(11)
    expect(cardsInUse(4, { deck: 'EIK' }, 'minor')).toContain(11)
    expect(check(4, without)).toBeNull()
  })

  const said = (refusal: Refusal | null): [string, string] => {
    if (refusal === null) throw new Error('nothing refused')
    expect(kernelRefusal('en', refusal)).toBeNull()
    return [toText(agricola.text.en.refusal(refusal)), toText(agricola.text.de.refusal(refusal))]
  }

  test.each(['999', 'fireplace', '3'])(
    '[A-SETUP-07] “%s” is no card that could be left out, and the refusal says so',
    (word) => {
      const refusal = check(2, { leaveOut: `176, ${word}` })
      expect(refusal?.rule).toBe('A-SETUP-07')
      for (const text of said(refusal)) expect(text).toContain(word)
    },
  )

  test('[A-SETUP-05] too few cards left: the refusal says how many are needed and there', () => {
    const many = CARDS.filter((card) => card.deck === 'E' && card.kind === 'minor').slice(0, 40)
    const refusal = check(2, { leaveOut: many.map((card) => card.no).join() })
    expect(refusal).toMatchObject({ rule: 'A-SETUP-05', args: { kind: 'minor', needed: 14, there: 12 } })
    const [en, de] = said(refusal)
    expect(en).toMatch(/14 minor improvements .*only 12/)
    expect(de).toMatch(/14 kleine Anschaffungen .*nur 12/)
  })

  test('[A-SETUP-07] what may be left out is what could be dealt: by decks and classes, whatever is left out already', () => {
    const at = (seats: number, given: Options): readonly number[] =>
      (agricola.cardsAt?.(seats, given) ?? []).map(Number)
    const all = at(4, { deck: 'EIK' })
    expect(all).toHaveLength(302)
    expect(at(4, { deck: 'EIK', leaveOut: '11,239' })).toEqual(all)
    expect(at(2, { deck: 'K' }).every((no) => cardOf(no).deck === 'K' && (cardOf(no).players ?? 1) === 1)).toBe(true)
    for (const no of at(5, {})) expect(check(5, { leaveOut: String(no) })).toBeNull()
    expect(at(3, { mode: 'family' })).toEqual([])
  })

  test('lobbies and folded options say them by name', () => {
    expect(agricola.text.en.option('leaveOut').value('266,11')).toBe('Serf, Field')
    expect(agricola.text.de.option('leaveOut').value('occ-serf')).toBe('Ackerknecht')
    expect(agricola.text.en.option('leaveOut').value('')).toBe('None')
  })

  test('the family game has no cards to leave out', () => {
    expect(check(2, { mode: 'family', leaveOut: '999' })).toBeNull()
  })
})

test('every option has its name, its help and its values in both languages', () => {
  for (const { key, values } of options) {
    for (const text of [agricola.text.en, agricola.text.de]) {
      const option = text.option(key)
      expect(option.name, key).not.toBe(key)
      expect(option.help, key).not.toBe('')
      for (const value of values) expect(option.value(value), `${key} ${value}`).not.toBe('')
    }
  }
})
