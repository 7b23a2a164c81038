/** The last scores as a line. */

const WIDTH = 96
const HEIGHT = 22

export function Spark({ scores, label }: { scores: readonly number[]; label: string }) {
  if (scores.length < 2) return null
  const low = Math.min(...scores)
  const range = Math.max(1, Math.max(...scores) - low)
  const at = (score: number, i: number): [number, number] => [
    (i / (scores.length - 1)) * WIDTH,
    HEIGHT - 2 - ((score - low) / range) * (HEIGHT - 4),
  ]
  const points = scores.map(at)
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path d={`M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`} />
      <circle cx={x} cy={y} r="3.2" />
    </svg>
  )
}
