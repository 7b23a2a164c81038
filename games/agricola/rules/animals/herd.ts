/** Animals that arrive, animals that breed: room is looked for at once (A-ANIMAL-07), and asked for only when short. */

import { type Question, refuse } from '@dorfplatz/kernel'
import { herdChoices, herdNumbers, type KeepChoice, SHAPES } from '../choices.ts'
import type { AgricolaFrame, Keep } from '../frames.ts'
import { announceCooking } from '../payment/exchanging.ts'
import { playerOf } from '../player.ts'
import type { State } from '../state.ts'
import { canCook, herdsNow, keepForm, stay } from './arriving.ts'
import { fits } from './room.ts'

/** Which animals stay; the rest is cooked where the player can and wants to, or goes back to the supply. */
export const keep: Question<State, Keep, AgricolaFrame> = {
  choices: (m, f) => {
    const p = playerOf(m, f.seat)
    const cooks = canCook(m.state, p)
    const list: KeepChoice[] = []
    for (const herd of herdsNow(p)) {
      const choices = herdChoices(herd)
      if (cooks) list.push(choices.cook, choices.giveBack)
      else list.push(choices.keep)
    }
    return list
  },
  shape: SHAPES.keep,
  form: (m, f) => keepForm(m.state, playerOf(m, f.seat)),
  check: (m, f, choice) =>
    refuse(fits(playerOf(m, f.seat), ...herdNumbers(choice.keep)) ? 'A-ANIMAL-08' : 'A-ANIMAL-12'),
  answer: (m, f, choice, stack) => {
    const cooked = stay(m, f.seat, herdNumbers(choice.keep), choice.rest === 'cook')
    if (cooked !== null) announceCooking(m, f.seat, cooked, stack)
  },
}
