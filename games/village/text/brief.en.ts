/** Moves in few words, in English. */

import { say } from '@dorfplatz/kernel'
import type { Brief } from './brief.ts'

export const brief: Brief = {
  mass: 'Mass',
  begins: say('begins the round'),
  marketDay: say('market day'),
  trained: (member, where) => say(member, ' trains ', where),
  step: (member, step) => say(member, ' to step ', step),
  castle: (member, castle) => say(member, ' to castle ', castle),
  rank: (member, rank) => say(member, ' to rank ', rank),
  bag: (member) => say(member, ' into the black bag'),
  picked: (member) => say(member, ' picked'),
  born: (member) => say('a child: ', member),
  home: (member) => say(member, ' comes home'),
  dies: (member, rest) => say(member, ' dies and ', rest),
  fate: (quill) => say(quill ? 'fate tile: quill' : 'fate tile: blank'),
  spared: say('nobody dies'),
}
