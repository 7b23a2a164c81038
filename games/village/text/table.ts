/** The table as lines of text, for terminals and screen readers. */

import { type Part, type Seat, type Sentence, say } from '@dorfplatz/kernel'

import { facts } from '../cards/facts.ts'
import { COLOURS, INFLUENCE } from '../rules/codes.ts'
import { PLACES } from '../rules/places.ts'
import type { FamilyView, VillageView } from '../rules/view.ts'
import type { Phrases } from './en.ts'
import { type Amount, amountsOf, tileOf } from './parts.ts'

type V = { readonly seats: number; readonly table: VillageView }

function joined(items: readonly Sentence[], between: string): Sentence {
  return say(...items.flatMap((item, i): (Part | Sentence)[] => (i === 0 ? [item] : [between, item])))
}

function amounts(w: Phrases, list: readonly Amount[]): Sentence {
  const some = list.filter(({ n }) => n > 0)
  return some.length === 0
    ? [w.scene.empty]
    : joined(
        some.map((amount) => w.list([amount])),
        ', ',
      )
}

function who(w: Phrases, view: V, row: Seat): Sentence {
  return row < view.seats ? [{ seat: row }] : [w.conny]
}

function tile(w: Phrases, id: string | null): Sentence {
  if (id === null) return [w.scene.empty]
  const { demand, points } = tileOf(w.box, id)
  return w.tile(demand, points)
}

/** Members by place: "on the farm 1 1 2; at the smithy 1". */
function people(w: Phrases, members: FamilyView['members']): Sentence {
  const lines = PLACES.flatMap(({ id }): Sentence[] => {
    const here = members.filter((member) => member.place === id)
    if (here.length === 0) return []
    const numbers = joined(
      here.map(({ generation }) => [{ n: generation }]),
      ' ',
    )
    return [say(w.places[id], ' ', numbers)]
  })
  return lines.length === 0 ? [w.scene.empty] : joined(lines, '; ')
}

function families(w: Phrases, view: V): Sentence[] {
  return view.table.families.flatMap((f, seat) => {
    const goods: Amount[] = [
      ...INFLUENCE.map((thing): Amount => ({ n: f.stones[thing], thing })),
      { n: f.coins, thing: 'coin' },
      { n: f.grain, thing: 'grain' },
      ...amountsOf(f.goods),
    ]
    const castles = f.castles.length === 0 ? w.scene.empty : f.castles.join(' ')
    return [
      say(
        { seat },
        ': ',
        w.scene.fame(f.fame),
        ', ',
        w.scene.time(f.time, w.box.track),
        ', ',
        w.scene.served(f.served),
      ),
      say('  ', amounts(w, goods)),
      say('  ', people(w, f.members)),
      say('  ', w.scene.castles, ': ', castles),
      ...(f.tiles === null || f.tiles.length === 0
        ? []
        : [
            say(
              '  ',
              joined(
                f.tiles.map((n) => tile(w, n)),
                '; ',
              ),
            ),
          ]),
    ]
  })
}

function market(w: Phrases, view: V): Sentence[] {
  const t = view.table
  const line = (list: readonly (string | null)[]): Sentence =>
    list.length === 0
      ? [w.scene.empty]
      : joined(
          list.map((n) => tile(w, n)),
          ' | ',
        )
  return [
    say(w.scene.stalls, ': ', line(t.stalls)),
    say(w.scene.queue, ': ', line(t.queue), ' · ', w.scene.stack(t.stack)),
  ]
}

function dead(w: Phrases, view: V): Sentence[] {
  const t = view.table
  const area = (name: string, open: number, rows: readonly Seat[]): Sentence =>
    say(
      w.scene.free(name, open),
      rows.length === 0
        ? ''
        : say(
            ' (',
            joined(
              rows.map((row) => who(w, view, row)),
              ' ',
            ),
            ')',
          ),
    )
  return [
    say(
      w.chronicle,
      ': ',
      joined(
        t.chronicle.map((c) => area(w.sections[c.section], c.open, c.dead)),
        '; ',
      ),
    ),
    say(area(w.graveyard, t.graves.open, t.graves.dead)),
  ]
}

function conny(w: Phrases, view: V): Sentence[] {
  const c = view.table.conny
  if (c === null) return []
  const tray = c.tray.map(
    ({ compartment, colour }): Sentence => say(compartment + 1, ' ', w.list([{ n: 1, thing: colour }])),
  )
  return [
    say(w.conny, ': ', people(w, c.members)),
    say('  ', w.scene.tray, ' (', facts.tray.value, '): ', tray.length === 0 ? w.scene.empty : joined(tray, ', ')),
    say('  ', w.scene.fate, ': ', c.fate.map((face) => w.scene.faces[face]).join(' ')),
  ]
}

export function tableText(w: Phrases, view: V): readonly Sentence[] {
  const t = view.table
  const bag: Amount[] = COLOURS.map((thing) => ({ n: t.bag[thing], thing }))
  const monks = w.list([{ n: t.monks, thing: 'monk' }])
  const waiting = t.families.flatMap((f, seat): Sentence[] => {
    const inside = f.members.filter(({ place }) => place === 'bag')
    return inside.length === 0 ? [] : [w.scene.inBag([{ seat }], inside.map(({ generation }) => generation).join(', '))]
  })
  return [
    w.scene.round(t.round, [{ seat: t.start }]),
    ...(t.ending === null ? [] : [w.scene.ending(who(w, view, t.ending.by))]),
    ...t.spaces.map(({ id, stones }) =>
      say(
        w.spaces[id],
        ': ',
        amounts(
          w,
          COLOURS.map((thing) => ({ n: stones[thing], thing })),
        ),
      ),
    ),
    say(w.scene.bag, ': ', amounts(w, bag)),
    ...market(w, view),
    say(
      w.scene.marker,
      ': ',
      t.marker === 'roof' ? w.scene.onRoof : t.marker === 'spent' ? w.scene.spent : { seat: t.marker },
    ),
    say(w.scene.blackBag, ': ', joined([monks, ...waiting], '; ')),
    ...dead(w, view),
    ...families(w, view),
    ...conny(w, view),
  ]
}
