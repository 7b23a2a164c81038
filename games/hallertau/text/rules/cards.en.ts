/** Rules of Hallertau in English: when and how cards are played, and rulings on single cards. */

export const cards = {
  'H-ANY-01':
    'Rearranging goods markers is always free and never changes your totals; here the counting is done for you.',
  'H-ANY-02':
    'You may play cards from your hand at any time: in every phase, in the middle of an action, on another player’s turn, between rounds. Only the card’s own phase bar can forbid it.',
  'H-ANY-03': 'A played card stays face up in front of you for the rest of the game.',
  'H-ANY-04': 'A card played outside an action takes effect immediately and completely, before anything else happens.',
  'H-ANY-05':
    'A card played in the middle of an action is checked and paid immediately; its effects wait until the running action is complete.',
  'H-ANY-06':
    'An “action” here is one small step: a single gain, exchange, sow action, sheep move or card draw, the harvest of one field, one advancement, the effects of one card, and so on. Between two such steps a card takes effect immediately.',
  'H-ANY-07':
    'Between paying and gaining in an exchange there is a moment in which cards can be played; the same goes for a card between its cost and its effects.',
  'H-ANY-08':
    'If you play several cards together, all their requirements must be met at that moment and all costs are paid together. Then they take effect one by one in your order, even if the first spoils the requirement of the second.',
  'H-ANY-09':
    'If several players want to play cards at the same moment, they do so in clockwise order, starting with the active player in phase 4 (or in phase 9 if played in turns), otherwise with the first player.',
  'H-ANY-10':
    'Everyone with a playable card is asked at every moment that matters: around every phase, before and after every turn in phase 4, between the actions of a space, around every harvested field and every advancement, and at the very end.',
  'H-ANY-11': 'A card you play on another player’s turn neither uses up nor delays anyone’s turn.',
  'H-JUST-01':
    'A “just” condition holds from the named event until the next step of the game begins; playing cards does not close this window. Conditions about the present are checked again when you play the card.',
  'H-JUST-02':
    'Card 020: you have just spent your last jewelry – in phase 9, on a space or for a card – and still have none.',
  'H-JUST-03':
    'Card 309: you have just used an action space; now count all workers in its Quadrant, no matter who placed them. Spaces used through cards 313, 419 and 726 count too.',
  'H-JUST-04':
    'Card 310: a single exchange of workers or a single effect of one card has just given you 2, 3 or 4 tools. Tools from two effects or cards are not added up.',
  'H-JUST-05':
    'Card 322: you have just used, or are using, Farming, Fertilizing, Cultivation or Busy Weekend; which part you used does not matter. If you play it during the action, its effects come afterwards.',
  'H-JUST-06': 'Card 328 is played while you are using the Butchery, after your workers have been placed.',
  'H-JUST-07': 'Card 702 (phase 4): you have just exchanged 3 or more workers for tools this turn.',
  'H-JUST-08':
    'Card 706 (phase 7): your fields have given you at least 11 crops of one type in this phase. You may play it until your harvest is over.',
  'H-JUST-09': 'Card 208 (phase 7): your fields have given you at least 16 goods of all types together in this phase.',
  'H-JUST-10':
    'Cards 811, 812 and 816: the 3 flax, barley or rye you pay must be freshly harvested – in the current phase 7, or by a card’s harvest right before. They may come from several fields; anything else you spend in between is taken from older stock first.',
  'H-JUST-11':
    'Card 713: you play another card directly after receiving it, whichever way it came to you. The other card takes effect first.',
  'H-JUST-12':
    'Card 303 looks at the workers removed in this phase 1. Card 330 counts all tools you have gained so far in this phase 4, card 305 the advancements of this phase 9.',
  'H-JUST-13':
    'Cards with a dark book (009, 106, 118, 202, 314, 329, 703) have no time window: play them whenever the situation exists on the action board, in any phase.',
  'H-CARD-01':
    'You can play a card only if you meet its requirement: a condition (“You have”), a situation on the action board or a cost (“Pay”). Printed cards show a book, a dark book or an arrow for these.',
  'H-CARD-02':
    'A condition asks what you have or are; nothing is paid. Numbers are minimums unless the card says “exactly” or “at most”. All parts must hold, except with “or” or a large slash: then one is enough; meeting both has no extra effect.',
  'H-CARD-03': 'Conditions look only at your own boards, resources, hand and played cards, never at those of others.',
  'H-CARD-04':
    'A dark book asks for a situation on the action board. Who brought it about does not matter, and you may use it on anyone’s turn.',
  'H-CARD-05':
    'Costs are paid from your supply in exactly the amounts shown, all parts of them. With “or” or a large slash you pay exactly one alternative.',
  'H-CARD-06': 'A cost that works out to 0 is paid with nothing, for example card 404 when you own 8 fields.',
  'H-CARD-07':
    'After resolving the top part, carry out the effects from top to bottom. Each is optional, in part or completely; the requirement or the cost is always due.',
  'H-CARD-08':
    'Where slashes come in pairs, choose one option that applies to you and take what is at the same position in the second group. It need not be the best one.',
  'H-CARD-09':
    'Which options apply is settled when you play the card; amounts that depend on the game are counted when the effect happens.',
  'H-CARD-10': 'With “or” or a large slash in an effect you take exactly one alternative; you may take less of it.',
  'H-CARD-11':
    'Every effect happens only once. Bonus cards are different: they give income in every later phase 3, or immediately if played in phase 3.',
  'H-CARD-12':
    'Bonus and Point cards give their victory points at the end if they lie face up. In your hand they are worth nothing.',
  'H-CARD-13':
    'A phase bar allows a card only in the phase shown, or at any time except in that phase. The picture of phase 3 on Bonus cards is no restriction.',
  'H-CARD-14': 'Cards “played so far” are your face-up cards not counting the one you are playing.',
  'H-CARD-15':
    'If a card costs hand cards (414, 634, 635, 815), you pay with other cards than the one you are playing.',
  'H-CARD-16': '“A field” is any field of yours, planted or empty, unless the card says otherwise.',
  'H-CARD-17':
    '“A total of” means adding both amounts. Where a card asks for at least as much of something else (110, 223, 224, 503, 629), the smallest amount counts.',
  'H-CARD-18': '“Crops of different types”: each type at most once. “Goods of one type”: a single type only.',
  'H-CARD-19':
    'A card drawn by an effect is in your hand immediately; you may play it when the present card is finished.',
  'H-CARD-20':
    'What a card gives back to you (406, 412, 415, 425, 620, 719, 734) comes after the payment: you must own the full cost first.',
  'H-CARD-21': 'A Gateway or Farmyard card drawn by an effect comes from the deck used in this game.',
  'H-CARD-22':
    'Cards drawn by an effect come last, after all other gains and choices of the same card. So you never see the new card before you choose.',
  'H-SPC-001': 'Card 001: all steps go to one and the same sheep.',
  'H-SPC-022':
    'Card 022 asks for exactly 1 or exactly 2 planted fields; then you may harvest one field in any phase. Card 221 harvests up to 2 fields, card 628 up to 3.',
  'H-SPC-023':
    'Cards 023 and 828 require that you have no empty field; having no fields at all also counts. The same goes for “no fields in rows …” on cards 203, 402, 831 and 832.',
  'H-SPC-024':
    'Cards 023, 121, 122 and 222 raise fields by one row each. Fields in row 5 cannot rise, and you may leave fields out.',
  'H-SPC-109':
    'Card 109: count your played cards of each kind – Gateway, Farmyard, Bonus, Point – and use the largest number.',
  'H-SPC-121':
    'Card 121 (phase 4) needs 1 to 3 workers left in your supply of workers; card 302 needs 1 or 2, card 313 exactly 1.',
  'H-SPC-205':
    'Card 205: with 6 or more fields a new one in row 2, with 7 or more in row 5; with 8 you may play it without effect. The 6, 7 and 8 fields of card 312 are minimums too.',
  'H-SPC-210': 'Card 210: all workers on one action space, in all its rows, go to the general supply.',
  'H-SPC-211': 'Card 211: with 3 clay you gain 2 hops, with 3 hops you gain 2 clay; only one of the two.',
  'H-SPC-212':
    'Cards 212, 219 and 632 give the difference between the printed number and the number in your window (minimum 0).',
  'H-SPC-214': 'Cards 214 and 322: you may sow only the type you chose, be it from the new goods or from older ones.',
  'H-SPC-222':
    'Card 222: play it in phase 4 at the start of your turn with no planted field; that turn must then use up all your remaining workers. It does not matter if card 315 returns workers to you later.',
  'H-SPC-301':
    'Card 301: at least 1 sheep stands on the card that leaves your stable board next. It works in any phase, even in phase 2 right before the card comes off, but not in round 6 after phase 2.',
  'H-SPC-302':
    'Cards 302 and 725 remove the topmost workers from each space named, all spaces or none. You may play the card even if one of them is empty.',
  'H-SPC-303':
    'Card 303 counts the workers removed in this phase 1 from the Quadrant that lost the most. In round 1 no Quadrant can lose more than 5, so the card cannot be played then.',
  'H-SPC-312':
    'Card 312 (phase 4): one building advances 1 space for free. The tile follows if it can, but this round brings no additional workers; boulders stay put.',
  'H-SPC-313':
    'Card 313 (phase 4): your last worker goes into the empty second row of any space, and you use it. That row then counts as taken by 1 worker. On your own turn the card takes the place of the turn, and you may also play it on someone else’s.',
  'H-SPC-314':
    'Card 314: there must be two spaces with exactly 3 workers each; all 3 from one of them move into the third row of another. Nobody uses a space. A card action space can give its workers away but has no third row to take any.',
  'H-SPC-315':
    'Card 315: the workers in the topmost occupied row of one space become yours for this round, even if everyone has run out, as long as phase 4 lasts.',
  'H-SPC-316':
    'Card 316: no Bonus card in round 1, one in round 2, two from round 3 on. Up to 3 different boulders of yours move one space right in any phase, without tools; none may land on another. Phase 10 sets them back as usual.',
  'H-SPC-318': 'Cards 318 and 709 look at how many spaces your front Craft Building is ahead of your rearmost.',
  'H-SPC-321': 'Card 321: your barley and jewelry must total at least 10.',
  'H-SPC-323': 'Card 323 may move the field to row 4 from any row, even down from row 5.',
  'H-SPC-324': 'Card 324: the number in your window must exceed the round number by more than 5, 6 or 7.',
  'H-SPC-326':
    'Card 326: a sheep on the card of round 4 gives 1 wool, one on the card of round 5 or 6 gives 2, one in the Stables gives 3. Choose one that applies.',
  'H-SPC-327':
    'Cards 327 and 730 count the Farmyard cards without sheep that now lie on your stable board, those of rounds 2 and 3 included.',
  'H-SPC-328':
    'Card 328: while using the Butchery you may pay 1 jewelry instead of the sheep. You also gain 2 hides and 1 Bonus card, even if you do not make the exchange.',
  'H-SPC-329': 'Card 329: 1 or 2 workers on the Nursery give no meat, 3 to 5 allow 2 meat, 6 allow 7 meat.',
  'H-SPC-413': 'Card 413: for 1, 2 or 3 sheep you gain that many tools and that many Bonus cards.',
  'H-SPC-419':
    'Cards 419 and 726 (not in phase 4): pay 1 jewelry and use a space with at most 1 worker on it in total; its next row is filled from the general supply. You get everything the space offers, the first player marker included, and may do so in the final chance too.',
  'H-SPC-426':
    'Card 426 (phase 7): the next field you harvest gives twice its yield. You keep your tools, and the additional goods count as harvested.',
  'H-SPC-509':
    'Card 509: with at most 4, 2, 1 or 0 fields you gain a field in row 2, 3, 4 or 5 and 0, 1, 2 or 2 Bonus cards. Card 704 (at least 4 sheep, at most 7, 5, 4 or 3 fields) and card 705 (at least 4 sheep, at most 7, 4 or 1 tools) use maximums too.',
  'H-SPC-516':
    'Card 516 removes 1 planted good from its field; the field stays. If it holds 2 goods (card 627), the other one stays.',
  'H-SPC-531':
    'Card 531: two different sheep go one step back, from the Stables to the card of round 6 or to the card of the round before. If no card is left there, the sheep is lost; in round 6 both are always lost. You need at least 2 sheep.',
  'H-SPC-607':
    'Card 607: gain two fields whose rows add up to your jewelry (4 to 10); with 4 or 5 jewelry a single field in row 4 or 5 works too. From 6 on it is two fields or none, so with only one free column you gain none.',
  'H-SPC-627': 'Card 627 may plant 2 crops of one type in a field; you may also sow just 1.',
  'H-SPC-631':
    'Card 631: after paying 2 tools, your hides are filled up to the number of tools you have left. If you already own as many or more, nothing is lost.',
  'H-SPC-712': 'Card 712: 3, 5 or 7 jewelry, or else 6, 8 or 10 tools, give 2, 3 or 4 flax.',
  'H-SPC-723': 'Card 723 is paid with 7 flax, 5 flax and 1 hide, 3 flax and 2 hides, 1 flax and 3 hides, or 4 hides.',
  'H-SPC-728': 'Card 728: if you have more than 3 crops, you pay all but three; you choose which three to keep.',
  'H-SPC-731': 'Card 731: gain 1 barley and 1 wool for every 2 hides you have, rounded down. You keep the hides.',
  'H-SPC-839': 'Card 839: in each phase 3 you may exchange exactly 1 tool for 1 jewelry.',
  'H-SPC-922':
    'Card 922 costs 7 fields from rows 3, 4 and 5 in any combination, card 924 costs 8 fields. Card 923 costs 8 sheep, card 925 either 5 jewelry or 10 sheep.',
} as const satisfies Record<string, string>
