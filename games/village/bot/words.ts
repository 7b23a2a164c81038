/** What the parts of a judgement are called. */

export const partNames = {
  en: {
    points: 'points right away',
    chronicle: 'fame in the chronicle',
    store: 'goods and stones in store',
    family: 'use of the family',
    customers: 'prospects at the market',
    time: 'haste towards the end',
    expansions: 'from the expansions',
  },
  de: {
    points: 'Punkte sofort',
    chronicle: 'Ruhm in der Chronik',
    store: 'Waren und Steine im Vorrat',
    family: 'Nutzen der Familie',
    customers: 'Aussicht auf dem Markt',
    time: 'Eile zum Ende hin',
    expansions: 'aus den Erweiterungen',
  },
} as const
