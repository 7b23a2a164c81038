/** Scoring and the other ways to play in English: alone, as a family game, with variants. */

import { FROM_5, spaceOf, WOOD_3 } from '../../rules/work/spaces.ts'
import { spaces } from '../spaces.en.ts'

export const end = {
  'A-SCORE-01': 'The game is scored after the harvest of round 14. The player with the most points wins.',
  'A-SCORE-02': 'Fields: 0–1 / 2 / 3 / 4 / 5 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-03': 'Pastures: 0 / 1 / 2 / 3 / 4 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-04': 'Grain on fields and in supply: 0 / 1–3 / 4–5 / 6–7 / 8 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-05': 'Vegetables on fields and in supply: 0 / 1 / 2 / 3 / 4 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-06': 'Sheep: 0 / 1–3 / 4–5 / 6–7 / 8 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-07': 'Wild boar: 0 / 1–2 / 3–4 / 5–6 / 7 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-08': 'Cattle: 0 / 1 / 2–3 / 4–5 / 6 or more score −1 / 1 / 2 / 3 / 4 points.',
  'A-SCORE-09': 'Each unused space of your farmyard: −1 point.',
  'A-SCORE-10':
    'Each fenced stable: 1 point. Stables outside pastures give nothing but keep their space from being unused.',
  'A-SCORE-11': 'Each clay room: 1 point. Each stone room: 2 points. Wooden rooms: none.',
  'A-SCORE-12': 'Each family member: 3 points, including newborns from round 14 but not guests.',
  'A-SCORE-13': 'Points for cards: the points on the improvements in front of you, less 3 for each begging card.',
  'A-SCORE-14': 'Bonus points from card texts and workshops are a category of their own.',
  'A-SCORE-15':
    'Fields count planted or not, but only the tiles on your farmyard. Crops on card fields count as grain or vegetables.',
  'A-SCORE-16': 'Every category counts even when it is negative, and the total has no lower limit.',
  'A-SCORE-17': 'Players with the same total share the place.',
  'A-SCORE-18': 'There is no scoring during the game; a running estimate may be shown.',
  'A-SOLO-01':
    'Solo you play by the full rules, without extra action cards and with 1+ occupations only, one turn after the other.',
  'A-SOLO-02': 'You start without food in the first game of a series.',
  'A-SOLO-03': 'Each adult needs 3 food; a person born in the round just ended needs 1.',
  'A-SOLO-04': `The "${spaces.title(WOOD_3)}" space receives only ${spaceOf(WOOD_3).pile?.solo} wood each round.`,
  'A-SOLO-05': 'Passing cards leave the game after you play them.',
  'A-SOLO-06': 'The "Starting player" space stays useful for playing a minor improvement.',
  'A-SOLO-07': 'Texts that need other players do nothing.',
  'A-SOLO-10': 'The target scores of a series are 50, 55, 59, 62, 64, 65 and then 1 more each game.',
  'A-SOLO-11':
    'After each game you add one occupation you played in it to your permanent ones. They are in play from the start of the next games.',
  'A-SOLO-12': 'For each permanent occupation you are dealt one fewer new occupation. Minor improvements are always 7.',
  'A-SOLO-13':
    'You start the next game with 1 food for each point above the last target; as an option, 1 for every 2 points.',
  'A-SOLO-14': 'Only if you reach the target does the series go on; otherwise a new one begins.',
  'A-SOLO-15':
    'Permanent occupations count as played. What they do once when played happens before round 1, with all 14 rounds still to come.',
  'A-SOLO-16': 'Permanent occupations are set aside before dealing.',
  'A-SOLO-17': 'A series has at most 8 games; the eighth starts with 7 permanent occupations and no new ones.',
  'A-SOLO-18': 'If you played no new occupation, none is added and the target still rises.',
  'A-FAMILYGAME-01':
    'The family game for 1–5 players does without occupations and minor improvements. One board shows its family side.',
  'A-FAMILYGAME-03': 'Alone, the storehouse receives no food.',
  'A-FAMILYGAME-04': 'The food is added when spaces are replenished.',
  'A-FAMILYGAME-05': 'There are only major improvements. After family growth you may not build one.',
  'A-FAMILYGAME-06': 'There are no occupation spaces.',
  'A-FAMILYGAME-09': 'All other printed spaces are as in the full game.',
  'A-FAMILYGAME-10': `The occupation cards for 3 and 4 players become "${spaces.spoken('p3_two_resources')}"; with 5 players family growth from round ${FROM_5} is the alternative.`,
  'A-FAMILYGAME-11':
    'As a table option those cards are dropped instead; the five-player card then offers only family growth.',
  'A-FAMILYGAME-12': 'Two different resources means one each of two of the four kinds.',
  'A-FAMILYGAME-13': 'Everything else is as in the full game, also when playing alone.',
  'A-VARIANT-01':
    'Variant three for one: at any time you may discard any 3 hand cards and draw 1 occupation or 1 minor improvement.',
  'A-VARIANT-02': 'The cards not dealt then form the two face-down draw piles.',
  'A-VARIANT-03':
    'Discards are kept face down by kind and are reshuffled when a pile runs out. If both are empty, that kind cannot be drawn.',
  'A-VARIANT-04':
    'It takes no person and may be repeated: before you place a person, once all your people are placed, and while feeding.',
  'A-VARIANT-05': 'Only hand cards can be discarded, passing cards among them; played ones cannot.',
  'A-DRAFT-01':
    'If you draft, everyone picks 1 card of their packet and passes the rest to the left until 7 are picked.',
  'A-DRAFT-02': 'You may draft occupations first and then minor improvements, or one of each per pass.',
  'A-DRAFT-03':
    'Up to 10 cards of each kind may be dealt; drafting stops at 7. Without passing: deal 10 of each, keep 7.',
  'A-DRAFT-04': 'Picks are simultaneous and secret. Both packets go left unless you let the second go right.',
} as const satisfies Record<string, string>
