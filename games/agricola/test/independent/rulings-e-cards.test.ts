/** Deck E and its kin, rulings about prices, playing cards and points, from the specification alone. */

import { describe, expect, test } from 'vitest'
import { cardOf } from '../../cards/registry.ts'
import { cardNo, type OpenTable, openTable, type Place } from '../table.ts'
import { againstMinor, eager, having, play, playMinor, playOccupation, toHarvest } from './drive.ts'

const room = (at: string) => ({ build: 'room', at })
/** Whether a room can be built for these goods, and nothing is left then. */
const builds = (cards: readonly string[], house: Place['house'], goods: Place['goods'], sites = ['A1']): boolean => {
  const t = having(cards, { house: house ?? 'wood', goods: goods ?? {} }, { seats: 3 })
  if (t.refused({ place: 'build_rooms_stables' }) !== null) return false
  t.place('build_rooms_stables')
  for (const site of sites) {
    if (t.asks()?.kind !== 'build' || t.refused(room(site)) !== null) return false
    t.answer(room(site))
    for (let n = 0; n < 3 && t.asks()?.kind === 'pay'; n++) {
      const whole = t.asks()?.choices?.find((choice) => JSON.stringify(choice).includes('pay'))
      t.answer(whole ?? null)
    }
  }
  return t.farm().rooms.length === 2 + sites.length
}

describe('prices', () => {
  test('[min-axe.r1] [min-axe.r2] [occ-carpenter.r1] [min-clay-supports.r2] one price in place of another, room by room; roofs and Ladder on top', () => {
    expect(builds(['Axe'], 'wood', { wood: 4, reed: 4 }, ['A1', 'A2'])).toBe(true)
    expect(builds(['Axe', 'Carpenter'], 'wood', { wood: 1, reed: 2 })).toBe(false)
    expect(builds(['Axe', 'Ladder'], 'wood', { wood: 2, reed: 1 })).toBe(true)
    expect(builds(['Axe', 'Clay Roof'], 'wood', { wood: 2, clay: 2 })).toBe(true)
    expect(builds(['Clay Supports', 'Carpenter'], 'clay', { clay: 1, wood: 1, reed: 1 })).toBe(false)
    expect(builds(['Clay Supports', 'Carpenter'], 'clay', { clay: 2, wood: 1, reed: 1 })).toBe(true)
    expect(builds(['Clay Supports', 'Clay Plasterer'], 'clay', { clay: 1, wood: 1, reed: 1 })).toBe(false)
    expect(builds(['Carpenter', 'Clay Plasterer'], 'clay', { clay: 3, reed: 2 })).toBe(true)
    expect(builds(['Carpenter', 'Clay Plasterer'], 'clay', { clay: 2, reed: 2 })).toBe(false)
  })

  test('[min-clay-supports.r1] one room by the card, the other as usual', () => {
    expect(builds(['Clay Supports'], 'clay', { clay: 7, wood: 1, reed: 3 }, ['A1', 'A2'])).toBe(true)
    expect(builds(['Clay Supports'], 'clay', { clay: 6, wood: 1, reed: 3 }, ['A1', 'A2'])).toBe(false)
  })

  test('[min-clay-roof.r1] [min-clay-roof.r2] 1 reed and 1 clay, for each room', () => {
    expect(builds(['Clay Roof'], 'wood', { wood: 5, reed: 1, clay: 1 })).toBe(true)
    expect(builds(['Clay Roof'], 'wood', { wood: 10, clay: 4 }, ['A1', 'A2'])).toBe(true)
    expect(builds(['Clay Roof'], 'wood', { wood: 10, clay: 3 }, ['A1', 'A2'])).toBe(false)
  })

  test('[min-clay-roof.r3] [min-straw-thatched-roof.r2] not for the Holiday House', () => {
    for (const card of ['Clay Roof', 'Straw-thatched Roof'])
      expect(againstMinor('Holiday House', { goods: { wood: 3, clay: 2 }, plays: [card] }), card).not.toBeNull()
  })

  test('[occ-thatcher.r1] no price falls below nothing', () => {
    expect(builds(['Thatcher', 'Straw-thatched Roof'], 'wood', { wood: 5 })).toBe(true)
    expect(builds(['Thatcher', 'Ladder'], 'wood', { wood: 5 })).toBe(true)
    const t = having(['Thatcher', 'Ladder'], { goods: { clay: 2, reed: 1 } }, { seats: 3 }).place(
      'renovation_improvement',
    )
    expect(t.goods()).toEqual({ reed: 1 })
  })

  test('[occ-stonecutter.r1] the Lumber costs nothing', () => {
    expect(playMinor('Lumber', { plays: ['Stonecutter'] }, { seats: 3 }).goods().wood).toBe(3)
  })

  test('[occ-frame-builder.r1] each room by itself', () => {
    expect(builds(['Frame Builder'], 'clay', { clay: 6, wood: 2, reed: 4 }, ['A1', 'A2'])).toBe(true)
    expect(builds(['Frame Builder'], 'clay', { clay: 5, wood: 3, reed: 4 }, ['A1', 'A2'])).toBe(false)
  })

  test('[min-half-timbered-house.r3] Ladder and Thatcher spare the reed', () => {
    for (const card of ['Ladder', 'Thatcher']) {
      const place: Place = { goods: { wood: 1, clay: 1, stone: 2 }, plays: [card] }
      expect(againstMinor('Half-timbered House', place, { seats: 3 }), card).toBeNull()
    }
  })
})

describe('playing cards', () => {
  test('[occ-patron.r1] [occ-patron.r2] [occ-patron.r3] 2 food beside the 3 of the Bookshelf, also by the Scholar; not for itself', () => {
    const t = having(['Patron', 'Bookshelf'], { holds: ['Woodcutter'] }, { seats: 4 })
    expect(t.place('occupation', play('Woodcutter')).goods()).toEqual({ food: 5 - 1 })
    expect(playOccupation('Patron', {}, { seats: 4 }).goods()).toEqual({})
    const scholar = having(
      ['Patron', 'Scholar'],
      { house: 'stone', goods: { food: 1 }, holds: ['Woodcutter'] },
      { seats: 4 },
    )
    scholar.endRound()
    eager(scholar)
    expect([scholar.played().includes(176), scholar.goods()]).toEqual([true, { food: 2 }])
  })

  test('[min-writing-desk.r1] food before each of the two', () => {
    const t = having(['Writing Desk', 'Bookshelf', 'Patron'], { holds: ['Woodcutter', 'Carpenter'] }, { seats: 4 })
    eager(t.place('occupation', play('Woodcutter')))
    expect([t.goods(), t.played().length]).toEqual([{ food: 5 - 1 + 5 - 2 }, 5])
  })

  test('[min-writing-desk.r2] not where a card plays the occupation', () => {
    const t = having(
      ['Writing Desk', 'Scholar', 'Tutor'],
      { house: 'stone', goods: { food: 9 }, holds: ['Woodcutter', 'Carpenter'] },
      { seats: 4 },
    ).endRound()
    eager(t)
    expect(t.played()).toHaveLength(4)
  })

  test('[occ-merchant.r1] two majors, two minors, or one of each', () => {
    const two = (...cards: (string | number)[]): number => {
      const goods = { clay: 9, wood: 9, stone: 9, food: 1 }
      const t = having('Merchant', { goods, holds: ['Axe', 'Raft'] }).place('major_or_minor', play(cards[0] ?? 0))
      if (t.asks()?.kind === 'mayEffect') t.answer('yes')
      return t.answer(play(cards[1] ?? 0)).played().length
    }
    expect([two(1, 7), two('Axe', 'Raft'), two('Axe', 1), two(1, 'Axe')]).toEqual([3, 3, 3, 3])
  })

  test('[occ-merchant.r3] [occ-businessman.r4] [occ-traveling-salesman.r2] chances on the starting player space', () => {
    const most = (cards: readonly string[], food: number): number => {
      const goods = { clay: 9, wood: 20, reed: 9, stone: 9, food }
      const t = having(
        cards,
        { goods, holds: ['Axe', 'Raft', 'Basket', 'Clogs', 'Plane', 'Corn Scoop', 'Windmill'] },
        { seats: 4 },
      ).place('starting_player_minor')
      for (let n = 0; n < 40 && t.asks()?.seat === 0; n++) {
        const { choices } = t.asks() ?? {}
        const minor = choices?.find(
          (choice) => /"play":"\d\d+"/.test(JSON.stringify(choice)) && !/"10"/.test(JSON.stringify(choice)),
        )
        t.answer(choices?.includes('yes') ? 'yes' : (minor ?? choices?.[0] ?? null))
      }
      return t.played().length - cards.length
    }
    expect(most([], 0)).toBe(1)
    expect(most(['Businessman'], 0)).toBe(2)
    expect(most(['Businessman', 'Traveling Salesman'], 0)).toBe(3)
    expect(most(['Businessman', 'Merchant'], 1)).toBe(3)
  })

  test('[occ-chiefs-daughter.r2] played out of turn she is an occupation played, without a person', () => {
    const t = openTable({ seats: 4, round: 5 })
      .seat(0, { holds: ['Chief'], goods: { food: 2 } })
      .seat(1, { plays: ['Patron', 'Bookshelf'], holds: ["Chief's Daughter"] })
    t.place('occupation', play('Chief'), play("Chief's Daughter"))
    expect([t.goods(1), t.played(1).includes(173), t.player(1).home]).toEqual([{ food: 5 }, true, 2])
  })

  test('[occ-academic.r1] [occ-academic.r2] [occ-tutor.r2] [occ-reeve.r2] two occupations for requirements, Reeve and Tutor; one for prices', () => {
    expect(againstMinor('Canoe', { goods: { wood: 2 }, plays: ['Academic'] }, { seats: 3 })).toBeNull()
    expect(having(['Tutor', 'Academic'], {}, { seats: 3 }).score().bonus).toBe(2)
    const reeve = openTable({ seats: 3, round: 14 })
      .seat(0, { plays: ['Reeve', 'Academic'] })
      .seat(1, { plays: ['Tutor', 'Woodcutter'] })
    expect([reeve.score(0).bonus, reeve.score(1).bonus]).toEqual([3, 1])
    // The second occupation costs 1 food, not the price of a third.
    const t = having('Academic', { holds: ['Woodcutter'], goods: { food: 1 } }, { seats: 3 })
    expect(t.place('occupation', play('Woodcutter')).goods()).toEqual({})
    const educator = openTable({ seats: 4, round: 5 })
      .seat(0, { holds: ['Wood Collector'] })
      .seat(1, { plays: ['Academic', 'Tutor', 'Educator'], holds: ['Woodcutter'], goods: { food: 3 } })
    eager(educator.place('occupation', play('Wood Collector')), 1)
    // Her fourth card, though five by count: 2 food.
    expect(educator.goods(1)).toEqual({ food: 1 })
  })

  test('[min-carp-pond.r1] [occ-braggart.r1] cards passed on or given back do not count', () => {
    const t = having(['Woodcutter', 1], { holds: ['Corn Sheaf', 'Carp Pond', 'Horse'] }).place(
      'starting_player_minor',
      play('Corn Sheaf'),
    )
    t.place('fishing').place('major_or_minor')
    expect(t.refused(play('Carp Pond'))).not.toBeNull()
    const five = having(
      ['Braggart', 'Axe', 'Basket', 'Canoe', 'Raft', 1],
      { holds: ['Corn Sheaf', 'min-cooking-hearth'] },
      { seats: 3 },
    )
    expect(five.score().bonus).toBe(1)
    five.place('starting_player_minor', play('Corn Sheaf')).place('fishing').place('clay_1')
    five.place('major_or_minor', play('min-cooking-hearth'))
    expect(five.score().bonus).toBe(1)
  })

  test('[min-madonna-statue.r1] [min-madonna-statue.r2] [min-madonna-statue.r4] any two on the table, not from the hand', () => {
    const t = playMinor('Madonna Statue', { plays: [1, 'Axe'], holds: ['Raft'] })
    while (t.asks()?.seat === 0) t.answer(t.asks()?.choices?.[0] ?? null)
    expect([t.played(), (t.m.state.offer >> 1) & 1, t.m.state.returned]).toEqual([[38], 1, [13]])
    expect(againstMinor('Madonna Statue', { plays: ['Axe'], holds: ['Raft'] })).not.toBeNull()
    const upgrades = [
      "Baker's Oven",
      "Baker's Kitchen",
      'Village Well',
      'Cooking Corner',
      'Bakehouse',
      'Sawmill',
      'min-cooking-hearth',
    ]
    for (const card of upgrades) expect(cardOf(cardNo(card)).tags, card).toContain('upgrade')
    expect(cardOf(cardNo('Madonna Statue')).tags).not.toContain('upgrade')
  })

  test('[min-madonna-statue.r3] what a returned card has laid on coming rounds is lost', () => {
    const t = having(['Woodcutter', 'Carpenter', 'Tutor', 'Axe'], { holds: ['Goose Pond', 'Madonna Statue'] })
    t.place('starting_player_minor', play('Goose Pond')).place('fishing')
    expect(t.player().future.length).toBeGreaterThan(0)
    t.place('major_or_minor', play('Madonna Statue'))
    while (t.asks()?.seat === 0) t.answer(t.asks()?.choices?.[0] ?? null)
    expect(t.player().future).toEqual([])
  })

  test('[min-outhouse.r1] [min-outhouse.r2] while somebody else has fewer than 2 occupations; alone oneself', () => {
    const against = (mine: readonly string[], other: readonly string[], seats: number): string | null => {
      const t = openTable({ seats, round: 5 }).seat(0, {
        plays: mine,
        holds: ['Outhouse', 'Corn Sheaf'],
        goods: { wood: 1, clay: 1 },
      })
      if (seats > 1) t.seat(1, { plays: other })
      return t.place('starting_player_minor').refused(play('Outhouse'))
    }
    expect(against(['Tutor', 'Carpenter'], ['Mendicant'], 2)).toBeNull()
    expect(against([], ['Mendicant', 'Woodcutter'], 2)).not.toBeNull()
    expect(against(['Tutor'], [], 1)).toBeNull()
    expect(against(['Tutor', 'Carpenter'], [], 1)).not.toBeNull()
  })

  test('[occ-grocer.r1] goods on the card neither score nor pay', () => {
    const t = playOccupation('Grocer')
    expect([t.goods(), t.score().grain, t.score().vegetables]).toEqual([{}, -1, -1])
    expect(t.refused({ place: 'occupation' })).not.toBeNull()
  })

  test('[min-broom.r3] the cards drawn follow from the seed', () => {
    const drawn = (): readonly number[] => {
      const t = openTable({ round: 5, options: { deck: 'K' } }).seat(0, { goods: { wood: 1 }, holds: ['Broom'] })
      t.place('starting_player_minor', play('Broom'))
      return t.hand()
    }
    expect(drawn()).toHaveLength(7)
    expect(drawn()).toEqual(drawn())
  })
})

describe('points', () => {
  const stone = (cards: readonly string[], rooms = ['B1', 'C1']): OpenTable => having(cards, { house: 'stone', rooms })

  test('[occ-chief.r1] [occ-chief.r2] [min-half-timbered-house.r1] [min-half-timbered-house.r2] the third point of a room is a bonus, and adds up', () => {
    expect([stone(['Chief']).score().stoneRooms, stone(['Chief']).score().bonus]).toEqual([4, 2])
    expect(stone(['Chief', 'Half-timbered House']).score().bonus).toBe(2 + 2)
    expect(stone(['Chief', 'Mansion']).score().bonus).toBe(2 + stone(['Mansion']).score().bonus)
    expect(having('Half-timbered House', { house: 'clay' }).score().bonus).toBe(0)
    expect(stone(['Half-timbered House', 'Mansion']).score().bonus).toBe(stone(['Mansion']).score().bonus)
  })

  test("[occ-chiefs-daughter.r1] [min-clogs.r1] [min-clogs.r2] Clogs with the Chief's Daughter and beside the houses", () => {
    expect(stone(["Chief's Daughter", 'Clogs']).score().bonus).toBe(3 + 2)
    expect(having(["Chief's Daughter", 'Clogs'], { house: 'clay' }).score().bonus).toBe(1 + 1)
    expect(stone(['Half-timbered House', 'Clogs']).score().bonus).toBe(2 + 2)
    expect(stone(['Mansion', 'Clogs']).score().bonus).toBe(stone(['Mansion']).score().bonus + 2)
  })

  test('[occ-tutor.r1] occupations lie in the order they were played', () => {
    const t = having([], { holds: ['Woodcutter', 'Tutor', 'Carpenter'], goods: { food: 9 } })
    for (const card of ['Woodcutter', 'Tutor', 'Carpenter']) {
      t.space('occupation', { by: [] }).place('occupation', play(card))
      t.seat(0, { home: 1 })
      while (t.asks()?.seat !== 0)
        t.seat(1, { home: 1 }).place(
          ['fishing', 'clay_1', 'reed_1'].find((s) => t.refused({ place: s }) === null) ?? '',
        )
    }
    expect([t.played(), t.score().bonus]).toEqual([[176, 174, 218], 1])
  })

  test('[occ-tutor.r3] [occ-land-agent.r2] [occ-animal-tamer.r2] decks and names as the sources have them', () => {
    expect(cardOf(cardNo('Tutor')).deck).toBe('E')
    expect(cardOf(cardNo('Land Agent')).reconstructed).toBe(true)
    expect(cardOf(cardNo('Animal Tamer')).name.de).toBe('Tierzähmer')
  })

  test('[occ-juggler.r2] no Animal Trainer in this box', () => {
    expect(() => cardNo('Animal Trainer')).toThrow('0 cards')
  })

  test('[occ-yeoman-farmer.r1] seven categories without a minus', () => {
    const { fields, pastures, grain, vegetables, sheep, boar, cattle, unused } = having(
      'Yeoman Farmer',
      {},
      { seats: 3 },
    ).score()
    expect([fields, pastures, grain, vegetables, sheep, boar, cattle]).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(unused).toBe(-13)
  })

  test('[occ-lord-of-the-manor.r1] 8 points at most', () => {
    const t = having('Lord of the Manor', {
      rooms: ['B1', 'C1'],
      fields: { A1: 'grain 9', A2: 'vegetable 9', A3: null, A4: null, A5: null },
      pastures: ['B2', 'B3', 'B4 B5', 'C4 C5'],
      stables: ['B2', 'B3', 'B4', 'C4'],
      goods: { sheep: 8, boar: 7, cattle: 6 },
    })
    expect(t.score().bonus).toBe(8)
  })

  test('[occ-reeve.r1] the points may go to somebody else', () => {
    const t = openTable({ seats: 3, round: 14 })
      .seat(0, { plays: ['Reeve'] })
      .seat(1, { plays: ['Mendicant', 'Woodcutter'] })
    expect([t.score(0).bonus, t.score(1).bonus]).toEqual([0, 3])
  })

  test('[min-manger.r1] fenced spaces, however divided', () => {
    const points = (pastures: string[]) => having('Manger', { pastures }).score().bonus
    expect([points(['A3 A4 A5 B3 B4 B5']), points(['A3 A4', 'A5 B5', 'B3 B4'])]).toEqual([1, 1])
  })

  test('[occ-constable.r2] line by line, before its own points', () => {
    const rich: Place = {
      rooms: ['A1', 'B1', 'C1'],
      fields: { A2: 'grain 3', B2: 'vegetable 2' },
      pastures: ['A3 B3 C3', 'A4 B4 C4', 'A5 B5 C5'],
      goods: { sheep: 1, boar: 1, cattle: 1, grain: 1 },
    }
    const points = (place: Place) => having('Constable', place, { seats: 3, round: 14 }).score().bonus
    expect([points({ ...rich, fields: { A2: 'grain 3', B2: 'vegetable 2', C2: null } }), points(rich)]).toEqual([5, 0])
    expect(points({ ...rich, fields: { A2: 'grain 3', B2: 'vegetable 2', C2: null }, begging: 1 })).toBe(0)
  })
})

describe('reminders of the table', () => {
  test('[occ-charcoal-burner.r1] [occ-hut-builder.r1] [occ-mason.r1] what is still to come is known without tiles and markers', () => {
    const hut = having('Hut Builder', { goods: { food: 20 } }, { seats: 4, round: 10 })
    expect(toHarvest(hut).asks()).toMatchObject({ seat: 0, kind: 'mayEffect' })
    const mason = having('Mason', { house: 'stone', rooms: ['A1', 'B1', 'C1', 'A2'] })
    expect(mason.offers()).toContainEqual({ use: '191' })
    mason.unasked({ use: '191' }).answer(room('A3'))
    expect(mason.offers()).not.toContainEqual({ use: '191' })
    const burner = openTable({ seats: 3, round: 5 })
      .seat(0, { goods: { clay: 2 } })
      .seat(2, { plays: ['Charcoal Burner'] })
      .place('major_or_minor', { play: '1' })
    expect(burner.goods(2)).toEqual({ wood: 1, food: 1 })
  })
})
