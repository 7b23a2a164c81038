/** How action spaces are told in German, by the words they are made of. */

import { BARN, type BuildingId, MILL } from '../cards/board.ts'
import { type Box, perBox } from '../cards/box.ts'
import { range, slashed, spaced, tolls } from './rules/figures.ts'
import { craft, craftLine } from './rules/prices.de.ts'
import { rulesOf, type SpaceWords, spaceTeller } from './spaces.ts'

/** A building with what it makes: in a rule, and in few words. */
const BUILDING: {
  readonly [B in BuildingId]: { readonly name: string; readonly makes: string; readonly brief: string }
} = {
  wainwright: { name: 'Wagnerei', makes: 'ein Planwagen', brief: 'Planwagen' },
  stables: { name: 'Ställe', makes: 'ein Pferd oder ein Ochse', brief: 'Pferd oder Ochse' },
  scriptorium: { name: 'Schreibstube', makes: 'eine Schriftrolle', brief: 'Schriftrolle' },
  smithy: { name: 'Schmiede', makes: 'ein Pflug', brief: 'Pflug' },
  mill: { name: 'Mühle', makes: `${MILL.coins} Münzen`, brief: `${MILL.coins} Münzen` },
  brewery: { name: 'Brauerei', makes: '2 Bier', brief: '2 Bier' },
}
const THING = { horse: 'Pferd', ox: 'Ochse', plow: 'Pflug' } as const

const sentence: SpaceWords['sentence'] = {
  reap: () => 'Getreide bekommen',
  birth: () => 'Nachwuchs bekommen',
  callHome: () => 'jemanden heimholen',
  craft: () => 'Güter herstellen',
  marketDay: () => 'Markttag ausrufen und Kunden bedienen',
  travel: () => 'jemanden auf Reisen schicken',
  rise: () => 'jemanden in der Ratsstube aufsteigen lassen',
  privilege: () => 'ein Privileg nutzen',
  novice: () => 'jemanden in den schwarzen Beutel werfen, für die Messe',
  either: ({ of }, read) => of.map(read).join(' oder '),
  hire: () => 'eine Personenkarte kaufen',
  court: () => 'einen Platz in der Zeremonie einnehmen',
  smuggle: () => 'heimlich handeln',
}

const rules = (box: Box): SpaceWords['rules'] => ({
  reap: ({ ways }) =>
    Object.fromEntries(
      ways.map(({ rule, needs, bags }) => [
        rule,
        needs.length === 0
          ? `Eine Ernte bringt ${bags} Getreidesäcke.`
          : `Mit ${needs.map((thing) => THING[thing]).join(' und ')} sind es insgesamt ${bags} Säcke.`,
      ]),
    ),
  birth: ({ rule }) => ({
    [rule]:
      'Nachwuchs: Nimm eines deiner Familienmitglieder mit der kleinsten Zahl aus dem Vorrat und stelle es auf deinen Hof.',
  }),
  callHome: ({ rule }) => ({
    [rule]:
      'Oder hole jemanden heim: Stelle ein beliebiges lebendes Familienmitglied vom Spielplan zurück auf deinen Hof.',
  }),
  craft: ({ at }) =>
    Object.fromEntries(
      at.map((b) => [
        b.rule,
        b.train === 0
          ? `${BUILDING[b.id].name}: ${BUILDING[b.id].makes} für ${b.produce} Zeit und ${b.grain} Getreidesäcke zusammen.`
          : `${BUILDING[b.id].name}: ${BUILDING[b.id].makes} für ${craft(box, b.id)}.`,
      ]),
    ),
  marketDay: ({ rule, sale }) => ({
    [rule]: `Jeder Verkauf kostet zusätzlich ${sale.green} grünen Stein und ${sale.time} Zeit; hast du den Markttag ausgerufen, ist dein erster Verkauf frei davon. Passt du sofort, verfällt das.`,
  }),
  travel: ({ rule, price }) => ({
    [rule]: `Jeder Weg kostet ${price.time} Zeit, ${price.wagon} Planwagen und die ${range(tolls(box), ' oder ')} abgebildeten Einflusssteine.`,
  }),
  rise: ({ enter, advance, times, green, time: [first, ...later] }) => ({
    [enter]: `Eintreten: Stelle ein Familienmitglied von deinem Hof auf Stufe 1, für ${first} Zeit, dazu entweder ${green} grüne Steine oder 1 Schriftrolle. Danach darfst du das Privileg der Stufe 1 nutzen.`,
    [advance]: `Vorrücken: Ziehe eines deiner Familienmitglieder eine Stufe nach rechts, für die Zeit der neuen Stufe, dazu entweder ${green} grüne Steine oder 1 Schriftrolle. Danach darfst du ein Privileg dieser oder einer niedrigeren Stufe nutzen.`,
    [times]: `Stufe 2/3/4 kostet ${slashed(later)} Zeit.`,
  }),
  privilege: ({ rule }) => ({
    [rule]:
      'Nur ein Privileg: Hast du jemanden in der Ratsstube, nutzt du ein Privileg seiner oder einer niedrigeren Stufe, kostenlos bis auf das, was das Privileg selbst verlangt.',
  }),
  novice: ({ rule, brown, time }) => ({
    [rule]: `Wirf ein Familienmitglied von deinem Hof in den schwarzen Beutel, für ${brown} braunen Stein oder ${time} Zeit.`,
  }),
  either: ({ of }, read) => rulesOf(read)(of),
  hire: () => ({}),
  court: () => ({}),
  smuggle: () => ({}),
})

const brief = (box: Box): SpaceWords['brief'] => ({
  reap: ({ ways }) => [
    `${ways
      .map(({ needs, bags }) =>
        needs.length === 0 ? `${bags} Getreide` : `${needs.map((thing) => THING[thing]).join(' + ')} ${bags}`,
      )
      .join('; ')}; Platz für ${BARN}`,
  ],
  birth: () => ['ein neues Mitglied (kleinste Zahl)'],
  callHome: () => ['eines vom Spielplan heim'],
  craft: ({ at }) =>
    at.map((b) => {
      const { name, brief: makes } = BUILDING[b.id]
      return b.train === 0
        ? `${name}, ${makes}: ${b.produce} Zeit + ${b.grain} Getreide`
        : `${name}, ${makes}: ${craftLine(box, b.id)}`
    }),
  marketDay: ({ sale }) => [
    'Alle reihum: 1 Kunden an den Ständen bedienen oder passen',
    `Jeder Verkauf: dazu ${sale.green} grüner Stein und ${sale.time} Zeit; frei ist nur dein erster, wenn du ausrufst`,
  ],
  travel: ({ price }) => [
    `${price.time} Zeit + ${price.wagon} Planwagen + Steine des Weges; Marker und Belohnung einmal je Burg`,
  ],
  rise: ({ green, time: [first, ...later] }) => [
    `Eintreten: ${first} Zeit + ${green} grüne Steine oder 1 Schriftrolle`,
    `Vorrücken auf Stufe 2 / 3 / 4: ${spaced(later)} Zeit + ${green} grüne Steine oder 1 Schriftrolle`,
  ],
  privilege: () => ['Oder nur ein Privileg nutzen'],
  novice: ({ brown, time }) => [
    `${brown} brauner Stein oder ${time} Zeit, ein Familienmitglied in den schwarzen Beutel`,
  ],
  either: ({ of }, read) => of.flatMap(read),
  hire: () => ['eine Personenkarte kaufen'],
  court: () => ['einen Platz in der Zeremonie einnehmen'],
  smuggle: () => ['heimlich handeln'],
})

/** By the box of a table. */
export const spaces = perBox((box) => spaceTeller(box, { sentence, rules: rules(box), brief: brief(box) }))
