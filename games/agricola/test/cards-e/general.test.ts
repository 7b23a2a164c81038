/** What holds for all occupations and minor improvements, pinned with cards of deck E. */
import { kernel } from '@dorfplatz/kernel'
import { describe, expect, test } from 'vitest'
import { minorsE } from '../../cards/E/minors.ts'
import { occupationsE } from '../../cards/E/occupations.ts'
import { cardOf, isOccupation } from '../../cards/registry.ts'
import { agricola } from '../../index.ts'
import { cardsInUse } from '../../rules/calendar/hands.ts'
import { CARD_FIELDS } from '../../rules/state.ts'
import { unaskedInFull } from '../shorthand.ts'
import { at, ring, type Table, table } from './table.ts'

const ask = (t: Table): string | undefined => t.asked()?.op
const deal = (seats: number, options = {}) =>
  kernel(agricola).create({ game: 'agricola', seats, seed: '7'.repeat(64), options }).state

describe('occupations', () => {
  test('[A-OCCARD-G01] one played out of turn makes later ones dearer', () => {
    const t = table(2).holds([172]).holds([173, 151], 1).has({ food: 2 }).go('occupation', 172, 'yes')
    expect(t.p(1).occupations).toEqual([173])
    t.edit((s) => s.by.fill(0))
    expect(t.whyNot('occupation')).toBe('A-OCC-06')
    t.has({ food: 1 }, 1).go('occupation', 151)
    expect(t.goods(1)).toEqual({})
  })

  test('[A-OCCARD-G02] food before paying, price, surcharge, effect, then the others react', () => {
    const t = table(4).owns([192]).holds([172]).holds([173], 2).has({ food: 1 }).go('occupation', 172)
    expect(t.goods()).toEqual({})
    expect(t.p().occupations).toEqual([192, 172])
    expect(t.asked()).toMatchObject({ seat: 2, op: 'outOfTurn' })
  })

  test('[A-OCCARD-G03] a named price replaces that of the space, a surcharge stays', () => {
    const t = table().owns([49, 151, 154]).holds([174, 172]).has({ food: 5 }).go('occupation', 174, 'yes', 172)
    expect(t.goods()).toEqual({})
    const u = table().owns([49, 151, 154]).holds([174, 172]).has({ food: 4 }).go('occupation', 174)
    expect(ask(u)).toBe('place')
  })

  test('[A-OCCARD-G04] a card does not react to being played itself', () => {
    expect(table(4).holds([192]).go('occupation', 192).goods()).toEqual({})
  })

  test('[A-OCCARD-G05] the current round is no round still to be played', () => {
    expect(table(4, 5).holds([217]).go('occupation', 217).goods()).toEqual({ wood: 4 })
    expect(table(4, 14).holds([217]).go('occupation', 217).goods()).toEqual({})
  })

  test('[A-OCCARD-G07] goods on cards and round spaces are not yet supply', () => {
    const t = table().holds([184, 205]).has({ food: 1 }).go('occupation', 184)
    expect(t.goods()).toEqual({ food: 1 })
    expect(t.p().memory[184]?.stack).toHaveLength(8)
    expect(t.score()).toMatchObject({ grain: -1, vegetables: -1 })
  })

  test('[A-OCCARD-G12] one base price, then discounts, then replaced goods', () => {
    const t = table(3).owns([218, 157, 36]).house(1, 2).has({ clay: 4 }).go('build_rooms_stables', at(0, 0))
    expect(t.goods()).toEqual({})
    expect(table(3).owns([218, 157, 36]).house(1, 2).has({ clay: 3 }).whyNot('build_rooms_stables')).toBe('A-WORK-06')
  })

  test('[A-OCCARD-G14] a free room costs neither resource nor reed and has the present material', () => {
    const t = table().owns([191]).house(2, 4).any(['use', 191]).say(at(1, 1))
    expect(t.goods()).toEqual({})
    expect(t.score().stoneRooms).toBe(10)
  })

  test('[A-OCCARD-G15] a stone house meets what a clay hut is asked for, not the other way round', () => {
    expect(table(2, 13).house(2, 2).holds([190]).go('occupation', 190).p().future).toHaveLength(4)
    expect(table(2, 2).owns([194]).house(1, 2).has({ food: 5 }).endRound().asked()?.op).toBe('place')
  })

  test('[A-OCCARD-G16] animals from occupations need room at once', () => {
    const t = table(4).holds([215]).go('occupation', 215)
    expect(ask(t)).toBe('keep')
  })

  test("[A-OCCARD-G19] others react in turn order from the active player's left", () => {
    const t = table(4).owns([1]).has({ grain: 1 })
    for (const seat of [3, 2]) t.owns([149, 20], seat).has({ grain: 1 }, seat)
    t.go('sow_bake', 1)
    expect(t.asked()?.seat).toBe(2)
    t.say('pass')
    expect(t.asked()?.seat).toBe(3)
  })

  test('[A-OCCARD-G22] goods handed out at the start of a round can pay for its effects', () => {
    const t = table(2, 2).owns([194]).house(2, 2)
    t.edit(() => {
      t.p().future = [...t.p().future, 3, 6, 1, 24]
    }).endRound()
    expect(ask(t)).toBe('mayEffect')
    t.say('yes', at(0, 4))
    expect(t.goods()).toEqual({})
    expect(t.p().fields).toBe(1 << at(0, 4))
  })

  test('[A-OCCARD-G25] [A-OCCARD-D08] an animal kept on a card still gives its food, and keeping is optional', () => {
    for (const answer of ['yes', 'pass']) {
      const t = table(3)
        .owns([156, 1])
        .has({ boar: 1 })
        .any([16 + 2, 1])
        .say(answer)
      expect(t.goods()).toEqual({ food: 2 })
      expect(t.p().memory[156]?.kept?.boar ?? 0).toBe(answer === 'yes' ? 1 : 0)
    }
  })

  test('[A-OCCARD-G27] bonuses for sowing add up', () => {
    const t = table()
      .owns([32, 32])
      .fields([at(0, 4)])
      .has({ vegetable: 1 })
      .go('sow_bake', 4 * at(0, 4) + 2)
    expect((t.p().crops[at(0, 4)] ?? 0) >> 2).toBe(4)
  })

  test('[A-OCCARD-G28] what is not used in its moment lapses', () => {
    const t = table(4, 10).owns([178]).has({ food: 30 }).endRound().say('pass')
    expect(t.endRound().asked()?.op).toBe('place')
    expect(t.p().rooms).toBe((1 << at(1, 0)) | (1 << at(2, 0)))
  })

  test('[A-OCCARD-G29] a card drawn at random follows from the seed and is announced', () => {
    const k = kernel(agricola)
    const draw = () => {
      const m = k.create({ game: 'agricola', seats: 2, seed: 'a'.repeat(64), options: { threeForOne: true } })
      const seat = m.state.starter
      k.apply(m, seat, { to: 'anytime', choice: unaskedInFull(['trade']) })
      const events = ['card', 'card', 'card', 'occupation'].flatMap((what) => {
        const [open] = k.decisions(m)
        const applied = k.apply(m, seat, { choice: what === 'card' ? (open?.choices?.[0] ?? null) : { draw: what } })
        return applied.ok ? applied.events : []
      })
      return { events, hand: m.state.players[seat]?.hand }
    }
    const first = draw()
    expect(first.hand).toHaveLength(12)
    expect(first.events).toContainEqual(expect.objectContaining({ kind: 'traded', pile: 'occupation' }))
    expect(draw()).toEqual(first)
  })

  test('[A-OCCARD-G30] only occupations for the number of players are dealt', () => {
    const most = [1, 2, 3, 4, 5].map((seats) =>
      Math.max(
        ...deal(seats)
          .players.flatMap((p) => p.hand)
          .filter(isOccupation)
          .map((no) => cardOf(no).players),
      ),
    )
    expect(most).toEqual([1, 1, 3, 4, 4])
  })

  test('[A-OCCARD-C02] deck E suffices for every number of players', () => {
    for (const seats of [1, 2, 3, 4, 5]) {
      expect(cardsInUse(seats, { deck: 'E' }, 'occupation').length).toBeGreaterThanOrEqual(7 * seats)
      expect(cardsInUse(seats, { deck: 'E' }, 'minor').length).toBeGreaterThanOrEqual(7 * seats)
    }
  })

  test('[A-OCCARD-C03] the Guildmaster of later printings is not dealt', () => {
    expect(occupationsE.map((c) => c.no).every((no) => no >= 147 && no <= 218)).toBe(true)
    expect(occupationsE.map((c) => c.name.en)).not.toContain('Guildmaster')
  })

  test('[A-OCCARD-D11] Hedge Keeper: three fences free, the fourth paid', () => {
    const t = table()
      .owns([175])
      .has({ wood: 2 })
      .go('fences', ring(at(0, 4)))
    expect(t.goods()).toEqual({ wood: 1 })
  })

  test('[A-OCCARD-D12] Stablehand: one free stable per round', () => {
    const t = table()
      .owns([207])
      .holds([40])
      .has({ wood: 4, food: 2 })
      .go('fences', ring(at(0, 4)), at(2, 4))
    t.go('fishing').go('starting_player_minor', 40, at(0, 3))
    expect(t.p().stables).toBe(1 << at(2, 4))
  })

  test('[A-OCCARD-D18] guessed names are marked', () => {
    const guessed = occupationsE.filter((c) => c.reconstructed === true).map((c) => c.name.de)
    expect(guessed).toEqual(expect.arrayContaining(['Agronom', 'Bäckermeister', 'Bettelmönch', 'Viehwirt']))
    expect(guessed).not.toContain('Holzfäller')
  })

  test('[A-OCCARD-D19] names are spelled properly', () => {
    expect(cardOf(176).name.de).toBe('Holzfäller')
  })
})

describe('minor improvements', () => {
  test('[AGR-MIN-G01] are played on four spaces', () => {
    expect(table().holds([25]).go('starting_player_minor', 25).p().improvements).toEqual([25])
    expect(table().holds([25]).go('major_or_minor', 25).p().improvements).toEqual([25])
    const growth = table().house(0, 3).holds([25]).go('family_growth_minor', 25)
    expect(growth.p().improvements).toEqual([25])
    expect(growth.p().people).toBe(3)
    const renewed = table().has({ clay: 2, reed: 1 }).holds([25]).go('renovation_improvement', 25)
    expect(renewed.p().improvements).toEqual([25])
  })

  test('[AGR-MIN-G02] prerequisites are thresholds and cost nothing', () => {
    const t = table().owns([151, 154, 172, 174]).holds([30]).has({ wood: 2 }).go('major_or_minor', 30)
    expect(t.p().occupations).toHaveLength(4)
    const u = table().holds([29]).has({ sheep: 1 }).go('major_or_minor', 29)
    expect(u.goods()).toEqual({ sheep: 1 })
  })

  test('[AGR-MIN-G03] goods on fields and round spaces do not pay', () => {
    const t = table()
      .holds([39, 16])
      .fields([at(0, 4)])
    t.edit(() => {
      t.p().crops[at(0, 4)] = 4 * 3 + 1
      t.p().future = [...t.p().future, 5, 4, 1, 46]
    }).go('major_or_minor')
    expect(t.why(39)).toBe('A-WORK-15')
  })

  test('[AGR-MIN-G04] alternative costs are offered whole, never mixed', () => {
    const t = table().owns([1]).has({ clay: 4 }).go('major_or_minor', 3)
    expect(t.asked()?.choices).toEqual(
      expect.arrayContaining([
        [[1, 4], [], []],
        [[], [1], []],
      ]),
    )
    expect(t.asked()?.choices).toHaveLength(2)
  })

  test('[AGR-MIN-G05] passing cards never count as improvements', () => {
    const t = table().holds([16]).go('starting_player_minor', 16, 0)
    expect(t.p().improvements).toEqual([])
    expect(t.p(1).improvements).toEqual([])
    expect(t.p(1).hand).toEqual([16])
  })

  test('[AGR-MIN-G06] upgrades: majors return to the offer for anybody, minors leave the game', () => {
    const t = table().owns([5]).holds([14]).go('major_or_minor', 14)
    t.edit((s) => s.by.fill(0)).has({ clay: 3, stone: 1 }, 1)
    t.go('major_or_minor', 5)
    expect(t.p(1).improvements).toEqual([5])
    const u = table().owns([27]).holds([14]).go('major_or_minor', 14)
    expect([...u.p().hand, ...u.p(1).hand, ...u.p().improvements]).toEqual([14])
  })

  test('[AGR-MIN-G07] played cards are open to all', () => {
    const t = table().holds([25]).go('starting_player_minor', 25)
    expect(JSON.stringify(kernel(agricola).view(t.m, 1).table)).toContain('[25]')
  })

  test('[AGR-MIN-G08] cards in hand do nothing', () => {
    expect(table().holds([35, 168, 176]).go('take_grain').goods()).toEqual({ grain: 1 })
  })

  test('[AGR-MIN-G09] goods on round spaces come at the start of that round, none after 14', () => {
    const t = table(2, 13).holds([45]).has({ food: 20 }).go('major_or_minor', 45)
    expect(t.p().future).toHaveLength(4)
    expect(t.endRound().goods().wood).toBe(1)
  })

  test('[AGR-MIN-G11] extra gains that give something up are optional', () => {
    expect(table().owns([34]).lies('wood_3', 3).go('wood_3', 'pass').goods()).toEqual({ wood: 3 })
  })

  test('[AGR-MIN-G13] animals from a card need room at once', () => {
    const t = table().holds([60]).has({ sheep: 2 }).go('starting_player_minor', 60)
    expect(ask(t)).toBe('keep')
    expect(t.say([0, 0, 1]).goods()).toEqual({ cattle: 1 })
  })

  test('[AGR-MIN-G14] replaced price, then discount, then replaced reed', () => {
    const t = table(3).owns([13, 157, 36]).has({ wood: 2, clay: 1 }).go('build_rooms_stables', at(0, 0))
    expect(t.goods()).toEqual({})
  })

  test('[AGR-MIN-G15] [AGR-MIN-G16] baking and cooking improvements, and which are ovens', () => {
    const tagged = (tag: 'baking' | 'cooking' | 'oven'): number[] =>
      minorsE.filter((c) => c.tags.includes(tag)).map((c) => c.no)
    expect(tagged('baking')).toEqual([14, 20, 27])
    expect(tagged('cooking')).toEqual([20])
    expect(tagged('oven')).toEqual([14, 27])
    expect(minorsE.filter((c) => c.bake !== undefined).map((c) => c.no)).toEqual([14, 20, 27])
    expect(minorsE.filter((c) => c.cook !== undefined).map((c) => c.no)).toEqual([20])
  })

  test('[AGR-MIN-G21] Animal Yard: houses young animals, is no pasture', () => {
    const t = table(2, 4).owns([58]).has({ sheep: 2, food: 4 }).endRound()
    expect(t.goods()).toEqual({ sheep: 3 })
    expect(t.score().pastures).toBe(-1)
  })

  test('[AGR-MIN-G22] what the field phase brings can feed the family', () => {
    const t = table(2, 4)
      .owns([51, 53, 47])
      .fences([at(0, 3), at(0, 4)])
      .stables([at(0, 3), at(0, 4)])
    t.has({ sheep: 5 }).edit(() => {
      t.p().crops[CARD_FIELDS] = 4 + 2
    })
    t.endRound().say('yes')
    expect(t.p().begging).toBe(0)
    expect(t.goods().food).toBe(3)
  })

  test('[AGR-MIN-G23] within one moment of the harvest players act in turn order from the starting player', () => {
    const t = table(4, 4).has({ food: 9 })
    for (const seat of [0, 1, 3]) t.owns([150, 20], seat).has({ grain: 1, food: 9 }, seat)
    t.endRound()
    const asked: (number | undefined)[] = []
    while (ask(t) === 'mayEffect') {
      asked.push(t.asked()?.seat)
      t.say('pass')
    }
    expect(asked).toEqual([0, 1, 3])
  })

  test('[AGR-MIN-G25] printed points are points for cards, the rest bonus points', () => {
    const t = table().owns([22, 28]).house(2, 2)
    expect(t.score()).toMatchObject({ cards: 1, bonus: 2 })
  })

  test('[AGR-MIN-G26] the family game uses none', () => {
    expect(deal(3, { mode: 'family' }).players.flatMap((p) => p.hand)).toEqual([])
  })
})
