/** All levels of bots side by side: what each was seen to score alone, against the level below, and how long it thinks. */

import { comparedLevels, signed } from '@dorfplatz/bots/levels'
import type { CSSProperties } from 'react'
import { useSettings } from '../app/settings.ts'
import { useText } from '../text/index.ts'

export function LevelFigures({ game }: { readonly game: string }) {
  const words = useText().levels
  const { lang } = useSettings()
  const levels = comparedLevels(game)
  const highest = Math.max(0, ...levels.map(({ alone }) => alone?.high ?? 0))
  if (highest === 0) return null
  // From 0 on: who only tries things out stays far below, and would press all others together.
  const across = (points: number): number => (100 * Math.max(0, points)) / highest
  return (
    <details className="level-figures">
      <summary>{words.title}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.alone}</th>
            <th scope="col">{words.wins}</th>
            <th scope="col">{words.thinks}</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ level, alone, duel }) => (
            <tr key={level.id}>
              <th scope="row">{level.name[lang]}</th>
              <td>
                {alone === undefined ? (
                  words.unmeasured
                ) : (
                  <>
                    <span
                      className="level-strip"
                      style={
                        {
                          '--from': `${across(alone.low)}%`,
                          '--to': `${across(alone.high)}%`,
                          '--mean': `${across(alone.mean)}%`,
                        } as CSSProperties
                      }
                    />
                    <b>{words.points(signed(Math.round(alone.mean)))}</b>{' '}
                    <small>{words.mostly(signed(alone.low), signed(alone.high))}</small>
                  </>
                )}
              </td>
              <td>{duel === undefined ? words.unmeasured : `${Math.round(100 * duel.won)} %`}</td>
              <td>{words.seconds(level.milliseconds / 1000)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rule">{words.how}</p>
    </details>
  )
}
