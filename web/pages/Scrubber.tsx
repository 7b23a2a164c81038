/** The controls of a replay: one row that stays where it is, and below it what happened in this step. */

import type { GameText } from '@dorfplatz/kernel'
import type { Line } from '@dorfplatz/protocol'
import { Icon } from '../parts/Icon.tsx'
import { keyed } from '../parts/keyed.ts'
import { EventLine } from '../table/log/Log.tsx'
import { useText } from '../text/index.ts'

export function Scrubber(props: {
  step: number
  total: number
  line: Line | undefined
  text: GameText | null
  go: (step: number) => void
}) {
  const t = useText()
  const { step, total, line, text, go } = props
  const button = (to: number, label: string, look: string) => (
    <button
      type="button"
      className={`btn small ${look}`}
      aria-label={label}
      title={label}
      disabled={to === step}
      onClick={() => go(to)}
    >
      <Icon name="arrow" className="i20" />
    </button>
  )
  const events = line?.events.filter((event) => text !== null && text.event(event).length > 0) ?? []
  return (
    <section className="sheet scrubber" aria-label={t.replay.title}>
      <div className="scrub">
        {button(0, t.replay.first, 'leftward to-edge')}
        {button(Math.max(0, step - 1), t.replay.back, 'leftward')}
        <input
          type="range"
          min={0}
          max={total}
          value={step}
          aria-label={t.replay.scrub}
          aria-valuetext={t.replay.step(step, total)}
          onChange={(event) => go(Number(event.target.value))}
        />
        {button(Math.min(total, step + 1), t.replay.on, '')}
        {button(total, t.replay.last, 'to-edge')}
      </div>
      <div className="scrubbed">
        <b className="num">{t.replay.step(step, total)}</b>
        {/* Long lists scroll: whoever has no mouse does so with the arrow keys. */}
        <ul className="log" aria-live="polite" aria-label={t.table.log} tabIndex={events.length > 1 ? 0 : undefined}>
          {text !== null &&
            keyed(events, (e) => `${step} ${e.kind}`).map(({ key, item }) => (
              <EventLine key={key} event={item} text={text} />
            ))}
          {text !== null && events.length === 0 && (
            <li className="it-s">{step === 0 ? t.replay.before : t.replay.silent}</li>
          )}
        </ul>
      </div>
    </section>
  )
}
