/** Captains and treasure chests as galleries show them. */

import type { CardEntry } from '@dorfplatz/kernel'
import { phrases as de } from '../../text/de.ts'
import { phrases as en } from '../../text/en.ts'
import { port } from './facts.ts'
import { CHESTS } from './state.ts'
import { chestText, payText } from './text/compose.ts'
import { words as german } from './text/phrases.de.ts'
import { words as english } from './text/phrases.en.ts'

const captains = port.captains.map(({ value, origin }): CardEntry => {
  const { id, hire, steps } = value
  const text = (w: typeof en, p: typeof english) =>
    p.captainText(w.some([{ n: hire, thing: 'coin' }]), payText(w, p, value), steps)
  const [, , nth = ''] = id.split('-')
  return {
    id,
    deck: 'captain',
    name: { en: english.captainName(hire, Number(nth)), de: german.captainName(hire, Number(nth)) },
    text: { en: text(en, english), de: text(de, german) },
    primitives: [],
    reconstructed: origin === 'reconstructed',
  }
})

const chests = CHESTS.map(
  (chest, i): CardEntry => ({
    id: `chest-${i + 1}`,
    deck: 'chest',
    name: { en: english.chestName(i + 1), de: german.chestName(i + 1) },
    text: { en: english.chestText(chestText(en, chest)), de: german.chestText(chestText(de, chest)) },
    primitives: [],
    reconstructed: 'tool' in chest || i === port.chests.value.length,
  }),
)

export const portCards: readonly CardEntry[] = [...captains, ...chests]
