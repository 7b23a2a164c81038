/** Deck E, minor improvements, from the specification's list alone: with the whole price and what is required, not with anything less. */

import { describe, expect, test } from 'vitest'
import { openTable, type Place } from '../table.ts'
import { againstMinor, holdingOccupation, play } from './drive.ts'

describe('what each asks for', () => {
  test.each<[string, Place, Place[]]>([
    ['Field', { goods: { food: 1 } }, [{}]],
    ['Fishing Rod', { goods: { wood: 1 } }, [{}]],
    ['Axe', { goods: { wood: 1, stone: 1 } }, [{ goods: { stone: 1 } }, { goods: { wood: 1 } }]],
    ["Baker's Oven", { plays: [5] }, [{}]],
    ['Baking Tray', { goods: { wood: 1 } }, [{}]],
    ['Windmill', { goods: { wood: 3, stone: 1 } }, [{ goods: { wood: 2, stone: 1 } }, { goods: { wood: 3 } }]],
    ['Bean Field', { plays: ['Woodcutter', 'Carpenter'] }, [{ plays: ['Woodcutter'] }]],
    ["Gypsy's Crock", { goods: { clay: 2 } }, [{ goods: { clay: 1 } }]],
    ['Simple Fireplace', { goods: { clay: 1 } }, [{}]],
    [
      'Half-timbered House',
      { goods: { wood: 1, clay: 1, reed: 1, stone: 2 } },
      [
        { goods: { clay: 1, reed: 1, stone: 2 } },
        { goods: { wood: 1, reed: 1, stone: 2 } },
        { goods: { wood: 1, clay: 1, stone: 2 } },
        { goods: { wood: 1, clay: 1, reed: 1, stone: 1 } },
      ],
    ],
    ['Raft', { goods: { wood: 2 } }, [{ goods: { wood: 1 } }]],
    ['Manger', { goods: { wood: 2 } }, [{ goods: { wood: 1 } }]],
    [
      'Animal Pen',
      { goods: { wood: 2 }, plays: ['Woodcutter', 'Carpenter', 'Tutor', 'Mendicant'] },
      [
        { goods: { wood: 1 }, plays: ['Woodcutter', 'Carpenter', 'Tutor', 'Mendicant'] },
        { goods: { wood: 2 }, plays: ['Woodcutter', 'Carpenter', 'Tutor'] },
      ],
    ],
    ['Plane', { goods: { wood: 1 } }, [{}]],
    ['Wood-fired Oven', { goods: { wood: 3, stone: 1 } }, [{ goods: { wood: 2, stone: 1 } }, { goods: { wood: 3 } }]],
    ['Clogs', { goods: { wood: 1 } }, [{}]],
    ["Shepherd's Pipe", { goods: { sheep: 1 } }, [{}]],
    [
      'Canoe',
      { goods: { wood: 2 }, plays: ['Woodcutter', 'Carpenter'] },
      [
        { goods: { wood: 1 }, plays: ['Woodcutter', 'Carpenter'] },
        { goods: { wood: 2 }, plays: ['Woodcutter'] },
      ],
    ],
    ['Carp Pond', { plays: ['Woodcutter', 1, 5] }, [{ plays: ['Woodcutter', 1] }, { plays: [1, 5] }]],
    ['Potato Dibber', { goods: { wood: 1 } }, [{}]],
    ['Ceramics', { goods: { clay: 1 }, plays: [5] }, [{ plays: [5] }, { goods: { clay: 1 } }]],
    ['Basket', { goods: { reed: 1 } }, [{}]],
    ['Corn Scoop', { goods: { wood: 1 } }, [{}]],
    ['Clay Roof', { plays: ['Woodcutter'] }, [{}]],
    ['Clay Supports', { goods: { wood: 2 } }, [{ goods: { wood: 1 } }]],
    ['Market Stall', { goods: { grain: 1 } }, [{}]],
    ['Mini Pasture', { goods: { food: 2 } }, [{ goods: { food: 1 } }]],
    ['Millstone', { goods: { stone: 1 } }, [{}]],
    ['Helpful Neighbours', { goods: { wood: 1, clay: 1 } }, [{ goods: { clay: 1 } }, { goods: { wood: 1 } }]],
    ['Fruit Tree', { plays: ['Woodcutter', 'Carpenter', 'Tutor'] }, [{ plays: ['Woodcutter', 'Carpenter'] }]],
    ['Private Forest', { goods: { food: 2 } }, [{ goods: { food: 1 } }]],
    [
      'Sack Cart',
      { goods: { wood: 2 }, plays: ['Woodcutter', 'Carpenter'] },
      [
        { goods: { wood: 1 }, plays: ['Woodcutter', 'Carpenter'] },
        { goods: { wood: 2 }, plays: ['Woodcutter'] },
      ],
    ],
    ['Lettuce Patch', { plays: ['Woodcutter', 'Carpenter', 'Tutor'] }, [{ plays: ['Woodcutter', 'Carpenter'] }]],
    ['Reed Pond', { plays: ['Woodcutter', 'Carpenter', 'Tutor'] }, [{ plays: ['Woodcutter', 'Carpenter'] }]],
    [
      'Writing Desk',
      { goods: { wood: 1 }, plays: ['Woodcutter', 'Carpenter'] },
      [{ plays: ['Woodcutter', 'Carpenter'] }, { goods: { wood: 1 }, plays: ['Woodcutter'] }],
    ],
    ["Builder's Trowel", { goods: { wood: 1 } }, [{}]],
    ['Spindle', { goods: { wood: 1 } }, [{}]],
    ['Stable', { goods: { wood: 1 } }, [{}]],
    ['Butter Churn', { goods: { wood: 2 } }, [{ goods: { wood: 1 } }]],
    [
      'Quarry',
      { plays: ['Woodcutter', 'Carpenter', 'Tutor', 'Mendicant'] },
      [{ plays: ['Woodcutter', 'Carpenter', 'Tutor'] }],
    ],
    [
      'Stone House Extension',
      { house: 'stone', goods: { reed: 1, stone: 3 } },
      [
        { house: 'stone', goods: { stone: 3 } },
        { house: 'stone', goods: { reed: 1, stone: 2 } },
        { house: 'clay', goods: { reed: 1, stone: 3 } },
      ],
    ],
    ['Stone Tongs', { goods: { wood: 1 } }, [{}]],
    ['Dovecote', { goods: { stone: 2 } }, [{ goods: { stone: 1 } }]],
    [
      'Animal Yard',
      { goods: { wood: 2 }, plays: ['Woodcutter'] },
      [{ goods: { wood: 1 }, plays: ['Woodcutter'] }, { goods: { wood: 2 } }],
    ],
    ['Drinking Trough', { goods: { wood: 2 } }, [{ goods: { wood: 1 } }]],
    ['Cattle Market', { goods: { sheep: 1 } }, [{}]],
    [
      'Riding Plough',
      { goods: { wood: 4 }, plays: ['Woodcutter', 'Carpenter', 'Tutor'] },
      [
        { goods: { wood: 3 }, plays: ['Woodcutter', 'Carpenter', 'Tutor'] },
        { goods: { wood: 4 }, plays: ['Woodcutter', 'Carpenter'] },
      ],
    ],
    [
      'Turnwrest Plough',
      { goods: { wood: 3 }, plays: ['Woodcutter', 'Carpenter'] },
      [
        { goods: { wood: 2 }, plays: ['Woodcutter', 'Carpenter'] },
        { goods: { wood: 3 }, plays: ['Woodcutter'] },
      ],
    ],
  ])('[agricola-minors 7] %s', (card, enough, less) => {
    expect(againstMinor(card, enough)).toBeNull()
    for (const place of less) expect(againstMinor(card, place)).not.toBeNull()
  })

  test('[min-madonna-statue] two improvements to give back, not one', () => {
    expect(againstMinor('Madonna Statue', { plays: [1, 7] })).toBeNull()
    expect(againstMinor('Madonna Statue', { plays: [1] })).not.toBeNull()
  })

  test('[min-outhouse] somebody else with fewer than 2 occupations; alone one’s own count', () => {
    const t = openTable({ seats: 2, round: 5 }).seat(0, {
      goods: { wood: 1, clay: 1 },
      holds: ['Outhouse', 'Corn Sheaf'],
    })
    t.seat(1, { plays: ['Tutor', 'Woodcutter'] }).place('starting_player_minor')
    expect(t.refused(play('Outhouse'))).not.toBeNull()
    expect(againstMinor('Outhouse', { goods: { wood: 1, clay: 1 }, plays: ['Tutor', 'Woodcutter'] })).toBeNull()
    const solo = { goods: { wood: 1, clay: 1 }, plays: ['Tutor', 'Woodcutter'] }
    expect(againstMinor('Outhouse', solo, { seats: 1 })).not.toBeNull()
    expect(againstMinor('Outhouse', { ...solo, plays: ['Tutor'] }, { seats: 1 })).toBeNull()
  })

  test('[AGR-MIN-G12] Field, Mini Pasture and Stable need their place', () => {
    const rooms = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'A4', 'B4', 'C4', 'A5', 'B5', 'C5']
    expect(againstMinor('Field', { rooms, goods: { food: 1 } })).not.toBeNull()
    expect(againstMinor('Mini Pasture', { rooms, goods: { food: 2 } })).not.toBeNull()
    expect(againstMinor('Stable', { rooms, goods: { wood: 1 } })).not.toBeNull()
    expect(againstMinor('Stable', { stables: ['A5', 'B5', 'C5', 'A4'], goods: { wood: 1 } })).not.toBeNull()
  })
})

describe('occupations that ask for something', () => {
  test('[occ-chief] costs 2 food more', () => {
    expect(holdingOccupation('Chief', { goods: { food: 1 }, holds: ['Tutor'] }).refused(play('Chief'))).not.toBeNull()
    expect(holdingOccupation('Chief', { goods: { food: 2 }, holds: ['Tutor'] }).refused(play('Chief'))).toBeNull()
  })

  test.each([
    [4, true],
    [5, false],
  ])('[occ-hut-builder] in round %i: %s', (round, allowed) => {
    const t = holdingOccupation('Hut Builder', { holds: ['Tutor'] }, { seats: 4, round })
    expect(t.refused(play('Hut Builder')) === null).toBe(allowed)
  })

  test.each([
    [9, true],
    [10, false],
  ])('[occ-ratcatcher] in round %i: %s', (round, allowed) => {
    const t = holdingOccupation('Ratcatcher', { holds: ['Tutor'] }, { seats: 3, round })
    expect(t.refused(play('Ratcatcher')) === null).toBe(allowed)
  })
})
