/** Names as they stand on a tile: two short lines, read from what is done there; the full name is in notes and log. */

import { type Lang, readWords } from '@dorfplatz/kernel'
import type { GoodName } from '../rules/goods.ts'
import { DAY_LABORER, DAY_LABORER_FAMILY, SPACES } from '../rules/work/spaces.ts'
import type { SpaceEffect } from '../rules/work/words.ts'
import type { Nouns } from '../text/parts.ts'

type Amounts = { readonly [good: string]: number }

interface Words {
  goods(nouns: Nouns, of: Amounts): string
  take(what: string): string
  resources(n: number): string
  starter: string
  build(rooms: number, stables: number): string
  plow: string
  sow: string
  bake: string
  fences: string
  renovate: string
  occupation: string
  improve: { readonly minor: string; readonly major: string; readonly both: string }
  also: { readonly minor: string; readonly major: string; readonly both: string }
  grow(room: boolean, from: number): string
  /** Where something follows it on the same tile. */
  readonly growth: string
  andOr: string
  or: string
}

const goodsIn = (nouns: Nouns, of: Amounts): string =>
  Object.entries(of)
    .map(([good, n]) => `${n} ${nouns[good as GoodName][n === 1 ? 0 : 1]}`)
    .join(', ')

const de: Words = {
  goods: goodsIn,
  take: (what) => `${what} nehmen`,
  resources: (n) => (n === 1 ? '1 Werkstoff nehmen' : '2 Werkstoffe nehmen'),
  starter: 'Start\u00adspieler',
  build: (rooms, stables) => (rooms > 1 ? 'Haus- und/oder Stallbau' : stables > 0 ? '1 Stallbau' : '1 Hausbau'),
  plow: '1 Acker pflügen',
  sow: 'Aussäen',
  bake: 'Brot backen',
  fences: 'Zäune',
  renovate: 'Renovie\u00adrung',
  occupation: '1 Ausbildung',
  improve: {
    minor: 'An\u00adschaffung, klein',
    major: 'An\u00adschaffung, groß',
    both: 'An\u00adschaffung, groß oder klein',
  },
  also: { minor: 'kl. An\u00adschaffung', major: 'große An\u00adschaffung', both: 'An\u00adschaffung' },
  grow: (room, from) =>
    from > 1 ? `Zuwachs ab Runde ${from}` : room ? 'Familien\u00adzuwachs' : 'Zuwachs auch ohne Platz',
  growth: 'Zuwachs',
  andOr: ' und/oder ',
  or: ' oder ',
}

const en: Words = {
  goods: goodsIn,
  take: (what) => `Take ${what}`,
  resources: (n) => (n === 1 ? 'Take 1 resource' : 'Take 2 resources'),
  starter: 'Starting player',
  build: (rooms, stables) => (rooms > 1 ? 'Rooms and/or stables' : stables > 0 ? '1 stable' : '1 room'),
  plow: 'Plow 1 field',
  sow: 'Sow',
  bake: 'Bake bread',
  fences: 'Fences',
  renovate: 'Renovation',
  occupation: '1 occupation',
  improve: { minor: 'Minor improvement', major: 'Major improvement', both: 'Improvement, major or minor' },
  also: { minor: 'minor impr.', major: 'major improvement', both: 'improvement' },
  grow: (room, from) => (from > 1 ? `Growth from round ${from}` : room ? 'Family growth' : 'Growth, even without room'),
  growth: 'Growth',
  andOr: ' and/or ',
  or: ' or ',
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

function reader(w: Words, lang: Lang, nouns: Nouns) {
  const low = (text: string): string => (lang === 'en' ? lower(text) : text)
  return readWords<SpaceEffect, string>({
    // Several goods say enough without a verb.
    gain: ({ goods }) => (Object.keys(goods).length > 1 ? w.goods(nouns, goods) : w.take(w.goods(nouns, goods))),
    pile: (e) => w.goods(nouns, { [e.good]: e.n }),
    resources: ({ n }) => w.resources(n),
    starter: () => w.starter,
    build: ({ rooms, stables }) => w.build(rooms, stables),
    plow: () => w.plow,
    sow: () => w.sow,
    bake: () => w.bake,
    fences: () => w.fences,
    renovate: () => w.renovate,
    occupation: () => w.occupation,
    improve: ({ kinds }) => w.improve[kinds],
    grow: ({ room, from }) => w.grow(room, from),
    pay: (e, read) => read(e.then),
    // What lies there and what comes with it are named alike.
    seq: ({ of }, read) => of.map((one) => (one.do === 'gain' ? w.goods(nouns, one.goods) : read(one))).join(', '),
    andOr: ({ of }, read) => of.map((one, i) => (i === 0 ? read(one) : low(read(one)))).join(w.andOr),
    also: ({ first, then }, read) =>
      `${first.do === 'grow' ? w.growth : read(first)}, ${then.do === 'improve' ? w.also[then.kinds] : low(read(then))}`,
    either: ({ of }, read) => of.map(({ does }, i) => (i === 0 ? read(does) : low(read(does)))).join(w.or),
  })
}

const known = new Map<Lang, (does: SpaceEffect) => string>()

/** Longer names than that take the tile's own short one; printed names are kept as long as they fit. */
const FITS = 26

/** `title` is the full name, which a tile keeps where there is room for it. */
export function tileName(space: number, title: string, lang: Lang, nouns: Nouns): string {
  const found = SPACES[space]
  if (found === undefined || title.length <= FITS) return title
  if (space === DAY_LABORER || space === DAY_LABORER_FAMILY) return title
  const read = known.get(lang) ?? reader(lang === 'de' ? de : en, lang, nouns)
  known.set(lang, read)
  return read(found.does)
}
