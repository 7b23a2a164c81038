/** Village auf Deutsch; die Begriffe sind die des deutschen Regelhefts. */

import { listOf, type Sentence, say } from '@dorfplatz/kernel'
import {
  BARN,
  CASTLE_POINTS,
  CASTLE_STONES,
  MILL,
  PRIVILEGE_POINTS,
  PRIVILEGE_STONES,
  WELL_STONES,
} from '../cards/board.ts'
import { BOX, boxAt, perBox } from '../cards/box.ts'
import { SALE } from '../cards/spaces.ts'
import { moduleWords } from '../modules/said.de.ts'
import { texts } from '../modules/texts.de.ts'
import { words } from '../modules/words.de.ts'
import { brief } from './brief.de.ts'
import { compose, type VillageText } from './compose.ts'
import type { Phrases } from './en.ts'
import { factTitles } from './fact-titles.de.ts'
import { labels } from './labels.de.ts'
import { names } from './names.de.ts'
import { notices } from './notices.de.ts'
import { numbers } from './numbers.de.ts'
import { type Amount, amountOf, capital, iconOf, type Nouns, type Thing } from './parts.ts'
import { people } from './people.de.ts'

const nouns: Nouns = {
  orange: ['orangefarbener Stein', 'orangefarbene Steine'],
  green: ['grüner Stein', 'grüne Steine'],
  brown: ['brauner Stein', 'braune Steine'],
  pink: ['rosa Stein', 'rosa Steine'],
  plague: ['Peststein', 'Peststeine'],
  coin: ['Münze', 'Münzen'],
  marker: ['Marker „Nächster Startspieler“', 'Marker „Nächster Startspieler“'],
  grain: ['Getreidesack', 'Getreidesäcke'],
  scroll: ['Schriftrolle', 'Schriftrollen'],
  horse: ['Pferd', 'Pferde'],
  ox: ['Ochse', 'Ochsen'],
  plow: ['Pflug', 'Pflüge'],
  wagon: ['Planwagen', 'Planwagen'],
  beer: ['Bier', 'Bier'],
  time: ['Zeit', 'Zeit'],
  point: ['Punkt', 'Punkte'],
  monk: ['Mönch', 'Mönche'],
  stone: ['Stein', 'Steine'],
  ...words.nouns,
}

/** As the object of a sentence: „nimmt 1 grünen Stein“. */
const objects: Nouns = {
  ...nouns,
  orange: ['orangefarbenen Stein', 'orangefarbene Steine'],
  green: ['grünen Stein', 'grüne Steine'],
  brown: ['braunen Stein', 'braune Steine'],
  ox: ['Ochsen', 'Ochsen'],
}

const joined = (cases: Nouns, list: readonly Amount[]): Sentence =>
  listOf(
    'de',
    'and',
    list.map((amount) => amountOf(cases, amount)),
  )
const some = (list: readonly Amount[]): Sentence => joined(objects, list)
const bare = (list: readonly Amount[]): Sentence => joined(nouns, list)
const oneOf = (list: readonly Thing[]): Sentence =>
  listOf(
    'de',
    'or',
    list.map((thing) => [iconOf(nouns, thing)]),
  )
const much = (n: number, thing: Thing): Sentence => amountOf(objects, { n, thing })

const BONUS: Phrases['bonus'] = {
  pairs: say('Am Ende 1 Punkt mehr je 2 deiner Kunden, diesen mitgezählt.'),
  inkwells: say('Am Ende 1 Punkt mehr je eigener Personenkarte mit leerem Tintenfässchen.'),
}

export const phrases: Phrases = {
  box: BOX,
  numbers,
  lang: 'de',
  nouns,
  objects,
  name: 'Village',
  about: 'Führe eine Familie durch die Generationen und sorge dafür, dass die Dorfchronik ihrer gedenkt.',
  conny: 'Conny',
  spaces: names.spaces,
  well: 'Brunnen',
  buildings: {
    wainwright: 'Wagnerei',
    stables: 'Ställe',
    scriptorium: 'Schreibstube',
    smithy: 'Schmiede',
    mill: 'Mühle',
    brewery: 'Brauerei',
  },
  sections: {
    craft: 'Handwerk',
    farm: 'Hofplan',
    church: 'Kirche',
    council: 'Ratsstube',
    travel: 'Reise',
    seaBurial: 'Seebestattung',
  },
  chronicle: 'Dorfchronik',
  graveyard: 'Friedhof',
  theChronicle: 'Dorfchronik',
  theGraveyard: 'Friedhof',
  places: {
    unborn: 'im Vorrat',
    farm: 'auf dem Hofplan',
    bag: 'im schwarzen Beutel',
    wainwright: 'in der Wagnerei',
    stables: 'in den Ställen',
    scriptorium: 'in der Schreibstube',
    smithy: 'in der Schmiede',
    council1: 'auf Stufe 1 der Ratsstube',
    council2: 'auf Stufe 2 der Ratsstube',
    council3: 'auf Stufe 3 der Ratsstube',
    council4: 'auf Stufe 4 der Ratsstube',
    church1: 'auf Stufe 1 der Kirche',
    church2: 'auf Stufe 2 der Kirche',
    church3: 'auf Stufe 3 der Kirche',
    church4: 'auf Stufe 4 der Kirche',
    castle1: 'auf Burg 1',
    castle2: 'auf Burg 2',
    castle3: 'auf Burg 3',
    castle4: 'auf Burg 4',
    castle5: 'auf Burg 5',
    castle6: 'auf Burg 6',
    'chronicle-craft': 'in der Dorfchronik (Handwerk)',
    'chronicle-farm': 'in der Dorfchronik (Hofplan)',
    'chronicle-church': 'in der Dorfchronik (Kirche)',
    'chronicle-council': 'in der Dorfchronik (Ratsstube)',
    'chronicle-travel': 'in der Dorfchronik (Reise)',
    grave: 'auf dem Friedhof',
    removed: 'nicht mehr im Spiel',
    beside: 'neben der Ablage',
    roof: 'auf dem Kirchendach',
    ...words.places,
  },
  restingPlaces: {
    chronicle: (section) => say('ein Platz in der Dorfchronik (', section, ')'),
    grave: ['ein Grab auf dem Friedhof'],
    removed: ['aus dem Spiel: Kein Platz ist mehr frei'],
  },
  rests: {
    chronicle: (section) => say('kommt in die Dorfchronik (', section, ')'),
    grave: ['kommt auf den Friedhof'],
    removed: ['verlässt das Spiel'],
    beside: ['kommt neben die Dorfchronik'],
  },
  people,
  labels,
  brief,
  notices,
  factTitles,
  more: moduleWords,
  rewards: {
    points: say(much(CASTLE_POINTS, 'point')),
    coin: say(much(1, 'coin')),
    stones: say(`${CASTLE_STONES} Einflusssteine nach Wahl`),
  },
  privileges: [
    say('Marker „Nächster Startspieler“ nehmen'),
    say(`${PRIVILEGE_STONES} Einflusssteine nach Wahl nehmen`),
    say('1 Gut nach Wahl nehmen'),
    say(much(1, 'coin'), ' für ', much(PRIVILEGE_POINTS, 'point'), ' abgeben'),
  ],
  plus: ', dazu ',
  coinsToo: ' (Münzen dürfen Steine ersetzen)',
  ask: {
    turn: say('Nimm einen Stein von einem Aktionsfeld.'),
    turnOrWell: say('Nimm einen Stein von einem Aktionsfeld oder nutze den Brunnen.'),
    well: say('Womit bezahlst du den Brunnen?'),
    wellAction: say('Welche Aktion nutzt du mit dem Brunnen?'),
    givenAction: say('Welche Aktion führst du ohne Stein aus?'),
    freeAction: say('Kein Stein liegt mehr aus: Nutzt du noch eine freie Aktion?'),
    harvest: say('Fährst du die Ernte ein?'),
    family: say('Nachwuchs bekommen oder jemanden heimholen?'),
    craft: say('Welches Handwerksgebäude nutzt du?'),
    trainee: (building) => say('Wen bildest du aus (', building, ')?'),
    produceNow: (time) => say('Stellst du gleich etwas her? Das kostet noch ', much(time, 'time'), '.'),
    product: say('Welches Gut stellst du her?'),
    council: say('Wie nutzt du die Ratsstube?'),
    councillor: say('Wen schickst du in die Ratsstube?'),
    privilege: say('Welches Privileg nutzt du?'),
    takeGood: say('Welches Gut nimmst du?'),
    travel: say('Wohin reist du?'),
    traveler: (to) => say('Wen schickst du zu Burg ', to, '?'),
    church: say('Wie bezahlst du die Kirche?'),
    novice: say('Wen wirfst du in den schwarzen Beutel?'),
    stones: (n) =>
      say(n === 1 ? 'Welchen Einflussstein' : say('Welche ', n, ' Einflusssteine'), ' nimmst du aus dem Vorrat?'),
    pay: (cost) => say('Womit bezahlst du ', some(cost), '?'),
    serveFree: say('Bediene einen Kunden ohne Zuschlag oder passe.'),
    serve: say(
      'Bediene einen Kunden (Zuschlag: ',
      bare([
        { n: SALE.green, thing: 'green' },
        { n: SALE.time, thing: 'time' },
      ]),
      ') oder passe.',
    ),
    dies: say('Dein Marker zog über den Federkiel. Wer von deinen Ältesten stirbt?'),
    pick: say('Messe: Wen suchst du für je ', much(1, 'coin'), ' aus dem Beutel heraus?'),
    climb: say('Messe: Wen lässt du für Getreide eine Stufe aufsteigen?'),
    connyStone: (space) => say('Welchen Stein nimmt Conny (', space, ')?'),
    offer: say('Spielst du jetzt etwas aus?'),
  },
  choose: {
    skip: say('Auf die Aktion verzichten'),
    stone: (stone, space) => say(space, ': ', stone, ' nehmen'),
    idle: (option, why) => say(option, ' – ohne Aktion. ', why),
    well: (price) => say('Brunnen: beliebige Aktion für ', price),
    wellPrice: say(`${WELL_STONES} Steine einer Farbe`),
    harvest: (n) => say(much(n, 'grain'), ' ernten'),
    birth: say('Nachwuchs bekommen'),
    home: (who, where) => say(capital(who), ' ', where, ' heimholen'),
    train: (building, time) => say(building, ': für ', much(time, 'time'), ' ausbilden'),
    craftTime: (building, what, time) => say(building, ': ', what, ' für ', much(time, 'time')),
    craftPay: (building, what, price) => say(building, ': ', what, ' für ', price),
    mill: (building) =>
      say(
        building,
        ': ',
        much(MILL.coins, 'coin'),
        ' für ',
        much(MILL.time, 'time'),
        ' und ',
        much(MILL.grain, 'grain'),
      ),
    produce: (what, time) => say(what, ' für ', much(time, 'time')),
    stop: say('Nur ausbilden'),
    enter: (price) => say('Auf Stufe 1 für ', price),
    advance: (who, step, price) => say(capital(who), ' auf Stufe ', step, ' für ', price),
    privilegeOnly: (what) => say('Nur ein Privileg: ', what),
    noPrivilege: say('Auf das Privileg verzichten'),
    buyPoints: (price) => capital(say(price, ' für ', much(PRIVILEGE_POINTS, 'point'), ' abgeben')),
    road: (from, to, price, reward) =>
      say(from, ' → Burg ', to, ' für ', price, reward === null ? ' (schon besucht)' : say('; bringt ', reward)),
    village: say('Hofplan'),
    castle: (n) => say('Burg ', n),
    pass: say('Für diesen Markttag passen'),
    playNothing: say('Nichts ausspielen'),
    serve: (takes, points) => say('Bedienen: ', takes ?? 'nichts', ' → ', much(points, 'point')),
    dies: (member, where, rest) => say(member, ' ', where, ' → ', rest),
    pick: (who, price) => say(capital(who), ' für ', price, ' heraussuchen'),
    pickedAll: say('Niemanden mehr heraussuchen'),
    climbedAll: say('Niemanden mehr aufsteigen lassen'),
    climb: (who, step, grain) => say(capital(who), ' für ', much(grain, 'grain'), ' auf Stufe ', step),
  },
  happened: {
    round: (who, n) => say('Runde ', n, ' beginnt mit ', who, '.'),
    takes: (who, stone, space) => say(who, ' nimmt ', stone, ' von „', space, '“.'),
    declines: (who, space) =>
      space === null
        ? say(who, ' verzichtet auf die freie Aktion.')
        : say(who, ' verzichtet auf die Aktion „', space, '“.'),
    idle: (who, space) => say(who, ' kann die Aktion „', space, '“ nicht nutzen.'),
    well: (who, paid) => say(who, ' nutzt den Brunnen für ', paid, '.'),
    harvest: (who, n) => say(who, ' erntet ', much(n, 'grain'), '.'),
    birth: (who, member) => say(who, ' bekommt Nachwuchs: ', member, '.'),
    home: (who, member, where) => say(who, ' holt ', member, ' heim (zuvor ', where, ').'),
    trained: (who, member, where) => say(who, ' bildet ', where, ' ', member, ' aus.'),
    made: (who, thing, n) => say(who, ' stellt ', much(n, thing), ' her.'),
    mill: (who, n) => say(who, ' erhält ', much(n, 'coin'), ' in der Mühle.'),
    paid: (who, paid) => say(who, ' bezahlt ', paid, '.'),
    marketDay: (who) => say(who, ' ruft einen Markttag aus.'),
    passes: (who) => say(who, ' passt.'),
    serves: (who, tile) => say(who, ' bedient einen Kunden: ', tile, '.'),
    marketCloses: (n) => say('Der Markttag endet mit ', n, ' bedienten Kunden.'),
    council: (who, member, step) => say(who, ' bringt ', member, ' auf Stufe ', step, ' der Ratsstube.'),
    marker: (who) => say(who, ' nimmt den Marker „Nächster Startspieler“.'),
    stones: (who, what) => say(who, ' nimmt ', what, ' aus dem Vorrat.'),
    takesGood: (who, thing) => say(who, ' nimmt ', much(1, thing), '.'),
    fame: (who, n) => say(who, ' erhält ', much(n, 'point'), '.'),
    journey: (who, member, to) => say(who, ' schickt ', member, ' zu Burg ', to, '.'),
    castle: (who, castle, reward) => say(who, ' erreicht Burg ', castle, ' und erhält ', reward, '.'),
    novice: (who, member, price) => say(who, ' wirft für ', price, ' ', member, ' in den schwarzen Beutel.'),
    time: (who, n) => say(who, ' gibt ', much(n, 'time'), ' aus.'),
    quill: (who) => say(who, ' überschreitet den Federkiel.'),
    dies: (who, member, where, rest) => say(who, ' nimmt Abschied: ', member, ' stirbt ', where, ' und ', rest, '.'),
    spared: (who) => say(who, ' hat niemanden, der sichtbar ist: Niemand stirbt.'),
    endBegins: (who, by) => say(who, ' belegt den letzten Platz (', by, ') und läutet das Spielende ein.'),
    lastTurns: (n) => say('Noch ', n, n === 1 ? ' Zug' : ' Züge', ' bis zur letzten Messe.'),
    mass: say('Eine Messe wird gelesen.'),
    picked: (who, member) => say(who, ' sucht für ', much(1, 'coin'), ' ', member, ' heraus.'),
    drawn: (figures) =>
      figures.length === 0 ? say('Nichts wird gezogen.') : say('Gezogen: ', listOf('de', 'and', figures), '.'),
    figure: (who, member) => say(member, ' von ', who),
    climbs: (who, member, step) => say(who, ' bringt ', member, ' auf Stufe ', step, ' der Kirche.'),
    majority: (who) =>
      who.length === 0
        ? say('Niemand führt in der Kirche.')
        : say('Mehrheit in der Kirche: ', listOf('de', 'and', who), '.'),
    connyTakes: (stone, space) => say('Conny nimmt ', stone, ' von „', space, '“.'),
    die: (colour) => say('Der Würfel zeigt: ', colour, '.'),
    fate: (quill) =>
      say(quill ? 'Das Schicksalsplättchen zeigt einen Federkiel.' : 'Das Schicksalsplättchen ist leer.'),
    connyServes: (tile) => say('Conny nimmt den vordersten Kunden: ', tile, '.'),
    connyChurch: (member) => say('Conny wirft ', member, ' in den schwarzen Beutel.'),
    over: say('Die letzte Messe ist gelesen, es folgt die Schlusswertung.'),
  },
  waiting: (who, doing) => say(who, ' ', doing),
  doing: {
    turn: 'ist dran',
    act: 'führt eine Aktion aus',
    market: 'ist auf dem Markt',
    dies: 'nimmt Abschied',
    mass: 'ist in der Messe',
  },
  refused: {
    missing: (rule) => say('Eine Regel lässt das nicht zu (', { rule }, ').'),
    lacks: (lack, coins, scroll) => {
      const n = lack.reduce((sum, amount) => sum + amount.n, 0)
      const instead = say(
        coins ? say(' (oder ', bare([{ n, thing: 'coin' }]), ')') : '',
        scroll ? ' oder 1 Schriftrolle' : '',
      )
      return say(n === 1 ? 'Dir fehlt ' : 'Dir fehlen ', bare(lack), instead, '.')
    },
    noStone: (stone) => say('Dort liegt kein ', stone, ' mehr.'),
    noStones: say('Dort liegt kein Stein mehr. Mit dem Brunnen geht es noch.'),
    noSuchSeat: (seats) => say('Dieser Tisch hat ', seats, ' Plätze.'),
    wellNeeds: (have) =>
      say(`Der Brunnen kostet ${WELL_STONES} Steine einer Farbe; mit Münzen kommst du auf `, have, '.'),
    nobodyHome: say('Auf deinem Hof ist niemand. Hole zuerst jemanden heim.'),
    nobodyThere: say('Du hast dort niemanden.'),
    nobodyToCall: say('Alle sind geboren, und niemand lässt sich heimholen.'),
    nobodyOut: say('Heimholen kannst du nur vom Spielplan.'),
    allBorn: say('Alle deine Familienmitglieder sind schon geboren.'),
    barnFull: say(`Auf deinem Hof liegen schon ${BARN} Getreidesäcke.`),
    noCraft: say('Du kannst niemanden ausbilden und kein Gut bezahlen.'),
    mill: say('In der Mühle arbeitet niemand.'),
    otherGood: say('Dieses Gut gibt es hier nicht.'),
    tooLow: say('Dafür steht niemand von dir hoch genug.'),
    top: say('Das ist schon die höchste Stufe.'),
    noMarker: (holder) =>
      holder === null ? say('Der Marker ist bis zur nächsten Runde weg.') : say('Den Marker hat schon ', holder, '.'),
    noSupply: say('Diese Steine sind nicht im Vorrat.'),
    noWayBack: say('Ins Dorf zurückreisen kannst du nicht.'),
    noPath: say('Dorthin führt von euch aus kein Weg.'),
    inQueue: say('Dieser Kunde steht noch in der Warteschlange.'),
    needsMarker: say('Dafür brauchst du den Marker „Nächster Startspieler“.'),
    fourOut: say('Die Figuren dieser Messe sind schon vollzählig.'),
    bagClosed: say('Die Figuren dieser Messe wählt, wer den Pater gespielt hat.'),
    notInBag: say('Ein solches Familienmitglied hast du nicht im Beutel.'),
    younger: (generation) => say('Zuerst trifft es einen deiner „', generation, 'er“.'),
    notHeld: say('Diese Steine und Münzen hast du nicht.'),
    notOffered: say('Das geht hier nicht.'),
    promoWithout: say('Dieses Promo-Plättchen gehört zu einer Erweiterung, die nicht im Spiel ist.'),
  },
  tile: (demand, points) => say(demand.length === 0 ? 'nichts' : bare(demand), ' (', much(points, 'point'), ')'),
  card: (demand, points, bonus) =>
    say(
      demand.length === 0 ? 'Verlangt nichts, bringt ' : say('Verlangt ', some(demand), ', bringt '),
      much(points, 'point'),
      '.',
      bonus === undefined ? '' : say(' ', BONUS[bonus]),
    ),
  wantsNothing: 'nichts',
  bonus: BONUS,
  customer: (n) => `Kunde ${n}`,
  promo: (n) => `Promo-Kunde ${n}`,
  beggar: 'Bettler',
  some,
  list: bare,
  things: (list) => oneOf(list),
  scene: {
    round: (n, start) => say('Runde ', n, ', Startspieler ', start),
    ending: (who) => say('Das Spielende ist eingeläutet (', who, ').'),
    empty: '–',
    stalls: 'Kunden',
    queue: 'Warteschlange',
    stack: (n) => say(n, ' im Stapel'),
    marker: 'Nächster Startspieler',
    onRoof: 'auf dem Dach der Ratsstube',
    spent: 'ausgegeben bis zur nächsten Runde',
    free: (name, n) => say(name, ': ', n, ' frei'),
    inBag: (who, members) => say(who, ': ', members),
    bag: 'Grüner Beutel',
    blackBag: 'Schwarzer Beutel',
    fame: (n) => much(n, 'point'),
    time: (n, of) => say('Zeit ', n + 1, '/', of),
    castles: 'Burgen',
    served: (n) => say(n, n === 1 ? ' Kunde' : ' Kunden'),
    tray: 'Ablage',
    fate: 'Schicksalsplättchen',
    faces: { hidden: 'verdeckt', blank: 'leer', quill: 'Federkiel' },
  },
  options: {
    startSeat: {
      name: 'Startspieler',
      help: 'Wer beginnt: ausgelost oder ein fester Platz.',
      value: (v) => (v === 'random' ? 'ausgelost' : `Platz ${v}`),
    },
    compensation: {
      name: 'Startspielerausgleich',
      help: 'Wer später dran ist, erhält einen kleinen Ausgleich, wie das Regelheft empfiehlt.',
      value: (v) => (v === 'true' ? 'ja' : 'nein'),
    },
    conny: {
      name: 'Connys Steine',
      help: 'Allein: Conny folgt der Farbe, die du genommen hast, oder der Würfel entscheidet.',
      value: (v) => (v === 'die' ? 'Farbwürfel' : 'gleiche Farbe'),
    },
    promos: {
      name: 'Alle Promo-Kunden',
      help: 'Mischt alle Promo-Plättchen des Basisspiels in den Stapel.',
      value: (v) => (v === 'true' ? 'ja' : 'nein'),
    },
    promo: {
      name: (demand) => `Promo-Kunde: ${demand}`,
      help: 'Mischt dieses Promo-Plättchen in den Stapel. Die Punkte der Promos sind rekonstruiert.',
      value: (v) => (v === 'true' ? 'ja' : 'nein'),
    },
  },
  scores: {
    fame: 'Punkte während der Partie',
    travel: 'Besuchte Burgen',
    church: 'Kirche',
    council: 'Ratsstube',
    chronicle: 'Dorfchronik',
    coins: 'Münzen',
    customers: 'Kunden',
  },
  /** V-SCORE-10, V-SCORE-11. */
  ties: ['Getreide', 'lebende Familienmitglieder'],
  verdicts: names.ranks,
}

/** All of it for a table's box. */
const textIn = perBox((box): VillageText => {
  const w: Phrases = box === BOX ? phrases : { ...phrases, box }
  return compose(
    w,
    texts.map((text) => text(w)),
    (options) => textIn(boxAt(options)),
  )
})

export const de: VillageText = textIn(BOX)
