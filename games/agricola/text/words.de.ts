/** Waren, Zählbares und Agricolas eigene Wörter, auf Deutsch gesagt. */

import { listOf, type Sentence, say, type WordTexts } from '@dorfplatz/kernel'
import { findCard } from '../cards/registry.ts'
import { isWhen, type When, type Word } from '../cards/types.ts'

const card = (no: number): Sentence => {
  const found = findCard(no)
  return found === undefined ? [] : [{ card: String(no), label: found.name.de }]
}

/** Von Hand geschriebene Wirkungen als Sätze. */
export const specialsDe: { readonly [name: string]: string } = {
  offspringStaysHome: 'jeder Mitspieler mit mehr als 2 Familienmitgliedern setzt diese Runde 1 Person weniger ein',
  playWithChief:
    'Spielt ein Mitspieler den Häuptling aus, darfst du diese Karte sofort kostenlos aus der Hand ausspielen.',
}

/** Welche Rundenfelder: „auf die nächsten 3 Rundenfelder“. */
export function whenDe(when: When): string {
  if (when === 'rest') return 'auf jedes noch kommende Rundenfeld'
  if (when === 'even') return 'auf jedes noch kommende gerade Rundenfeld'
  if (when === 'odd') return 'auf jedes noch kommende ungerade Rundenfeld'
  if ('next' in when)
    return when.next === 1 ? 'auf das nächste Rundenfeld' : `auf die nächsten ${when.next} Rundenfelder`
  if ('plus' in when) return `auf die Rundenfelder in ${when.plus.join(' und ')} Runden`
  const [first, last] = [when.rounds[0], when.rounds[when.rounds.length - 1]]
  const run = last !== undefined && first !== undefined && last - first + 1 === when.rounds.length
  return run ? `auf die Rundenfelder ${first} bis ${last}` : `auf die Rundenfelder ${when.rounds.join(', ')}`
}

export const wordsDe: WordTexts<Word> = {
  goods: {
    wood: { one: 'Holz', many: 'Holz', icon: 'wood' },
    clay: { one: 'Lehm', many: 'Lehm', icon: 'clay' },
    reed: { one: 'Schilf', many: 'Schilf', icon: 'reed' },
    stone: { one: 'Stein', many: 'Steine', icon: 'stone' },
    grain: { one: 'Getreide', many: 'Getreide', icon: 'grain' },
    vegetable: { one: 'Gemüse', many: 'Gemüse', icon: 'vegetable' },
    food: { one: 'NW', many: 'NW', icon: 'food' },
    sheep: { one: 'Schaf', many: 'Schafe', icon: 'sheep' },
    boar: { one: 'Wildschwein', many: 'Wildschweine', icon: 'boar' },
    cattle: { one: 'Rind', many: 'Rinder', icon: 'cattle' },
  },
  metrics: {
    rooms: 'Räume',
    woodRooms: 'Räume deiner Holzhütte',
    clayRooms: 'Räume deiner Lehmhütte',
    stoneRooms: 'Räume deines Steinhauses',
    people: 'Familienmitglieder',
    fields: 'Äcker',
    fieldSites: 'Plätze für einen Acker',
    pastures: 'Weiden',
    stables: 'Ställe',
    fencedStables: 'eingezäunte Ställe',
    fencedSpaces: 'eingezäunte Hoffelder',
    unused: 'ungenutzte Hoffelder',
    animals: 'Tiere',
    occupations: 'Ausbildungen',
    improvements: 'Anschaffungen vor dir',
    roundsLeft: 'noch zu spielende Runden',
    players: 'Spieler',
    grainFields: 'Getreideäcker',
    vegetableFields: 'Gemüseäcker',
    plantedFields: 'bepflanzte Äcker',
    maxedCategories: 'Wertungskategorien, in denen du 4 Punkte erreichst (auch 4 eingezäunte Ställe)',
    baked: 'verbackenes Getreide',
    'taken.food': 'du genommen hast',
    'on.156': 'Wildschweine auf dieser Karte',
    'on.215': 'zurückgegebene Tiere',
    'after.174': 'Ausbildungen, die du nach dieser ausgespielt hast (der Akademiker zählt 2)',
    threesOfSheep: 'Dreiergruppen Schafe',
    pairsOfCattle: 'Rinderpaare',
    'lay.wood': 'dort gelegenes Holz',
  },
  words: {
    plow: ({ n = 1 }) => (n === 1 ? ['pflüge 1 Acker'] : say('pflüge bis zu ', n, ' weitere Äcker')),
    sow: ({ only }, said) => (only === undefined ? ['säe aus'] : say('säe ', said.amount(only, 1), ' auf 1 Acker aus')),
    bake: () => ['backe Brot'],
    freeRoom: () => ['baue kostenlos 1 Raum'],
    freeStable: () => ['baue kostenlos 1 Stall'],
    miniPasture: () => ['zäune 1 Hoffeld als Weide ein, ohne Holz zu zahlen'],
    renovate: ({ from, to }) =>
      from === 0 && to === 1
        ? ['renoviere zum normalen Preis von der Holzhütte zur Lehmhütte']
        : ['renoviere deine Wohnstätte'],
    improve: ({ kinds, food = 0 }, said) =>
      say(
        food === 0 ? '' : say('zahle ', said.amount('food', food), ' und '),
        kinds === 'minor'
          ? 'spiele 1 kleine Anschaffung aus'
          : kinds === 'both'
            ? 'tätige 1 große oder kleine Anschaffung'
            : 'führe dieselbe Anschaffungsaktion noch einmal aus',
      ),
    occupation: ({ food }, said) => say('spiele 1 weitere Ausbildung für ', said.amount('food', food), ' aus'),
    leave: ({ goods }, said) => say('lass ', said.goods(goods as { [good: string]: number }), ' auf dem Feld liegen'),
    bring: ({ goods }, said) => say('erhalte ', said.goods(goods as { [good: string]: number })),
    store: ({ good }, said) => say('lege die ', said.expr(good), ' auf diese Karte'),
    handBack: ({ good }, said) => say('gib ', said.amount(good, 1), ' zurück'),
    stack: ({ goods }, said) =>
      say(
        'staple auf dieser Karte, von unten nach oben: ',
        listOf(
          'de',
          'and',
          goods.map((good) => said.amount(good, 1)),
        ),
      ),
    takeTop: () => ['nimm die oberste Ware dieser Karte'],
    table: ({ of, good, rows }, said) =>
      say(
        'mindestens ',
        rows.map(([from]) => from).join('/'),
        ' ',
        said.expr(of),
        ': erhalte ',
        rows.map(([, n]) => n).join('/'),
        ' ',
        said.expr(good),
      ),
    payOwners: ({ cards, food }, said) =>
      say(
        'erhalte noch einmal so viele ',
        said.expr('food'),
        ', dann zahle Mitspielern je ',
        said.amount('food', food),
        ' für jede dieser Karten vor ihnen: ',
        listOf(
          'de',
          'and',
          cards.map(card).filter((name) => name.length > 0),
        ),
      ),
    special: ({ name }) => [specialsDe[name] ?? name],
    spend: () => [],
  },
  later: (when) => (isWhen(when) ? [`${whenDe(when)}:`] : []),
}
