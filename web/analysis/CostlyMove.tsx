/** A move that is told of: what was played, what would have been better and why, and the ways to that moment. */

import type { Costly, Praised } from '@dorfplatz/bots'
import type { Answer, Sentence, View } from '@dorfplatz/kernel'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { gameAt, type PageGame } from '../app/games.ts'
import { useSettings } from '../app/settings.ts'
import type { TableLink } from '../link/link.ts'
import { Icon } from '../parts/Icon.tsx'
import { Words } from '../parts/Words.tsx'
import { analysisText } from './text.ts'

function sentenceIn(game: PageGame, view: View, { to, choice }: Answer): Sentence {
  const decision = to === undefined ? view.decisions[0] : view.decisions.find(({ id }) => id === to)
  return decision === undefined ? [] : gameAt(game, view.options).text.choice(view, decision, choice)
}

/** What the seat saw before its move; null until that is there. */
function useView(link: TableLink, { seat, answers }: Pick<Costly, 'seat' | 'answers'>): View | null {
  const [view, setView] = useState<View | null>(null)
  useEffect(() => {
    let live = true
    link.at(seat, answers).then(
      (moment) => live && setView(moment?.view ?? null),
      () => undefined,
    )
    return () => {
      live = false
    }
  }, [link, seat, answers])
  return view
}

interface MoveProps<M> {
  readonly link: TableLink
  readonly id: string
  readonly game: PageGame
  readonly move: M
  /** The round it was made in. */
  readonly round: number
}

export function CostlyMove(
  props: MoveProps<Costly> & { readonly number: number; readonly busy: boolean; readonly onPlay: () => void },
) {
  const { link, id, game, move, number, round, busy, onPlay } = props
  const { lang } = useSettings()
  const t = analysisText[lang]
  const view = useView(link, move)
  const cost = Math.round(move.cost)
  return (
    <li>
      <span className="costly-no">{number}</span>
      <div>
        <p className="small">{t.move(round)}</p>
        {view !== null && (
          <>
            <p className="costly-played">
              <Words sentence={sentenceIn(game, view, move.played)} />
            </p>
            <p>
              <i>{t.instead}</i> <Words sentence={sentenceIn(game, view, move.instead)} />
            </p>
          </>
        )}
        {move.reason !== null && <p className="rule">{move.reason[lang]}</p>}
        <p className="row wrap costly-ways">
          <Link
            to="/replay/$id"
            params={{ id }}
            search={{ at: move.answers }}
            state={
              view === null
                ? {}
                : {
                    judged: {
                      at: move.answers,
                      played: sentenceIn(game, view, move.played),
                      instead: sentenceIn(game, view, move.instead),
                    },
                  }
            }
            className="btn small"
          >
            {t.look}
          </Link>
          <button type="button" className="btn quiet small" disabled={busy} onClick={onPlay}>
            {t.playOn}
          </button>
        </p>
      </div>
      <p className="costly-points">
        <b>{t.cost(cost)}</b> <small>{t.points(cost)}</small>
      </p>
    </li>
  )
}

export function PraisedMove({ link, id, game, move, round, title }: MoveProps<Praised> & { readonly title: string }) {
  const t = analysisText[useSettings().lang]
  const view = useView(link, move)
  return (
    <section className="sheet praised">
      <Icon name="medal" className="i40" />
      <div>
        <h2 className="heading-4">{title}</h2>
        <p>
          {t.move(round)}
          {view !== null && (
            <>
              {': '}
              <Words sentence={sentenceIn(game, view, move.played)} />
            </>
          )}
          {'. '}
          <Link
            to="/replay/$id"
            params={{ id }}
            search={{ at: move.answers }}
            state={view === null ? {} : { judged: { at: move.answers, played: sentenceIn(game, view, move.played) } }}
          >
            {t.look}
          </Link>
        </p>
      </div>
    </section>
  )
}
