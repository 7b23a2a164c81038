/** Rules of Village in English: the person cards. */

export const persons = {
  'VX-Baeuerin-1':
    'Farmer’s Wife (keep): at the end 1 point for each bag of grain on your farm, at most 5. Grain on a ship does not count.',
  'VX-Buergermeister-1':
    'Mayor (keep): at the end 1, 2 or 3 green stones on your farm score 2, 4 or 6 points; 4 or more score nothing. Coins do not count as stones here.',
  'VX-Buergermeister-2':
    'You cannot throw stones away to come down to three. The same goes for Scholar, Nun and Guild Master.',
  'VX-Chronist-1': 'Chronicler (keep): your chronicle scores by the card’s own table.',
  'VX-Chronist-2': 'Members placed by the Bard count for the Chronicler.',
  'VX-Gelehrter-1': 'Scholar (keep): like the Mayor, for pink stones.',
  'VX-Graf-1':
    'Count (keep; not with Port): at the end 2 points for each castle with a red flag that carries your marker.',
  'VX-Graf-2': 'A marker placed by the Messenger counts for the Count.',
  'VX-Gutsverwalter-1':
    'Estate Steward (keep): at the end 2 points for each kind of good on your farm – horse, ox, plow, wagon, scroll, beer.',
  'VX-Gutsverwalter-2':
    'Goods on a ship do not count for the Estate Steward, nor do cocoa, tea, bread, tools and grain.',
  'VX-Medikus-1':
    'Medico (keep): at the end 1 point for each of your living members, on the farm, on the boards and in the black bag.',
  'VX-Medikus-2': 'Members on ships, lighthouses, in the inn and on the Marriage board count for the Medico.',
  'VX-Nonne-1': 'Nun (keep): like the Mayor, for brown stones.',
  'VX-Reisender-1': 'Traveler (keep; not with Port): your castles score by the card’s own table.',
  'VX-Taschendiebin-1': 'Pickpocket (keep): last of all, 6 points if nobody has fewer points than you, otherwise 3.',
  'VX-Zunftmeister-1': 'Guild Master (keep): like the Mayor, for orange stones.',
  'VX-Abt-1': 'Abbot: move one of your members on a church step to the highest step, free of charge.',
  'VX-Abt-2':
    'Played before the majority of a mass is settled, the Abbot counts for it. Members in the black bag do not help.',
  'VX-Bote-1':
    'Messenger (not with Port): put your marker on any castle that has none of yours and take its reward. Nobody moves.',
  'VX-Edeldame-1':
    'Noblewoman: 2 points. Then look through one stack of person cards and buy one of them at its price, if you like; the order stays. You need nobody in the inn.',
  'VX-Knecht-1':
    'Farmhand: 2 points, and you may fill your farm up to 5 bags of grain, even between two steps of the church.',
  'VX-Kraeuterweib-1':
    'Herb Woman (not on a market day): 2 points, and you may set your life-time marker directly right or left of the quill.',
  'VX-Kraeuterweib-2':
    'Not while you are paying time. Moving the marker this way neither causes a death nor prevents one that is already due.',
  'VX-Ratsherr-1':
    'Councilman: one of your members in the council chamber uses 2 privileges of its step or lower ones, even the same one twice. The start player marker only if it is still there.',
  'VX-Ratsherr-2':
    'The privilege of step 4 still costs its coin each time, and beer may be chosen as a good. Nobody moves up.',
  'VX-Schmiedin-1': 'Blacksmith: take 2 plows.',
  'VX-Schreiber-1': 'Scribe: take 2 scrolls.',
  'VX-VerlorenerSohn-1':
    'Prodigal Son: 3 points, and you may have a new member or call one home, as with the family action and in addition to your action.',
  'VX-VerlorenerSohn-2': 'Like the family action, he cannot reach lighthouses, ships or the black bag.',
  'VX-Viehzuechter-1': 'Cattle Breeder: take 1 horse or 1 ox.',
  'VX-Wagenbauer-1': 'Wainwright: take 1 wagon.',
  'VX-Any-1':
    'Goods from these cards come to your farm, never straight into a hold. Played before you load, they may go on board.',
  'VX-Altwarenhaendlerin-1':
    'Scrap Dealer: at the end of any market day, before customers move up, take one customer left at the stalls, completely free.',
  'VX-Altwarenhaendlerin-2':
    'Not on a day when you played the Market Crier, and never from the queue. You may play it even if you passed.',
  'VX-Altwarenhaendlerin-3': 'Afterwards the stalls are refilled as usual, even if nobody else was served.',
  'VX-Barde-1':
    'Bard: when one of your members dies, wherever it stood, it goes into the chronicle without taking a place.',
  'VX-Barde-2':
    'It scores in the chronicle but does not count for the Historian. It cannot trigger the end, and there are no points for a sea burial.',
  'VX-Barde-3': 'You may play the Bard outside your turn too, when someone dies on a market day.',
  'VX-Gaukler-1':
    'Jester: right after your regular action, score 2 points and take one more: take another stone or use the Well.',
  'VX-Gaukler-2':
    'A death from the regular action comes before the additional one; a death from the additional action comes after it.',
  'VX-Gaukler-3': 'If no stone is left on the board, you get only the 2 points.',
  'VX-Gaukler-4':
    'A turn in which you took a stone and declined its action is a regular action too. There is only one Jester.',
  'VX-Gaukler-5':
    'If the death before the additional action triggers the end, you still carry out the additional action; only then do the others have their last turns.',
  'VX-Greis-1': 'Old Man: instead of taking a stone, score 3 points and take any action, without paying 3 stones.',
  'VX-Greis-2':
    'It counts as your regular action, so the Jester may follow; the action’s own costs are due. On a market day called this way, your first sale is free of the extra price. It works in the last turn as well.',
  'VX-Greis-3':
    'The Old Man cannot provide the Jester’s additional action. You may decline the action he gives; your turn is then over.',
  'VX-Marktschreier-1':
    'Market Crier: at the start of a market day; on this day you may also serve customers in the queue.',
  'VX-Marktschreier-2':
    'Everything else is as usual: one customer at a time, with the usual extra price. Gaps in the queue close after the market day.',
  'VX-Marktschreier-3':
    'On that day the market does not end while you have not passed and a customer is left in the queue.',
  'VX-Mueller-1': 'Miller: when you use the mill, receive 5 coins instead of 2.',
  'VX-Pater-1':
    'Father: at the start of a mass; nobody may pick members for coins, and you choose which 4 figures come out of the bag.',
  'VX-Pater-2':
    'Exactly 4, members of any family or monks. Monks go back, members go to step 1, and the mass continues.',
  'VX-Zoellner-1':
    'Toll Keeper (not with Port): with the travel action, travel one path without paying stones, time or a wagon. The time for a plague stone you took is still due.',
  'VX-Admiral-1':
    'Admiral: play him instead of hiring a captain, without coins. Any 1 stone buys 1 step. After the voyage he leaves the game.',
  'VX-Admiral-2': 'He sails even when no captain is left.',
  'VX-Kartograph-1':
    'Cartographer: in a travel action, put your ship on any island-water field, for no stones and no time, and dock there. You still need a captain.',
  'VX-Kartograph-2': 'This replaces the whole movement of the action; no steps before or after.',
  'VX-Quartiermeister-1':
    'Quartermaster: once, load 2 pieces of the same kind, each into its own hold; at an island the top 2 tiles of its stack.',
  'VX-Quartiermeister-2':
    'At an island you need 2 free holds. If one of the kind is already on board, the card lets you add a second; a third is never allowed.',
  'VX-Steuermann-1': 'Helmsman: play him right after hiring a captain. On this voyage every movement has 2 free steps.',
  'VX-Steuermann-2': 'He may sail with the Admiral. Free steps into time-water still cost time.',
  'VX-Base-1':
    'Cousin: place a member from your farm on a free rank at no cost and take its bonus, in addition to your action. She once ignores the limit of one member in the ceremony area.',
  'VX-Base-2': 'You may play her in a mass, directly before the wedding.',
  'VX-Fragnerin-1': 'Grocer: take 1 stone of any color, 1 grain, and 1 tool or 1 bread.',
  'VX-Tausendsassa-1':
    'Jack of All Trades: 1 point, and roll the die four times; each roll brings 1 stone of its color, if the supply has one.',
} as const satisfies Record<string, string>
