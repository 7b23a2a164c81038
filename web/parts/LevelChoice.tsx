/** How strong bots are to be, with what the chosen level does and what it was seen to score. */

import { aboutLevel } from '@dorfplatz/bots/levels'
import { useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { STAND_IN } from '../link/standIn.ts'
import { useText } from '../text/index.ts'
import { Choice } from './Choice.tsx'
import { LevelFigures } from './LevelFigures.tsx'

/** The strength of bots, if nobody asks for another. */
export const USUAL_LEVEL = 'greedy'
/** For whoever plays for the first time. */
export const EASIEST_LEVEL = 'random'

interface LevelChoiceProps {
  readonly game: string
  readonly value: string
  readonly onChange: (level: string) => void
  /** About one bot, not about all of a table. */
  readonly one?: boolean
}

export function LevelChoice(props: LevelChoiceProps) {
  const t = useText()
  const { lang } = useSettings()
  return (
    <div className="level-choice">
      <Choice
        legend={props.one === true ? t.play.levelOfOne : t.play.level}
        help={aboutLevel(props.game, props.value, lang)}
        value={props.value}
        items={Object.entries(t.create.bot).map(([value, label]) => ({ value, label }))}
        onChange={props.onChange}
      />
      <LevelFigures game={props.game} />
    </div>
  )
}

/** The strength of the bot that plays on for somebody: chosen where that is asked. */
export function StandInChoice({ game, onChange }: Pick<LevelChoiceProps, 'game' | 'onChange'>) {
  const [level, setLevel] = useState(STAND_IN)
  useEffect(() => onChange(level), [level, onChange])
  return <LevelChoice game={game} value={level} onChange={setLevel} one />
}
