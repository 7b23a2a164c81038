/** The controls of a replay: speed, a round and a move either way, play. */

import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { type RoundStart, roundBack, roundOn } from './rounds.ts'
import type { Playing } from './usePlaying.ts'

interface TransportProps {
  readonly step: number
  readonly total: number
  readonly rounds: readonly RoundStart[]
  readonly playing: Playing
  /** Goes there and stops what plays. */
  go(step: number): void
}

export function Transport({ step, total, rounds, playing, go }: TransportProps) {
  const t = useText()
  const button = (to: number, label: string, look: string, keys: string) => (
    <button
      type="button"
      className={`btn ${look}`}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={to === step}
      onClick={() => go(to)}
    >
      <Icon name="arrow" />
    </button>
  )
  return (
    <fieldset className="scrub" aria-label={t.replay.title}>
      <button
        type="button"
        className="btn speed num"
        aria-label={t.replay.speed(playing.speed)}
        title={t.replay.speed(playing.speed)}
        onClick={playing.faster}
      >
        {playing.speed === 0.5 ? '1/2' : playing.speed}×
      </button>
      {button(roundBack(rounds, step), t.replay.roundBack, 'leftward to-edge', 'PageUp')}
      {button(Math.max(0, step - 1), t.replay.back, 'leftward', 'ArrowLeft')}
      <button
        type="button"
        className="btn primary play"
        aria-label={playing.playing ? t.table.pauseMoves : t.table.playMoves}
        aria-pressed={playing.playing}
        aria-keyshortcuts="Space"
        onClick={playing.toggle}
      >
        <i className={playing.playing ? 'bars' : 'triangle'} />
      </button>
      {button(Math.min(total, step + 1), t.replay.on, '', 'ArrowRight')}
      {button(roundOn(rounds, step, total), t.replay.roundOn, 'to-edge', 'PageDown')}
    </fieldset>
  )
}
