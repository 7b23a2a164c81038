/** `dorfplatz play`: a table in the terminal, for any mix of people and bots. */

import { randomBytes } from 'node:crypto'
import { createInterface } from 'node:readline/promises'
import { bots } from '@dorfplatz/bots'
import type { Json } from '@dorfplatz/kernel'
import { begin, type Journal, type Kernel, replay } from '@dorfplatz/kernel'
import { type Command, language, optionPairs, read, wholeNumber } from '../command.ts'
import { checked, loadKernel } from '../games.ts'
import { Problem } from '../problem.ts'
import { readRecord } from '../recordfile.ts'
import { sitDown } from '../table.ts'

export const play: Command = {
  summary: 'play in the terminal, alone, with bots, or together on one screen',
  help: `Usage: dorfplatz play <game> [--seats N] [--humans 1,2] [--bots greedy|random] [--lang de|en]
       [--option key=value …] [--seed words]
       dorfplatz play --resume FILE [--humans 1] [--bots greedy]

  --seats    how many take part (default: as few as the game allows)
  --humans   which seats are people (default: 1); bots take the others
  --seed     the same words give the same game (a practice table)`,
  async run(argv) {
    const { values, positionals } = read(argv, {
      seats: { type: 'string' },
      humans: { type: 'string' },
      bots: { type: 'string' },
      lang: { type: 'string' },
      option: { type: 'string', multiple: true },
      seed: { type: 'string' },
      resume: { type: 'string' },
    })
    const lang = language(values.lang)
    const bot = bots[values.bots ?? 'greedy']
    if (bot === undefined)
      throw new Problem(`There is no bot “${values.bots}”. There are: ${Object.keys(bots).join(', ')}`, 2)
    let k: Kernel<unknown, Json>
    let journal: Journal<unknown>
    if (values.resume !== undefined) {
      const record = readRecord(values.resume)
      k = await loadKernel(record.game)
      const again = replay(k, record)
      if (again.fault !== null)
        throw new Problem(`The record stops at answer ${again.fault.at}: ${again.fault.problem}`)
      journal = { match: again.match, record }
    } else {
      k = await loadKernel(positionals[0])
      const seats = wholeNumber('seats', values.seats, k.game.seats[0], 1, 9)
      const seed = values.seed ?? randomBytes(32).toString('hex')
      journal = begin(k, checked(k, seats, optionPairs(values.option), seed))
    }
    const humans = new Set((values.humans ?? '1').split(',').map((text) => Number(text) - 1))
    for (const seat of humans) {
      if (!Number.isInteger(seat) || seat < 0 || seat >= journal.match.seats) {
        throw new Problem(`--humans names seats from 1 to ${journal.match.seats}, for example “1” or “1,3”.`, 2)
      }
    }
    const input = createInterface({ input: process.stdin, output: process.stdout })
    try {
      await sitDown({ k, journal, humans, bot, lang, input, file: values.resume ?? `${k.game.id}.dorfplatz.json` })
    } finally {
      input.close()
    }
    return 0
  },
}
