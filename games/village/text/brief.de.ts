/** Züge in wenigen Worten, auf Deutsch. */

import { say } from '@dorfplatz/kernel'
import type { Brief } from './brief.ts'

export const brief: Brief = {
  mass: 'Messe',
  begins: say('beginnt die Runde'),
  marketDay: say('Markttag'),
  trained: (member, where) => say(member, ' lernt ', where),
  step: (member, step) => say(member, ' auf Stufe ', step),
  castle: (member, castle) => say(member, ' zu Burg ', castle),
  rank: (member, rank) => say(member, ' auf Rang ', rank),
  bag: (member) => say(member, ' in den schwarzen Beutel'),
  picked: (member) => say(member, ' herausgesucht'),
  born: (member) => say('Nachwuchs: ', member),
  home: (member) => say(member, ' kommt heim'),
  dies: (member, rest) => say(member, ' stirbt und ', rest),
  fate: (quill) => say(quill ? 'Schicksalsplättchen: Federkiel' : 'Schicksalsplättchen: leer'),
  spared: say('niemand stirbt'),
}
