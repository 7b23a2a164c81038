/** The bar that steps through what happened since the last visit, while the boards show the table as it stood then. */

import type { GameText } from '@dorfplatz/kernel'
import { Icon } from '../../parts/Icon.tsx'
import { keyed } from '../../parts/keyed.ts'
import { useText } from '../../text/index.ts'
import { EventLine } from './Log.tsx'
import type { News } from './news.ts'

export function NewsBar({ news, text }: { news: News; text: GameText }) {
  const t = useText()
  const { lines, shown, playing } = news
  if (lines.length === 0) return null
  const line = shown === null ? undefined : lines[shown.step]
  const last = shown !== null && shown.step + 1 >= lines.length
  return (
    <section className={`newsbar${shown === null ? '' : ' back'}`} aria-label={t.table.news(lines.length)}>
      {line === undefined ? (
        <span className="news-say">{t.table.news(lines.length)}</span>
      ) : (
        // Long lists scroll: whoever has no mouse does so with the arrow keys.
        <ol
          className="log news-say"
          aria-live="polite"
          aria-label={t.table.log}
          tabIndex={line.events.length > 1 ? 0 : undefined}
        >
          {keyed(line.events, (e) => `${line.seq} ${e.kind}`).map(({ key, item }) => (
            <EventLine key={key} event={item} text={text} />
          ))}
        </ol>
      )}
      <span className="row news-do">
        {shown !== null && (
          <>
            <b className="num">{t.table.step(shown.step + 1, lines.length)}</b>
            <button
              type="button"
              className="btn small"
              disabled={shown.step < 0}
              onClick={() => news.go(shown.step - 1)}
            >
              {t.table.earlier}
            </button>
            <button type="button" className="btn small" disabled={last} onClick={() => news.go(shown.step + 1)}>
              {t.table.later}
            </button>
          </>
        )}
        <button type="button" className="btn small" onClick={playing ? news.pause : news.play}>
          {shown === null ? t.table.stepThrough : playing ? t.table.pauseMoves : t.table.playMoves}
        </button>
        {shown === null ? (
          <button type="button" className="iconbtn" aria-label={t.table.close} onClick={news.close}>
            <Icon name="close" />
          </button>
        ) : (
          <button type="button" className={`btn small to-now${last ? ' primary' : ''}`} onClick={news.close}>
            {t.table.toNow}
          </button>
        )}
      </span>
    </section>
  )
}
