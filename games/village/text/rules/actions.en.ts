/** Rules of Village in English: the seven actions and the Well. */

export const actions = {
  'V-HARVEST-01': 'To harvest you need at least one family member on your farm.',
  'V-HARVEST-02': 'A harvest gives you 2 bags of grain.',
  'V-HARVEST-03': 'With a horse and a plow it is 3 bags in all.',
  'V-HARVEST-04': 'With an ox and a plow it is 4 bags in all.',
  'V-HARVEST-05':
    'Only one combination counts. More people, plows or animals add nothing; 4 bags are the most you can get.',
  'V-HARVEST-06': 'Your animals, your plow and your people stay where they are.',
  'V-HARVEST-07': 'Your farm still holds no more than 5 bags.',
  'V-HARVEST-08': 'You get the best yield you are able to make. You may take fewer bags if you wish. (Our reading.)',
  'V-FAMILY-01':
    'A child is born: take one of your members with the lowest number left in the supply and put it on your farm.',
  'V-FAMILY-02': 'Or call someone home: put any one of your living members from the board back on your farm.',
  'V-FAMILY-03':
    'You can call members back from crafts, council, church steps and castles, but not from the black bag, the chronicle or the graveyard. (For the bag: our reading.)',
  'V-FAMILY-04':
    'A member called home gives up its position or training and must pay in full to start again. Your castle markers stay. (Our reading.)',
  'V-FAMILY-05':
    'When all your members have been born, you can only call someone home. If that is impossible too, the action does nothing.',
  'V-FAMILY-06': 'This action costs nothing.',
  'V-FAMILY-07': 'Members you place on the board or throw into the black bag always come from your farm.',
  'V-FAMILY-08': 'Which member from your farm you use is up to you, whatever its number.',
  'V-CRAFT-01': 'A craft action uses one building and makes one good (in the mill: 2 coins).',
  'V-CRAFT-02': 'In every building but the mill you pay either with time or with stones or grain.',
  'V-CRAFT-03':
    'To pay with time you need one of your members in the building. You may train one from your farm: place it there and pay the training time.',
  'V-CRAFT-04': 'Right after training you may produce as well, for the production time, or stop there.',
  'V-CRAFT-05': 'With a trained member already there you pay only the production time.',
  'V-CRAFT-06': 'To pay with stones or grain you need nobody in the building.',
  'V-CRAFT-07': 'You cannot train a member and pay with stones or grain in the same action. (Our reading.)',
  'V-CRAFT-08': 'Any number of members may stand in a building, but each action still makes one good.',
  'V-CRAFT-09': 'A craftsman makes only the good of its building and stays until it dies or is called home.',
  'V-CRAFT-10': 'Wainwright: a wagon for 2 time (training 2), or for 1 orange and 1 pink stone.',
  'V-CRAFT-11': 'Stables: a horse or an ox for 3 time (training 3), or for 3 bags of grain.',
  'V-CRAFT-12': 'Scriptorium: a scroll for 2 time (training 2), or for 1 pink stone.',
  'V-CRAFT-13': 'Smithy: a plow for 3 time (training 3), or for 1 orange and 1 pink stone.',
  'V-CRAFT-14': 'Mill: 2 coins for 2 time and 2 bags of grain together.',
  'V-CRAFT-15': 'Nobody is ever placed at the mill. Its price and its 2 coins are always the same.',
  'V-CRAFT-16': 'In the stables you choose horse or ox when you produce.',
  'V-MARKET-01':
    'Taking the market’s stone, or choosing the market by the Well or as a free last action, calls a market day in which everybody takes part.',
  'V-MARKET-02': 'A market day cannot be declined. It takes place even if you do not sell anything yourself.',
  'V-MARKET-03': 'Only customers at the stalls can be served, not those in the queue.',
  'V-MARKET-04':
    'To serve a customer, hand in exactly the goods and grain it wants and lay the tile face down beside your farm. It scores its printed points at the end.',
  'V-MARKET-05':
    'Whoever called the market day goes first, then it goes clockwise. Each time you serve one customer or pass.',
  'V-MARKET-06': 'If you pass, you are out for this market day.',
  'V-MARKET-07':
    'Every sale costs 1 green stone and 1 time on top of the goods; only the very first sale of the player who called the market is free of that. If that player passes first, the advantage is gone.',
  'V-MARKET-08':
    'When everybody had a chance, further rounds follow among those still in, one customer each, until all customers are served or everybody has passed.',
  'V-MARKET-09': 'A coin may replace the green stone, but neither grain nor time.',
  'V-MARKET-10': 'The green stone and the time are paid before the goods.',
  'V-MARKET-11': 'If you pass the quill on a market day, one of your members dies at once, before play goes on.',
  'V-MARKET-12':
    'If the plague stone that called the market took you past the quill, that death waits until the market day is over. (Our reading.)',
  'V-MARKET-13': 'A stone just taken from the market may pay for your later sales of the same day.',
  'V-MARKET-14':
    'Afterwards customers from the queue move up to the empty stalls, the queue closes its gaps and is refilled from the stack. Customers who were not served stay.',
  'V-MARKET-15':
    'If several stalls are empty, the first customer of the queue goes to the front-most of them, the next to the next. (Our reading.)',
  'V-MARKET-16': 'Stalls closed for your number of players always stay empty.',
  'V-MARKET-17': 'If nobody was served, everything stays as it is.',
  'V-MARKET-18':
    'When the stack is used up, the queue is no longer refilled, and in the end the stalls stay empty. Market days are still held but end at once.',
  'V-MARKET-19': 'Customers want exactly what is printed: no more, no less, nothing else.',
  'V-MARKET-20':
    'A market day is part of the turn of the player who called it. That turn’s deaths and checks follow afterwards.',
  'V-MARKET-21':
    'The tiles show what each customer wants and pays; base customers are worth 2 to 6 points. (Most tiles are reconstructed, since the rulebook shows only a few.)',
  'V-COUNCIL-01': 'In the council chamber you do one of three things: enter, advance, or just use a privilege.',
  'V-COUNCIL-02':
    'Enter: place a member from your farm on step 1 for 1 time and either 2 green stones or 1 scroll. Then you may use the privilege of step 1.',
  'V-COUNCIL-03':
    'Advance: move one of your members one step to the right for 1 scroll or 2 green stones plus the time of the new step. Then you may use one privilege of that step or a lower one.',
  'V-COUNCIL-04':
    'Steps 2 and 3 cost 2 time each, step 4 costs 3. (Partly reconstructed: the rulebook only says 2 or 3.)',
  'V-COUNCIL-05':
    'Just a privilege: if you have a member in the council chamber, use one privilege of its step or a lower one, free of charge except for what the privilege itself asks.',
  'V-COUNCIL-06': 'There is one privilege per action. After entering or advancing you may leave it.',
  'V-COUNCIL-07': 'Step 1: take the next-start-player marker, if it still lies on the roof.',
  'V-COUNCIL-08': 'Step 2: take 2 influence stones of your choice from the supply.',
  'V-COUNCIL-09': 'You can only choose stones that are there, and never the plague. (Our reading.)',
  'V-COUNCIL-10':
    'Step 3: take 1 good of your choice – scroll, horse, ox, plow or wagon, with Inn also beer. Grain, coins, bread and tools are not goods.',
  'V-COUNCIL-11': 'Step 4: pay exactly 1 coin and score 3 points, once per action.',
  'V-COUNCIL-12':
    'A member on step 4 cannot advance further; you can still use its privileges or act with someone else.',
  'V-COUNCIL-13': 'Any number of members may stand on a step.',
  'V-COUNCIL-14': 'The start player may take the next-start-player marker too, to keep the role. (Our reading.)',
  'V-COUNCIL-15': 'Coins may replace green stones, one for one.',
  'V-TRAVEL-01': 'There are 6 castles to visit; two of them are next to the village.',
  'V-TRAVEL-02':
    'You may send a member from your farm to one of the two castles next to the village, even if others of yours are already travelling.',
  'V-TRAVEL-03': 'Or you move one of your travellers along one path to a neighbouring castle.',
  'V-TRAVEL-04': 'One action covers exactly one path.',
  'V-TRAVEL-05': 'Each path costs 2 time, 1 wagon and the 2 or 3 influence stones shown on it.',
  'V-TRAVEL-06':
    'The path to the northern neighbour costs 2 brown stones, the one to the other neighbour 2 pink. The board shows the rest. (The farther paths are reconstructed.)',
  'V-TRAVEL-07': 'Paths work in both directions at the same price. (Our reading.)',
  'V-TRAVEL-08':
    'You cannot travel back to the village; only the family action brings a traveller home. (Our reading.)',
  'V-TRAVEL-09': 'When you reach a castle without a marker of yours, place one and take the castle’s reward at once.',
  'V-TRAVEL-10':
    'The rewards are 3 points, 2 influence stones of your choice, or 1 coin. The two castles next to the village give 3 points, two give a coin, two give stones. (The stone castles are reconstructed.)',
  'V-TRAVEL-11':
    'At a castle that already has your marker there is no second marker and no reward, but you may go there.',
  'V-TRAVEL-12': 'Any number of members may be at a castle, and one marker per colour.',
  'V-TRAVEL-13':
    'Three castles fly a red flag: the two with coins and the one in the upper right corner. An Inn card and a life goal ask for them.',
  'V-TRAVEL-14': 'Markers stay to the end and count even if the traveller has died or gone home.',
  'V-TRAVEL-15': 'Coins may replace the stones of a path, but neither the wagon nor the time.',
  'V-CHURCH-01': 'Throw one member from your farm into the black bag, for 1 brown stone or 3 time.',
  'V-CHURCH-02': 'Any number of members may be in the bag, and everybody may look into it at any time.',
  'V-CHURCH-03': 'A coin may replace the brown stone.',
  'V-CHURCH-04': 'Members in the bag are alive but hidden: they cannot die, cannot be called home and score nothing.',
  'V-CHURCH-05': 'The church has four steps from left to right. The first is reached only through a mass.',
  'V-WELL-01': 'Instead of taking a stone you may pay 3 influence stones of one colour and use any one action.',
  'V-WELL-02': 'The Well is the only way to an action whose space is empty; you may use it for other spaces as well.',
  'V-WELL-03': 'It works only while at least one stone lies on some action space.',
  'V-WELL-04': 'You take no stone with it.',
  'V-WELL-05': 'Coins may replace any of the three stones, even all of them. (Our reading.)',
  'V-WELL-06':
    'You must name an action you can really carry out; a market day always is one. (Our reading: so nobody pays for nothing.)',
  'V-WELL-07':
    'A market day called by the Well gives you everything a caller has, the free first sale included. (Our reading.)',
} as const satisfies Record<string, string>
