/** How strong bots are to be, with what the chosen level does and what it was seen to score. */

import { aboutLevel } from '@dorfplatz/bots/levels'
import { useSettings } from '../app/settings.ts'
import { useText } from '../text/index.ts'
import { Choice } from './Choice.tsx'

/** The strength of bots, if nobody asks for another. */
export const USUAL_LEVEL = 'greedy'
/** For whoever plays for the first time. */
export const EASIEST_LEVEL = 'random'

export function LevelChoice(props: { game: string; value: string; onChange: (level: string) => void }) {
  const t = useText()
  const { lang } = useSettings()
  return (
    <Choice
      legend={t.play.level}
      help={aboutLevel(props.game, props.value, lang)}
      value={props.value}
      items={Object.entries(t.create.bot).map(([value, label]) => ({ value, label }))}
      onChange={props.onChange}
    />
  )
}
