/** The Point deck, 901 to 925: points for whoever can pay or show something. */

import type { CardData } from '../rules/card.ts'
import { any, card, have } from './build.ts'

export const point: readonly CardData[] = [
  card('901', { if: any(have({ playedPoint: 1 }), have({ playedBonus: 7 })), vp: 2 }),
  card('902', { if: have({ playedPoint: 1 }), vp: 3 }),
  card('903', { pay: [{ tools: 3 }], vp: 4 }),
  card('904', { if: have({ playedGateway: 6 }), vp: 5 }),
  card('905', { pay: [{ tools: 4 }], vp: 6 }),
  card('906', { if: have({ playedFarmyard: 6 }), vp: 6 }),
  card('907', { pay: { same: 5, types: 2 }, vp: 7 }),
  card('908', { pay: { same: 4, types: 3 }, vp: 8 }),
  card('909', { pay: [{ hides: 2, jewelry: 3 }], vp: 10 }),
  card('910', { pay: [{ meat: 5 }], vp: 10 }),
  card('911', { pay: [{ barley: 6, jewelry: 2 }], vp: 10 }),
  card('912', { pay: [{ hops: 10 }], vp: 10 }),
  card('913', { pay: [{ barley: 11 }, { flax: 11 }, { hops: 11 }, { rye: 11 }], vp: 10 }),
  card('914', { pay: [{ flax: 6, hops: 6 }], vp: 10 }),
  card('915', { pay: [{ hops: 6, rye: 6 }], vp: 10 }),
  card('916', { pay: [{ clay: 12 }], vp: 10 }),
  card('917', { pay: [{ wool: 12 }], vp: 10 }),
  card('918', { pay: [{ wool: 13 }, { milk: 16 }], vp: 10 }),
  card('919', { pay: { same: 14, types: 1 }, vp: 10 }),
  card('920', { pay: [{ milk: 14 }], vp: 10 }),
  card('921', { pay: [{ jewelry: 4 }], vp: 12 }),
  card('922', { pay: [{ fieldsNotRow2: 7 }], vp: 12 }),
  card('923', { pay: [{ sheep: 8 }], vp: 12 }),
  card('924', { pay: [{ fields: 8 }], vp: 13 }),
  card('925', { pay: [{ jewelry: 5 }, { sheep: 10 }], vp: 14 }),
]
