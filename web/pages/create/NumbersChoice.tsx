/** An option that holds corrected numbers of the box: those kept on this device, or none. */

import type { OptionSpec } from '@dorfplatz/kernel'
import { Link } from '@tanstack/react-router'
import type { WholeGame } from '../../app/games.ts'
import { Choice } from '../../parts/Choice.tsx'
import { useText } from '../../text/index.ts'
import { keptNumbers } from '../numbers/kept.ts'
import type { Value } from './judge.ts'

export function NumbersChoice({
  spec,
  game,
  value,
  onChange,
}: {
  spec: OptionSpec
  game: WholeGame
  value: Value
  onChange: (value: string) => void
}) {
  const t = useText()
  const { name, help, value: word } = game.text.option(spec.key)
  const mine = keptNumbers(game.id)
  const items = [...new Set(['', mine])].map((one) => ({ value: one, label: word(one) }))
  return (
    <>
      <Choice legend={name} help={help} value={String(value)} items={items} onChange={onChange} />
      <p className="rule">
        <Link to="/numbers/$game" params={{ game: game.id }}>
          {t.numbers.enter}
        </Link>
      </p>
    </>
  )
}
