/** Rules of Hallertau in English: phases 1 to 8, the action spaces, sowing and sheep. */

export const round = {
  'H-PH1-01':
    'With 4 players, every action space on the whole board loses the workers in its topmost occupied row, and only those.',
  'H-PH1-02':
    'With 1 to 3 players a Quadrant card is turned up, and the same happens only in the Quadrants it names for your player count. The card then leaves the game.',
  'H-PH1-03':
    'Removed workers go back to the general supply. The rows below stay as they are, and an empty space stays empty.',
  'H-PH1-04':
    'All six Quadrant cards come up once per game: one during setup, one at the start of each of rounds 2 to 6.',
  'H-PH1-05': 'With 2 players the six cards name the pairs 1 and 2, 2 and 4, 3 and 4, 1 and 4, 1 and 3, 2 and 3.',
  'H-PH1-06':
    'With 3 players four cards name three Quadrants each, leaving out 1, 2, 3 or 4. The other two name 1, 2 and a random choice of 3 or 4, and 3, 4 and a random choice of 1 or 2.',
  'H-PH1-07':
    'In the solo game, each card clears one Quadrant: 1, 2, 3, 4, once a random choice of 1 or 2, once a random choice of 3 or 4.',
  'H-PH1-08': 'A question mark is decided at random with equal chances when the card is turned up.',
  'H-PH1-09': 'How many workers each Quadrant has just lost matters for card 303.',
  'H-PH2-01':
    'The Farmyard card of the current round leaves your stable board, still face down, and lies beside it. This is not optional.',
  'H-PH2-02': 'Sheep still on that card die of natural causes. You gain nothing for them.',
  'H-PH2-03':
    'You take as many workers as the window of your Community Center shows, always the full number. They wait on the card you just took off: your supply of workers for this round.',
  'H-PH2-04':
    'You may play cards before, between and after these steps. Card 301 fits right before the Farmyard card comes off.',
  'H-PH2-05': 'Once the window shows victory points (18, 34, 50 or 70), you still take 12 workers.',
  'H-PH3-01': 'There is no income in round 1, even if you should already have a Bonus card on the table.',
  'H-PH3-02': 'From round 2 on, each of your face-up Bonus cards gives its income once, in the order you like.',
  'H-PH3-03': 'Bonus cards in your hand give no income.',
  'H-PH3-04':
    'Play a Bonus card during phase 3 and it gives its income immediately, in the same phase. You may pay for it with what you have just received.',
  'H-PH3-05': 'You may decline any income, like every card effect.',
  'H-PH3-06': 'You may mix freely: some income, then a card from your hand, then more income.',
  'H-PH4-01':
    'Turns go clockwise from the first player, one at a time, until nobody has workers left. Players without workers are skipped.',
  'H-PH4-02':
    'On your turn you either place workers on one action space and use it, or exchange workers for tools. You may not pass while you have workers.',
  'H-PH4-03':
    'Without workers you must pass. If you regain workers before the phase ends (card 315), you take turns again.',
  'H-PH4-04':
    'From the bottom, the rows of a space take 1, 2 and 3 workers. The four card action spaces in the corners have two rows, all others three.',
  'H-PH4-05':
    'Workers go into the lowest empty row: 1 worker if the space is empty, 2 if the bottom row is taken, 3 if two rows are taken.',
  'H-PH4-06':
    'A row counts as taken as soon as one worker lies in it. After card 313 the second row may be taken while the first is still free; using that first row then costs 1 worker.',
  'H-PH4-07':
    'You cannot use a space whose rows are all taken, nor one whose next row needs more workers than you have.',
  'H-PH4-08': 'You may use the same space again on a later turn of the round, at the price of its next row.',
  'H-PH4-09':
    'Carry out the actions of the space from top to bottom, each at most once, no matter how many workers you placed.',
  'H-PH4-10': 'Every action is optional, in part or completely. You may even place workers and use nothing.',
  'H-PH4-11': 'You may use all actions of a space, unless “or” or a slash stands between them: then choose one.',
  'H-PH4-12': 'Workers stay on the action board until phase 1 or a card removes them.',
  'H-PH4-13':
    'Instead of placing, you may return any number of your workers, at least one, and take as many tools. You may do so again on later turns.',
  'H-PH4-14':
    'A card action space lets you take the first player marker right away, along with the card. The turn order of this phase stays as it is; the last player to take it goes first from the next phase in which the order matters.',
  'H-PH4-15': 'Card and marker are both optional. Even with an empty deck you may use the space for the marker alone.',
  'H-PH4-16':
    'When nobody has workers left, everyone may still play cards in phase 4. If no workers come back that way, the phase ends.',
  'H-ACT-21':
    'A Craft Building that touches the Community Center tile cannot move left at the Town Hall. If none can move, there is no jewelry. The tile itself never moves left, and boulders stay where they are.',
  'H-ACT-22': 'With 9 jewelry the Town Hall gives you 1, with 10 it gives none; you may still move the building.',
  'H-ACT-23': 'Five spaces give clay: Clay Delivery, Nursery, Clearing, Land Sale and Tool Shed.',
  'H-PH5-01':
    'After phase 4 you take the face-down Farmyard card that held your workers into your hand. You may play it immediately if you meet its requirement.',
  'H-PH5-02': 'That card counts as just received, which matters for card 713.',
  'H-SOW-01':
    'One sow action moves 1 crop of your choice – barley, flax, hops or rye – from your supply onto one of your empty fields.',
  'H-SOW-02':
    'Several sow actions are taken one after the other, each with its own crop and field. You may use fewer of them or none.',
  'H-SOW-03':
    'Only empty fields can be sown, and only with goods from your own supply. Exactly 1 good goes onto a field.',
  'H-SOW-04':
    'Cards 027, 112, 229 and 522 let you sow wool, clay or meat. Such a field is planted and harvested like any other, but it does not count as holding a crop.',
  'H-SOW-05':
    'Card 627 plants up to 2 crops of one type in a single field. It is one planted field and yields twice its row number.',
  'H-SOW-06': 'If you have no empty field or nothing to sow, the sow action is lost.',
  'H-PH6-01': 'First, each of your empty fields in rows 2 to 4 moves up one row. This is mandatory.',
  'H-PH6-02':
    'Then exactly one empty field moves up one row more; you choose which. As long as one can still move, you may not pick a field in row 5.',
  'H-PH6-03': 'Planted fields do not move in phase 6, and fields in row 5 stay there.',
  'H-PH7-01':
    'For each planted field you gain as many of its goods as its row number; then this field moves down one row (row 2 stays). Finish one field before you start the next; the order is yours.',
  'H-PH7-02': 'You must harvest every planted field.',
  'H-PH7-03': 'After its harvest a field is empty.',
  'H-PH7-04':
    'Each field is harvested at most once in phase 7. A field you sow during the phase is still harvested if it has not been yet and you are not finished; otherwise it waits for the next harvest.',
  'H-PH7-05':
    'A harvest by card (022, 221, 628) follows the same two steps in any phase. In phase 7 its goods count for cards 208 and 706.',
  'H-PH7-06': 'Your harvest of this phase is counted by type; cards 208, 706, 811, 812 and 816 ask for it.',
  'H-PH8-01': 'You gain 1 milk for each sheep on your stable board, on cards and in the Stables alike. The sheep stay.',
  'H-PH8-02': 'Sheep are milked once. A sheep you gain later in phase 8 gives its first milk in the next round.',
  'H-SHEEP-01': 'Your sheep stand on the Farmyard cards of your stable board or in the Stables.',
  'H-SHEEP-02': 'Sheep in the Stables are safe for the rest of the game.',
  'H-SHEEP-03':
    'The life-sustaining action moves exactly 1 sheep to the Farmyard card of the next round, or from the card of round 6 into the Stables.',
  'H-SHEEP-04':
    'If a card moves several different sheep, each goes one step and none moves twice. Only card 001 moves a single sheep up to three steps.',
  'H-SHEEP-05':
    'Sheep differ only by where they stand. “Different sheep” simply means different pieces, even on the same card.',
  'H-SHEEP-06':
    'Sheep normally stand on the cards of rounds 4, 5 and 6; only card 531 can bring them back to the card of round 3.',
  'H-SHEEP-07':
    'After phase 2 of round 6 no Farmyard card is left on your stable board, so all living sheep are in the Stables.',
} as const satisfies Record<string, string>
