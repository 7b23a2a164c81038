/** Why a table cannot be laid like that, with the way to the rule. */

import { kernelRefusal, type Refusal } from '@dorfplatz/kernel'
import { Link } from '@tanstack/react-router'
import type { PageGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { Words } from '../../parts/Words.tsx'
import { useText } from '../../text/index.ts'
import { reason } from './judge.ts'

export function Why({ game, refusal }: { game: PageGame; refusal: Refusal }) {
  const { lang } = useSettings()
  const t = useText()
  const { rule } = refusal
  return (
    <>
      <Words sentence={reason(game, lang, refusal)} />{' '}
      {kernelRefusal(lang, refusal) === null && (
        <Link to="/rules/$game" params={{ game: game.id }} hash={rule}>
          {t.create.toRule}
        </Link>
      )}
    </>
  )
}
