/** Rules of Hallertau in English: the Community Center board, progress, boulders and the end of the game. */

export const progress = {
  'H-CC-01':
    'Your Community Center board has five rows, one per Craft Building. Buildings move to the right, and the Community Center tile follows them.',
  'H-CC-02': 'A Craft Building can advance ten times; then it has reached the edge of the board.',
  'H-CC-03':
    'As the tile moves, its window shows 6, 7, 8, 9, 10, 11 and 12 workers, and after that 18, 34, 50 and 70 victory points. With points in the window you still have 12 workers.',
  'H-CC-04':
    'After every advancement the tile moves right as far as it can: until it touches your leftmost Craft Building. It never moves back.',
  'H-CC-05': 'Additional workers arrive only in the next phase 2.',
  'H-CC-06': 'If a card asks for the number in the window, it means the workers, at most 12.',
  'H-CC-07':
    'At the end of the game each “3 VP” symbol visible between the tile and a Craft Building is worth 3 points. Symbols to the right of a building are worth nothing.',
  'H-CC-08': 'Symbols that the tile has covered or passed do not count; the number in the window takes their place.',
  'H-CC-09': 'In every row, the four spaces before the last one carry a “3 VP” symbol each.',
  'H-CC-10': 'Your board scores the points in the window plus 3 for each uncovered symbol left of its Craft Building.',
  'H-PH9-01':
    'In phase 9 you may advance your Craft Buildings as often as you like, one space to the right each time and in any order, as long as you can pay and the boulders let you. You need not advance at all.',
  'H-PH9-02': 'Each single advancement costs either exactly 1 jewelry or a combination of goods.',
  'H-PH9-03':
    'The full price is as many goods as the round number, all of types the building accepts. You need not use every type.',
  'H-PH9-04': 'The Carpentry takes clay and rye. Each payment needs more clay than rye.',
  'H-PH9-05': 'The Brewhouse takes barley and hops. Each payment needs more barley than hops.',
  'H-PH9-06': 'The Cooling House takes meat and milk, in any mixture.',
  'H-PH9-07': 'The Bakehouse takes flax, barley and rye, but at most 1 flax per payment.',
  'H-PH9-08': 'The Manufacture takes flax, hides and wool, in any mixture.',
  'H-PH9-09': 'These limits look at the single payment only, never at what you have in your supply.',
  'H-PH9-10': 'From round 3 on, an advancement costs 1 less good if you actually pay goods of at least 2 types.',
  'H-PH9-11':
    'In rounds 5 and 6 an advancement costs 2 fewer goods if you actually pay goods of 3 types. Only the Bakehouse and the Manufacture can do that.',
  'H-PH9-12':
    'You may use one discount per advancement, or none. The reduced payment itself must show the types and keep the building’s limit, so the Carpentry and the Brewhouse save nothing before round 4.',
  'H-PH9-13':
    'You pay the exact price; paying more is not possible. You are offered every legal payment; mixing types is usually the cheapest.',
  'H-PH9-14':
    '1 jewelry pays for one advancement of any building in any round, as often as you like. Limits and discounts do not matter then, but boulders still do. This works in phase 9 only.',
  'H-PH9-15': 'A Craft Building on the last space cannot advance again.',
  'H-PH9-16': 'A Craft Building may not enter a space with a boulder, and no two boulders share a space.',
  'H-PH9-17':
    'One tool moves one boulder one space to the right. If the other boulder lies there, it must be moved first, with another tool.',
  'H-PH9-18': 'A boulder moved off the right edge of the board no longer costs tools, unless phase 10 brings it back.',
  'H-PH9-19':
    'Starting from the usual positions, the first advancement of a building needs no tool, the second needs 1, and each additional one in the same phase needs 2. Boulders off the board make it cheaper.',
  'H-PH9-20':
    'In rounds 1 to 5 a tool you use is only exhausted for this phase: in the next phase 9 all your tools are ready again. Each tool moves one boulder by one space per phase.',
  'H-PH9-21': 'In round 6 every tool you use breaks and goes back to the general supply.',
  'H-PH9-22':
    'Exhausted tools still belong to you: they count for conditions and can pay for cards. When you pay tools, exhausted ones go first.',
  'H-PH9-23': 'Tools gained during phase 9 can be used in the same phase.',
  'H-PH9-24': 'In phase 9 you may move boulders with tools even if you do not advance the building afterwards.',
  'H-PH10-01':
    'At the end of rounds 1 to 5 the boulders of each row return to 2 and 4 spaces right of their Craft Building; what falls beyond the edge lies beside the board. So boulders may also move left or come back.',
  'H-PH10-02': 'In round 6 this phase is skipped.',
  'H-END-01':
    'A round ends after phase 10, round 6 after phase 9. After rounds 1 to 5 the next round begins with phase 1.',
  'H-END-02':
    'After round 6 everyone gets one final chance to play as many cards as they can and like, clockwise from the first player if the order matters. Then points are counted.',
  'H-END-03':
    'The final chance belongs to no phase: cards tied to one phase cannot be played, cards barred from one phase can.',
  'H-END-04': 'Cards drawn in the final chance may be played as well. It ends when everyone has declined.',
  'H-END-05': 'During the final chance the round number is still 6.',
} as const satisfies Record<string, string>
