/** `dorfplatz verify`: was the deal of a record fair, and does the record replay? */

import { replay } from '@dorfplatz/kernel'
import { checkDeal, type DealFault } from '@dorfplatz/table'
import { type Command, language, read } from '../command.ts'
import { loadKernel, setupProblem } from '../games.ts'
import { Problem } from '../problem.ts'
import { readRecord } from '../recordfile.ts'
import { print } from '../terminal.ts'

const WORDS = {
  en: {
    seats: (seats: readonly number[]) => seats.map((seat) => seat + 1).join(', '),
    server: 'The seed is the one the server had sealed before the start; no player added to it.',
    none: 'This record holds no seal: its seed may have been chosen, or was made on a device.',
    mixed: (seats: string) => `The seed was made of the server’s sealed number and those of seats ${seats}.`,
    withheld: (seats: string) =>
      `Seats ${seats} had sealed a number and did not open it in time; theirs did not count.`,
    replays: 'Every card and every step follows from this seed.',
    fault: {
      commitment: 'The server’s number is not the one it had sealed.',
      mix: 'A player’s number is not the one that was sealed.',
      seed: 'The seed was not made of these numbers.',
      mine: 'Your number was left out.',
    } satisfies { [F in DealFault]: string },
    parts: (at: number, problem: string) => `Replaying differs at answer ${at + 1}: ${problem}.`,
  },
  de: {
    seats: (seats: readonly number[]) => seats.map((seat) => seat + 1).join(', '),
    server: 'Der Startwert ist der, den der Server vor dem Start versiegelt hatte; von den Plätzen kam nichts hinzu.',
    none: 'Diese Aufzeichnung enthält kein Siegel: Ihr Startwert kann ausgesucht sein oder stammt von einem Gerät.',
    mixed: (seats: string) =>
      `Der Startwert entstand aus der versiegelten Zahl des Servers und denen der Plätze ${seats}.`,
    withheld: (seats: string) =>
      `Die Plätze ${seats} hatten eine Zahl versiegelt und nicht rechtzeitig geöffnet; sie zählte nicht.`,
    replays: 'Jede Karte und jeder Schritt folgt aus diesem Startwert.',
    fault: {
      commitment: 'Die Zahl des Servers ist nicht die, die er versiegelt hatte.',
      mix: 'Die Zahl eines Platzes ist nicht die, die versiegelt war.',
      seed: 'Der Startwert entstand nicht aus diesen Zahlen.',
      mine: 'Deine Zahl fehlt.',
    } satisfies { [F in DealFault]: string },
    parts: (at: number, problem: string) => `Beim Nachspielen weicht Antwort ${at + 1} ab: ${problem}.`,
  },
}

export const verify: Command = {
  help: `Usage: dorfplatz verify <record> [--lang de|en] [--commitment <sha256>] [--json]

  --commitment   the seal you saw before the start: the record must match it
  --json         {sealed, faults, mixed, withheld, replays}; not sealed: nothing shows where the seed came from
Exit code 1 if the deal was not the sealed one or replaying gives a different result.`,
  async run(argv) {
    const { values, positionals } = read(
      argv,
      { lang: { type: 'string' }, commitment: { type: 'string' }, json: { type: 'boolean' } },
      1,
    )
    const words = WORDS[language(values.lang)]
    const [file] = positionals
    if (file === undefined) throw new Problem('Missing file name. Usage: dorfplatz verify <record>', 2)
    const record = readRecord(file)
    const k = await loadKernel(record.game)
    setupProblem(k, record)
    const { commitment } = values
    const deal = checkDeal(record, typeof commitment === 'string' ? { commitment } : {})
    const sealed = record.deal !== undefined || typeof commitment === 'string'
    const { fault } = replay(k, record)
    const exitCode = deal.faults.length === 0 && fault === null ? 0 : 1
    if (values.json === true) {
      print(JSON.stringify({ sealed, ...deal, replays: fault === null }, null, 2))
      return exitCode
    }
    for (const found of deal.faults) print(words.fault[found])
    if (deal.faults.length === 0) {
      const said = sealed ? words.server : words.none
      print(deal.mixed.length === 0 ? said : words.mixed(words.seats(deal.mixed)))
      if (deal.withheld.length > 0) print(words.withheld(words.seats(deal.withheld)))
    }
    print(fault === null ? words.replays : words.parts(fault.at, fault.problem))
    return exitCode
  },
}
