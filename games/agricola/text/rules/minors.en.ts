/** What holds for all minor improvements, in English. */
export const minors = {
  'AGR-MIN-G01':
    'A minor improvement is played from your hand with such an action: on the starting player space, after family growth on stage 2, on the improvement space or after a stage 2 renovation.',
  'AGR-MIN-G02': 'Prerequisites are thresholds: having more also counts, and nothing is paid for them.',
  'AGR-MIN-G03': 'Costs are paid from your supply, not with crops on fields or goods on round spaces.',
  'AGR-MIN-G04': 'Alternative costs are never mixed.',
  'AGR-MIN-G05':
    'Passing cards are carried out and go to your left neighbor; alone they leave the game. They never count as improvements.',
  'AGR-MIN-G06':
    'The card given back for an upgrade is part of its cost. Majors return to the board for anyone to buy, minors leave the game.',
  'AGR-MIN-G07': 'Every card is shown when played and stays visible.',
  'AGR-MIN-G08': 'Effects begin when a card is played; cards in hand do nothing.',
  'AGR-MIN-G09':
    'Goods a card puts on round spaces are yours and come at the start of that round. There is nothing after round 14.',
  'AGR-MIN-G10':
    'Goods that a returned card has laid on later rounds stay yours after an upgrade, such as the food of a Well that becomes the Village Well. They are lost if it was returned for the Madonna Statue.',
  'AGR-MIN-G11':
    'Extra actions and gains are optional unless the text says must. Compulsory are Holiday House, House Goat, Planter Box, the payment for the Spinney and the order of the Slaughterhouse.',
  'AGR-MIN-G12': 'Field, Mini Pasture, Stable and the three extensions can only be played if you can carry them out.',
  'AGR-MIN-G13': 'Animals from a card are housed, turned into food or put back immediately.',
  'AGR-MIN-G14':
    'For a room, first at most one replaced price (such as Axe or Clay Supports), then discounts, then replaced reed; the Straw-thatched Roof simply takes the reed away.',
  'AGR-MIN-G15':
    "Baking improvements are Simple Fireplace, Cooking Hearth, Cooking Corner, Wood-fired Oven, Baker's Oven, Baker's Kitchen and Bakehouse. Only Wood-fired and Baker's Oven are ovens.",
  'AGR-MIN-G16': 'Cooking improvements are Simple Fireplace, Cooking Hearth and Cooking Corner.',
  'AGR-MIN-G17': 'Mills, brewing and distilling are never baking.',
  'AGR-MIN-G18':
    'The plows are Moldboard, Turnwrest, Riding, Swing and Crooked Plough. Per plow action you use one of them or the Harrow.',
  'AGR-MIN-G19':
    'Card fields are sown and harvested like fields and meet field prerequisites while planted (the Copse never). They are not scored as fields, but the crops on them are.',
  'AGR-MIN-G20':
    "Card fields with grain or vegetables get the Smallholder's extra crop, wood does not; none of them counts towards the limit of 2 fields.",
  'AGR-MIN-G21':
    'Animal Yard, Wildlife Reserve and Forest Pasture hold animals, newborn ones too. They are not pastures and do not score as pastures.',
  'AGR-MIN-G22':
    'In the harvest the Milking Shed acts first; Copse, Butter Churn, Spindle, Loom, Milking Stool and the card fields act with the field phase, Water Mill and Corn Storehouse at its end; Schnaps Distillery, Brewery, Hand Mill, Plane, Spit Roast, House Goat and Sawmill while feeding; animal cards while breeding.',
  'AGR-MIN-G23':
    'Within one moment of the harvest players act in turn order; the owner of the Slaughterhouse feeds last.',
  'AGR-MIN-G24': 'The Broom draws from undealt minor improvements of the decks in use, or as many as are left.',
  'AGR-MIN-G25': 'Printed points are points for cards; points from texts and from the Tavern are bonus points.',
  'AGR-MIN-G26': 'The family game uses no minor improvements.',
} as const satisfies Record<string, string>
