/** Every rule id of the specification, by chapter: the numbers run from the first to the last of each range. */

const RANGES: readonly (readonly [prefix: string, ranges: readonly (readonly [first: number, last: number])[]])[] = [
  ['A-ANIMAL-', [[1, 13]]],
  ['A-BAKE-', [[1, 10]]],
  ['A-BUILD-', [[1, 6]]],
  [
    'A-CARDS-',
    [
      [1, 18],
      [20, 26],
    ],
  ],
  ['A-DRAFT-', [[1, 4]]],
  ['A-FAMILY-', [[1, 8]]],
  ['A-FAMILYGAME-', [[1, 13]]],
  ['A-FENCE-', [[1, 14]]],
  ['A-HARVEST-', [[1, 2]]],
  ['A-HARVEST-BREED-', [[1, 7]]],
  ['A-HARVEST-FEED-', [[1, 9]]],
  ['A-HARVEST-FIELD-', [[1, 3]]],
  ['A-HARVEST-TIME-', [[1, 4]]],
  ['A-HOME-', [[1, 4]]],
  ['A-MAJOR-', [[1, 18]]],
  ['A-MINOR-', [[1, 8]]],
  ['A-OCC-', [[1, 7]]],
  ['A-OCCARD-C', [[1, 3]]],
  ['A-OCCARD-D', [[1, 19]]],
  ['A-OCCARD-G', [[1, 31]]],
  ['A-OCCARD-X', [[1, 13]]],
  ['A-PLOW-', [[1, 5]]],
  ['A-RENOVATE-', [[1, 5]]],
  ['A-ROUND-', [[1, 10]]],
  ['A-SCORE-', [[1, 18]]],
  ['A-SETUP-', [[1, 11]]],
  [
    'A-SOLO-',
    [
      [1, 7],
      [10, 18],
    ],
  ],
  ['A-SOW-', [[1, 6]]],
  ['A-STABLE-', [[1, 6]]],
  ['A-TERM-', [[1, 18]]],
  ['A-VARIANT-', [[1, 5]]],
  [
    'A-WORK-',
    [
      [1, 16],
      [20, 45],
      [50, 59],
    ],
  ],
  ['AGR-MIN-G', [[1, 26]]],
]

export const RULE_IDS: readonly string[] = RANGES.flatMap(([prefix, ranges]) =>
  ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => `${prefix}${String(first + i).padStart(2, '0')}`),
  ),
)
