/** The woodcut beside each line of the score sheet: where its points come from. */

export const SCORE_ICONS: { readonly [category: string]: string } = {
  fame: 'vp',
  travel: 'castle',
  church: 'church',
  council: 'council',
  chronicle: 'quill',
  coins: 'coin',
  customers: 'market',
  persons: 'inkwell-empty',
  pickpocket: 'inkwell-empty',
  sea: 'ship',
  stands: 'cocoa',
  smuggler: 'smuggler',
  goals: 'goal-gold',
}

/** What a single card of all brings. */
export const RARE_SCORES: readonly string[] = ['pickpocket']
