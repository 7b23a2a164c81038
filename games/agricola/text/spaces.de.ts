/** Wie Aktionsfelder auf Deutsch heißen und was sie tun, Wort für Wort. */

import { listOf, readWords, type Sentence, say, toText, type WordTable } from '@dorfplatz/kernel'
import type { Amounts } from '../rules/goods.ts'
import type { JobPrice, SpaceEffect, SpaceWord } from '../rules/work/words.ts'
import { nouns } from './nouns.de.ts'
import { goodSaid } from './parts.ts'
import { inOrder, inRow, onePrice, type SpaceWords, spaceTeller } from './spaces.ts'

const goods = (amounts: Amounts): Sentence => listOf('de', 'and', inOrder(nouns, amounts))
const named = (amounts: Amounts): string => toText(goods(amounts))
const food = (n: number): Sentence => goods({ food: n })
const fed = (n: number): string => `${n} ${n === 1 ? 'Nährwert' : 'Nährwerte'}`
const joined = (joiner: string, parts: readonly Sentence[]): Sentence =>
  say(...parts.flatMap((part, i) => (i === 0 ? [part] : [joiner, part])))

const titles: WordTable<SpaceEffect, string> = {
  gain: (e) => `${named(e.goods)} nehmen`,
  pile: (e) => named({ [e.good]: e.n }),
  resources: ({ n }) => (n === 1 ? '1 Werkstoff nehmen' : '2 verschiedene Werkstoffe nehmen'),
  starter: () => 'Startspieler',
  build: ({ rooms, stables }) =>
    rooms > 1 ? 'Hausbauten und/oder Stallbauten' : stables > 0 ? '1 Stallbau' : '1 Hausbau',
  plow: () => '1 Acker pflügen',
  sow: () => 'Aussäen',
  bake: () => 'Brot backen',
  fences: () => 'Zäune',
  renovate: () => 'Renovierung',
  occupation: (e) => (onePrice(e.food) ? `1 Ausbildung für ${fed(e.food[0])}` : '1 Ausbildung'),
  improve: ({ kinds }) => `1 ${improvement(kinds)}`,
  grow: ({ room, from }) => `Familienzuwachs${room ? '' : ' auch ohne Platz'}${from > 1 ? ` ab Runde ${from}` : ''}`,
  pay: (e, read) => `${read(e.then)} für ${fed(e.food)}`,
  seq: ({ of }) => of.map(plain).join(', zusätzlich '),
  andOr: ({ of }, read) => of.map(read).join(' und/oder '),
  also: ({ first, then }, read) => {
    if (first.do === 'starter') return `${read(first)} und/oder ${read(then)}`
    const what = then.do !== 'improve' ? read(then) : then.kinds === 'both' ? 'Anschaffung' : improvement(then.kinds)
    return `Nach ${read(first)} auch ${what}`
  },
  either: ({ of }) => of.map((one, i) => (i === 0 ? option(one) : `${between(one.does)}${option(one)}`)).join(''),
}
const title = readWords(titles)

function improvement(kinds: 'minor' | 'major' | 'both'): string {
  return `${kinds === 'both' ? 'große oder kleine' : kinds === 'major' ? 'große' : 'kleine'} Anschaffung`
}

const between = (does: SpaceEffect): string =>
  does.do === 'grow' && does.from > 1 ? ` oder ab Runde ${does.from} ` : ' oder '

/** Ein Titel ohne sein Verb, wie er in einer Reihe steht. */
function plain(does: SpaceEffect): string {
  if (does.do === 'pay') return `${plain(does.then)} für ${fed(does.food)}`
  if (does.do === 'grow') return 'Familienzuwachs'
  if (does.do === 'occupation') return '1 Ausbildung'
  return title(does).replace(/ nehmen$/, '')
}

const option: SpaceWords['option'] = ({ name, does }) => (name === 'players' ? 'Kleinkunst' : plain(does))

function prices([first, second, later]: JobPrice): Sentence {
  if (first === second && second === later) return say(', immer für ', food(first))
  if (first === 0) return say(' (die erste ist kostenlos, jede weitere kostet ', food(later), ')')
  return say(' (die ersten beiden kosten je ', food(first), ', jede weitere ', food(later), ')')
}

const solo = (e: SpaceWord<'pile'>): Sentence =>
  e.solo === e.n ? [] : e.solo === 0 ? ['allein nicht'] : say('allein nur ', e.solo)
const isAnimal = (good: string): boolean => good === 'sheep' || good === 'boar' || good === 'cattle'

/** Ausführlich, als eines von mehreren auf einem Feld. */
function among(e: SpaceEffect): Sentence {
  if (e.do === 'gain') return goods(e.goods)
  if (e.do === 'pay') return say(among(e.then), ' für ', food(e.food))
  if (e.do !== 'pile') return sentence(e)
  const more = say(e.n, ' mehr jede Runde', e.solo === e.n ? '' : say(', ', solo(e)))
  return say(
    isAnimal(e.good) || e.good === 'food' ? 'alle ' : 'alles ',
    goodSaid(nouns, e.good, 2),
    ' hier nehmen (',
    more,
    ')',
  )
}

const sentence = readWords<SpaceEffect, Sentence>({
  gain: (e) => say(goods(e.goods), ' aus dem allgemeinen Vorrat'),
  pile: (e) =>
    say(
      e.n === 1 ? 'Jede Runde kommt ' : 'Jede Runde kommen ',
      goods({ [e.good]: e.n }),
      ' dazu',
      e.solo === e.n ? '' : say(' (', solo(e), ')'),
      isAnimal(e.good) ? '; du nimmst alle' : '; du nimmst alles',
    ),
  resources: ({ n }) => [n === 1 ? '1 Werkstoff deiner Wahl' : '2 verschiedene Werkstoffe deiner Wahl'],
  starter: () => ['Startspielerstein nehmen oder behalten'],
  build: ({ rooms, stables, wood }) => {
    if (stables === 0) return ['1 Raum bauen']
    if (rooms === 0) return say('1 Stall für ', goods({ wood }), ' bauen')
    return say(
      'beliebig viele Räume und Ställe bauen (insgesamt ',
      stables,
      ' Ställe, je ',
      goods({ wood }),
      '), mindestens einen Raum oder Stall',
    )
  },
  plow: () => ['1 Acker auf den Hof legen'],
  sow: () => ['mindestens einmal säen'],
  bake: () => ['mindestens 1 Getreide verbacken'],
  fences: () => say('mindestens 1 Zaun bauen, je ', goods({ wood: 1 })),
  renovate: () => ['Haus renovieren'],
  occupation: (e) => say('1 Ausbildung ausspielen', prices(e.food)),
  improve: ({ kinds }) => [
    kinds === 'both'
      ? '1 große Anschaffung erwerben oder 1 kleine ausspielen'
      : kinds === 'major'
        ? '1 große Anschaffung erwerben'
        : '1 kleine Anschaffung ausspielen',
  ],
  grow: ({ room, from }) => [
    `${from > 1 ? `ab Runde ${from} ` : ''}Familie vergrößern${room ? ', wofür ein freier Raum nötig ist' : ', auch ohne freien Raum'}`,
  ],
  pay: (e) => among(e),
  seq: ({ of }) => joined(' und ', of.map(among)),
  andOr: ({ of }, read) =>
    of[0].do === 'plow'
      ? ['1 Acker pflügen, danach aussäen; mindestens eines von beiden']
      : say(joined(' oder ', of.map(read)), ', auch beides'),
  also: ({ first, then }, read) =>
    say(read(first), '; danach darfst du ', then.do === 'fences' ? 'Zäune bauen' : read(then)),
  either: ({ of }) =>
    joined(
      ' oder ',
      of.map(({ does }) => among(does)),
    ),
})

/** Anschaffungen, die auf einer Karte anderem folgen. */
const ALSO = { minor: 'kl. An\u00adschaffung', major: 'große An\u00adschaffung', both: 'An\u00adschaffung' } as const
const WHICH = { minor: 'klein', major: 'groß', both: 'groß oder klein' } as const

const tile = readWords<SpaceEffect, string>({
  ...titles,
  // Mehrere Waren sagen ohne Verb genug.
  gain: (e, read) => (Object.keys(e.goods).length > 1 ? inRow(nouns, e.goods) : titles.gain(e, read)),
  resources: ({ n }) => `${n === 1 ? '1 Werkstoff' : '2 Werkstoffe'} nehmen`,
  starter: () => 'Start\u00adspieler',
  build: ({ rooms, stables }) => (rooms > 1 ? 'Haus- und/oder Stallbau' : stables > 0 ? '1 Stallbau' : '1 Hausbau'),
  renovate: () => 'Renovie\u00adrung',
  occupation: () => '1 Ausbildung',
  improve: ({ kinds }) => `An\u00adschaffung, ${WHICH[kinds]}`,
  grow: ({ room, from }) =>
    from > 1 ? `Zuwachs ab Runde\u00a0${from}` : room ? 'Familien\u00adzuwachs' : 'Zuwachs auch ohne Platz',
  pay: (e, read) => read(e.then),
  // Was dort liegt und was dazukommt, heißt gleich.
  seq: ({ of }, read) => of.map((one) => (one.do === 'gain' ? inRow(nouns, one.goods) : read(one))).join(', '),
  also: ({ first, then }, read) =>
    `${first.do === 'grow' ? 'Zuwachs' : read(first)}, ${then.do === 'improve' ? ALSO[then.kinds] : read(then)}`,
  either: ({ of }, read) => of.map(({ does }) => read(does)).join(' oder '),
})

const brief = readWords<SpaceEffect, string>({
  gain: (e) => short(named(e.goods)),
  pile: (e) => short(named({ [e.good]: e.n })),
  resources: ({ n }) => (n === 1 ? '1 Werkstoff nach Wahl' : '2 verschiedene Werkstoffe'),
  starter: () => 'Startspieler',
  build: ({ rooms, stables }) => (rooms > 1 ? 'Räume und/oder Ställe' : stables > 0 ? '1 Stall' : '1 Raum'),
  plow: () => 'Pflügen',
  sow: () => 'Aussäen',
  bake: () => 'Backen',
  fences: () => 'Zäune',
  renovate: () => 'Renovierung',
  occupation: ({ food: [first, second, later] }) =>
    first === 0
      ? `Ausbildung, erste kostenlos, dann ${later} NW`
      : `Ausbildung ${first === later ? first : [first, second, later].join('/')} NW`,
  improve: ({ kinds }) => improvement(kinds),
  grow: ({ room, from }) => `Zuwachs${room ? '' : ' ohne Platz'}${from > 1 ? ` (ab ${from})` : ''}`,
  pay: (e, read) => `${read(e.then)} für ${e.food} NW`,
  seq: ({ of }, read) => of.map(read).join(' + '),
  andOr: ({ of }, read) => of.map(read).join('/'),
  also: ({ first, then }, read) =>
    `${read(first)}, danach ${then.do === 'improve' && then.kinds === 'both' ? 'Anschaffung' : read(then)}`,
  either: ({ of }, read) => of.map((one) => (one.name === 'players' ? option(one) : read(one.does))).join(' oder '),
})

/** In der Übersicht ist der Nährwert abgekürzt. */
const short = (text: string): string => text.replace(/Nährwerte?/, 'NW')

const WORDS = ['', '', '', 'dritt', 'viert', 'fünft']

export const spaces = spaceTeller({
  names: {
    day_laborer: 'Tagelöhner',
    fishing: 'Fischfang',
    tavern: 'Taverne',
    p4_traveling_players: 'Kleinkunst',
    p5_animals: 'Tiere nehmen',
    starting_player_storehouse: 'Startspieler und Lagerhaus',
    day_laborer_family: 'Tagelöhner',
  },
  title,
  tile,
  sentence,
  brief,
  option,
  stage: (stage) => `Spielphase ${stage}`,
  seats: (seats) => `zu ${WORDS[seats]}`,
  cardsFor: (seats) => `Karten zu ${WORDS[seats]}`,
  quickStage: (stage, rounds) => `Spielphase ${stage} (${rounds})`,
  quickSeats: (seats) => `Zu ${WORDS[seats]}`,
  eachRound: 'Jede Runde',
})
