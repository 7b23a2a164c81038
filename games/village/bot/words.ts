/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    points: 'fame right away',
    chronicle: 'fame in the chronicle',
    store: 'wealth in store',
    family: 'use of the family',
    customers: 'chance at the market',
    time: 'haste towards the end',
    expansions: 'gains from the expansions',
  },
  de: {
    points: 'Punkte sofort',
    chronicle: 'Ruhm in der Dorfchronik',
    store: 'Güter und Steine auf dem Hof',
    family: 'Nutzen der Familie',
    customers: 'Aussicht auf dem Markt',
    time: 'Eile zum Ende hin',
    expansions: 'Gewinn aus den Erweiterungen',
  },
} as const

/** What is counted of a family. */
export const countWords = {
  customers: { weight: 4, en: ['served customer', 'served customers'], de: ['bedienter Kunde', 'bediente Kunden'] },
  chronicle: {
    weight: 4,
    en: ['family member in the chronicle', 'family members in the chronicle'],
    de: ['Familienmitglied in der Dorfchronik', 'Familienmitglieder in der Dorfchronik'],
  },
  graves: {
    weight: -1,
    en: ['grave outside the chronicle', 'graves outside the chronicle'],
    de: ['Grab außerhalb der Dorfchronik', 'Gräber außerhalb der Dorfchronik'],
  },
  born: { weight: 3, en: ['family member', 'family members'], de: ['Familienmitglied', 'Familienmitglieder'] },
  castles: { weight: 3, en: ['castle', 'castles'], de: ['Burg', 'Burgen'] },
  craftsmen: {
    weight: 2,
    en: ['member in a craft', 'members in a craft'],
    de: ['Mitglied im Handwerk', 'Mitglieder im Handwerk'],
  },
  council: {
    weight: 2,
    en: ['step in the council chamber', 'steps in the council chamber'],
    de: ['Stufe in der Ratsstube', 'Stufen in der Ratsstube'],
  },
  church: {
    weight: 2,
    en: ['step in the church', 'steps in the church'],
    de: ['Stufe in der Kirche', 'Stufen in der Kirche'],
  },
  wagon: { weight: 2, en: ['wagon', 'wagons'], de: ['Planwagen', 'Planwagen'] },
  plow: { weight: 2, en: ['plow', 'plows'], de: ['Pflug', 'Pflüge'] },
  ox: { weight: 2, en: ['ox', 'oxen'], de: ['Ochse', 'Ochsen'] },
  horse: { weight: 2, en: ['horse', 'horses'], de: ['Pferd', 'Pferde'] },
  scroll: { weight: 2, en: ['scroll', 'scrolls'], de: ['Schriftrolle', 'Schriftrollen'] },
  coins: { weight: 1, en: ['coin', 'coins'], de: ['Münze', 'Münzen'] },
  grain: { weight: 0.7, en: ['grain sack', 'grain sacks'], de: ['Getreidesack', 'Getreidesäcke'] },
  orange: { weight: 0.5, en: ['orange stone', 'orange stones'], de: ['orangefarbener Stein', 'orangefarbene Steine'] },
  green: { weight: 0.5, en: ['green stone', 'green stones'], de: ['grüner Stein', 'grüne Steine'] },
  brown: { weight: 0.5, en: ['brown stone', 'brown stones'], de: ['brauner Stein', 'braune Steine'] },
  pink: { weight: 0.5, en: ['pink stone', 'pink stones'], de: ['rosa Stein', 'rosa Steine'] },
  time: { weight: 0.4, en: ['unit of time', 'units of time'], de: ['Zeit', 'Zeit'] },
} as const
