/** The Port in German. */

import { say } from '@dorfplatz/kernel'
import { capital } from '../../../text/parts.ts'
import { type FieldId, HOLDS, RETURN_TIME, STANDS, WATER_TIME } from '../facts.ts'
import type { PortWords } from './phrases.en.ts'

const islands: PortWords['islands'] = {
  I1: 'Kakaoinsel',
  I2: 'Ochseninsel',
  I3: 'Teeinsel',
  I4: 'Pferdeinsel',
  I5: 'Schatzinsel',
  I6: 'Kornhandelsinsel',
}

const fields: PortWords['fields'] = {
  ...islands,
  H: 'Hafen',
  T1: 'Zeitfeld 1',
  T2: 'Zeitfeld 2',
  T3: 'Zeitfeld 3',
  T4: 'Zeitfeld 4',
  T5: 'Zeitfeld 5',
}

const at = (field: FieldId): string =>
  field === 'H' ? 'im Hafen' : field.startsWith('T') ? `auf Zeitfeld ${field.slice(1)}` : `bei der ${fields[field]}`

/** “zur Ochseninsel”, “auf Zeitfeld 3”. */
const toward = (name: string): string => (name.startsWith('Zeitfeld') ? `auf ${name}` : `zur ${name}`)

const masculine = ['Ochse', 'Pflug', 'Planwagen', 'Getreidesack', 'Kakaokorb', 'Teeballen']
const none = (what: string): string =>
  what === 'Pferd' || what === 'Familienmitglied' ? 'kein' : masculine.includes(what) ? 'keinen' : 'keine'

/** Masculine nouns that end differently as objects. */
const object = (what: string): string => (what === 'Ochse' ? 'Ochsen' : what)

export const words: PortWords = {
  islands,
  fields,
  at,
  cargo: {
    scroll: 'Schriftrolle',
    horse: 'Pferd',
    ox: 'Ochse',
    plow: 'Pflug',
    wagon: 'Planwagen',
    grain: 'Getreidesack',
    member: 'Familienmitglied',
    cocoa: 'Kakaokorb',
    tea: 'Teeballen',
    chest: 'Schatzkiste',
  },
  captain: 'Kapitän',
  admiral: 'Admiral',
  helmsman: 'Steuermann',
  lighthouse: 'Leuchtturm',
  anyStones: (n) => say(n, n === 1 ? ' beliebiger Stein' : ' beliebige Steine'),
  persons: {
    admiral: 'Admiral',
    kartograph: 'Kartograph',
    quartiermeister: 'Quartiermeister',
    steuermann: 'Steuermann',
  },
  ask: {
    chart: say('Zu welcher Insel bringt dich der Kartograph?'),
    pairAsk: say('Welche 2 gleichen lädst du ein?'),
    stand: say('Bediene einen Kunden, verkaufe Kakao oder Tee oder passe.'),
    hire: say('Welchen Kapitän heuerst du an?'),
    voyage: say('Weiterfahren, anlegen oder heimkehren?'),
    load: (free) => say('Was lädst du ein? ', free, free === 1 ? ' Laderaum ist frei.' : ' Laderäume sind frei.'),
    leave: say('Wohin segelst du? Dein Schiff muss den Hafen verlassen.'),
    sail: say('Wohin segelst du? Anlegen beendet die Fahrt.'),
    dock: say('Hier anlegen oder weiterfahren?'),
    island: (island) => say('Was tust du auf der ', island, '?'),
    seaGrave: say('Welches Seebestattungsfeld belegst du?'),
    handIn: say('Welche Schatzkiste gibst du ab? Sie bleibt verschlossen.'),
    connyGrave: say('Welches Seebestattungsfeld belegt Connys Familienmitglied?'),
  },
  choose: {
    hire: (price, pay, steps) =>
      say(
        'Für ',
        price,
        ' anheuern: ',
        pay,
        steps === 1 ? ' je weiterem Schritt' : say(' für bis zu ', steps, ' Schritte'),
      ),
    hireCard: (name) => say(name, ' statt eines Kapitäns'),
    sail: (to, steps, price) =>
      say(to, ': ', steps, steps === 1 ? ' Schritt' : ' Schritte', price === null ? '' : say(' für ', price)),
    play: (name) => say(name, ' ausspielen'),
    pair: (what) => say('2 einladen: ', what),
    dock: (island) => say(island, ': anlegen'),
    returnHome: (time) => say('Für ', time, ' in den Hafen heimkehren'),
    stay: say('Fahrt hier beenden'),
    load: (what) => capital(say(what, ' einladen')),
    loaded: say('Beladen beenden und abfahren'),
    sell: (what, points) => say(what, ' verkaufen → ', points),
    board: (what) => say(what, ' einladen'),
    keeper: (who, price, points) => say('Für ', price, ' ', who, ' auf den Leuchtturm stellen → ', points),
    visited: say('Inselaktionen beenden'),
    handIn: (holds) => say('Die Kiste mit ', holds),
    seaGrave: (n, points) => say('Seebestattungsfeld ', n, ' → ', points ?? 'keine Punkte'),
    stand: (price, gains) => say('Marktstand: ', price, ' → ', gains),
    open: (what) => say('Schatzkiste öffnen: ', what),
  },
  happened: {
    hires: (who, price, pay, steps) =>
      say(
        who,
        ' heuert',
        price === null ? '' : say(' für ', price),
        ' einen Kapitän an (',
        pay,
        ' → ',
        steps,
        steps === 1 ? ' Schritt' : ' Schritte',
        ').',
      ),
    hiresCard: (who, name) => say(who, ' fährt mit dem ', name, '.'),
    loads: (who, what) => say(who, ' lädt ', what, ' ein.'),
    sails: (who, to) => say(who, ' segelt ', toward(to), '.'),
    docks: (who, island) => say(who, ' legt an der ', island, ' an.'),
    sells: (who, what, points) => say(who, ' verkauft ', what, ' für ', points, '.'),
    keeper: (who, member, island, points) =>
      say(who, ' stellt ', member, ' auf den Leuchtturm der ', island, ' und erhält ', points, '.'),
    returns: (who, lost) =>
      say(
        who,
        ' kehrt in den Hafen heim',
        lost === null ? '.' : say('; ', lost, ' passt nicht und geht in den Vorrat.'),
      ),
    opens: (who, what) => say(who, ' öffnet eine Schatzkiste und nimmt ', what, '.'),
    handsIn: (who) => say(who, ' gibt eine Schatzkiste ungeöffnet ab.'),
    stand: (who, what, gains) => say(who, ' verkauft am Marktstand ', what, ' für ', gains, '.'),
    seaGrave: (who, n, points) =>
      say(who, ' belegt Seebestattungsfeld ', n, points === null ? '.' : say(' und erhält ', points, '.')),
  },
  refused: {
    captainGone: say('Dieser Kapitän ist schon angeheuert.'),
    noCaptains: say('Es ist kein Kapitän mehr da.'),
    shipAtSea: say('Dein Schiff ist auf See. Kehre zuerst heim.'),
    shipInHarbor: say('Dein Schiff liegt im Hafen. Heuere zuerst einen Kapitän an.'),
    mustLeave: say('Dein Schiff muss den Hafen verlassen.'),
    noLane: (to) => say('Von hier führt kein Weg ', toward(to), '.'),
    intoHarbor: say('In den Hafen segelst du nicht; heimkehren ist eine eigene Reise.'),
    notAtIsland: say('Dort liegt dein Schiff nicht.'),
    holdsFull: say('Alle deine Laderäume sind voll.'),
    aboardAlready: (what) =>
      say('Du hast schon ', none(what).slice(1), ' ', object(what), ' an Bord; alles an Bord muss verschieden sein.'),
    notAboard: (what) => say('Du hast ', none(what), ' ', object(what), ' an Bord.'),
    notBought: (what) => say('Hier kauft niemand ', none(what).slice(1), ' ', object(what), '.'),
    noStack: say('Hier liegt kein solcher Stapel.'),
    stackEmpty: say('Der Stapel ist leer.'),
    loadedOnce: say('Du hast hier schon ein Plättchen eingeladen.'),
    noLighthouse: say('Hier steht kein Leuchtturm.'),
    lighthouseTaken: say('Auf diesem Leuchtturm steht jemand. Frei wird er erst durch dessen Tod.'),
    graveTaken: say('Dieses Seebestattungsfeld ist belegt.'),
    noneAtHome: (what) => say('Du hast ', none(what), ' ', object(what), ' auf deinem Hof.'),
  },
  scene: {
    sea: 'See',
    ship: (who, where) => say(who, ': ', where),
    captain: (pay, steps) => say('Kapitän: ', pay, ' → ', steps, steps === 1 ? ' Schritt' : ' Schritte'),
    holds: 'an Bord',
    empty: 'leer',
    captains: 'Kapitäne',
    stacks: 'Auf den Inseln',
    lighthouses: 'Leuchttürme',
    graves: 'Seebestattung',
    chests: (n) => say(n, n === 1 ? ' ungeöffnete Schatzkiste' : ' ungeöffnete Schatzkisten'),
  },
  doing: 'ist auf See',
  options: {
    port: {
      name: 'Hafen (Port)',
      help: 'Schiffe, Kapitäne und Inseln treten an die Stelle der Burgen.',
      value: (v) => (v ? 'ja' : 'nein'),
    },
    promoChest: {
      name: 'Promo-Schatzkiste',
      help: 'Legt die Promo-Schatzkiste mit auf die Schatzinsel.',
      value: (v) => (v ? 'ja' : 'nein'),
    },
  },
  scores: { sea: 'Punkte auf See', stands: 'Marktstände' },
  rest: say('ein Seebestattungsfeld'),
  restsAtSea: say('wird auf See bestattet'),
  quick: [
    {
      title: 'Port: Reise',
      lines: [
        `Im Hafen: Kapitän anheuern, bis zu ${HOLDS} verschiedene Spielteile laden, mindestens 1 Schritt fahren`,
        `Erster Schritt ohne Steine, weitere nach Kapitän; je Zeit-Wasserfeld ${WATER_TIME} Zeit`,
        'An einer Insel: anlegen (beendet die Fahrt) oder weiterfahren',
        `Oder von überall heimkehren: ${RETURN_TIME} Zeit, alles ausladen, der Kapitän ist aus dem Spiel`,
      ],
    },
    {
      title: 'Port: Inseln und Markt',
      lines: [
        'Angelegt: aus den Laderäumen verkaufen, 1 Plättchen laden, jemanden von Bord auf den leeren Leuchtturm stellen',
        `Stände: Kakao ${STANDS.cocoa.points} Punkte, Tee ${STANDS.tea.points} Punkte + ${STANDS.tea.coin} Münze; ein Verkauf wie jeder andere`,
        'Schatzkisten daheim: jederzeit öffnen',
        'Tod auf See: Bereich „Reise“, sonst Seebestattung; auch deren letztes Feld läutet das Ende ein',
      ],
    },
  ],
  facts: {
    lane: (a, b) => `Seeweg ${a} – ${b}`,
    oneStep: '1 Schritt',
    buys: 'kauft',
    stack: 'Stapel',
    lighthouse: 'Leuchtturm',
    nothing: 'nichts',
    captain: (hire, n) => `Kapitän ${n} für ${hire} ${hire === 1 ? 'Münze' : 'Münzen'}`,
    steps: (n) => (n === 1 ? '1 Schritt' : `bis zu ${n} Schritte`),
    burial: 'Punkte der Seebestattungsfelder',
    chests: 'Münzen in den Schatzkisten',
    promoChest: 'Münzen in der Promo-Schatzkiste',
    toolChests: 'Werkzeug in den Schatzkisten von Marriage',
  },
  captainName: (hire, n) => `Kapitän ${hire}-${n}`,
  captainText: (price, pay, steps) =>
    say(
      'Für ',
      price,
      ' anzuheuern. Der erste Schritt jeder Fahrt ist frei; ',
      pay,
      steps === 1 ? ' für jeden weiteren Schritt.' : say(' für bis zu ', steps, ' weitere Schritte.'),
    ),
  chestName: (n) => `Schatzkiste ${n}`,
  promoChestName: 'Promo-Schatzkiste',
  chestText: (what) => say('Daheim jederzeit zu öffnen: nimm ', what, '.'),
  labels: {
    landfall: 'Das Schiff legt an',
    leaf: 'See',
    harbor: 'Hafen',
    yourShip: 'Dein Schiff',
    holds: (n) => `${n} Laderäume`,
    inHarbor: 'im Hafen',
    thisVoyage: 'Deine Fahrt',
    captains: 'Kapitäne',
    hireHelp: 'Anheuern, dann je weiterem Schritt',
    free: 'frei',
    step: 'Schritt',
    upTo: 'Bis zu',
    loadOne: '1 einladen',
    taken: 'besetzt',
    seaBurial: 'Seebestattung',
    graves: (n) => `${n} frei`,
    timeWater: 'Zeitfeld',
    stands: 'Marktstände',
    chests: 'Ungeöffnete Schatzkisten',
    whyNot: 'Warum nicht?',
    hold: 'leerer Laderaum',
    reach: 'erreichbar',
    sells: (what) => `${what} verkaufen`,
    lights: 'Auf den Leuchtturm',
    steps: (n) => (n === 1 ? '1 Schritt' : `${n} Schritte`),
    ends: 'Ende, wenn Dorfchronik, Friedhof oder Seebestattung voll ist.',
    gone: 'angeheuert',
  },
}
