/** The harvest in English: its three phases and the eleven moments at which cards act. */
export const harvest = {
  'A-HARVEST-01':
    'A harvest follows rounds 4, 7, 9, 11, 13 and 14. It has a field, a feeding and a breeding phase; everyone finishes one before the next begins.',
  'A-HARVEST-02':
    'Where no card makes a difference, everyone acts at the same time; otherwise in turn order from the starting player.',
  'A-HARVEST-FIELD-01':
    'You take exactly 1 grain or vegetable from each of your planted fields, card fields included, into your supply. You cannot skip this.',
  'A-HARVEST-FIELD-02': 'A field whose last crop is taken becomes empty. It stays a field and may be sown again later.',
  'A-HARVEST-FIELD-03': 'Cards that pay something in the field phase do so now.',
  'A-HARVEST-FEED-01': 'You must pay 2 food per family member, 3 per adult when playing alone.',
  'A-HARVEST-FEED-02':
    'All family members are fed, however they came to you. Guests and others who are not family are not, unless their card says so.',
  'A-HARVEST-FEED-03':
    'A person born in the round just ended costs only 1 food in this harvest. If no harvest followed the round of its birth, it costs the full amount at its first one.',
  'A-HARVEST-FEED-04':
    'To pay you may turn goods into food: grain and vegetables for 1 each, more with cooking improvements; animals only with such improvements or cards. You cannot bake bread here unless a card says so.',
  'A-HARVEST-FEED-05':
    "The Joinery turns at most 1 wood into 2 food per harvest, the Pottery 1 clay into 2 and the Basketmaker's Workshop 1 reed into 3.",
  'A-HARVEST-FEED-06':
    'For each food you do not pay you take 1 begging card, worth −3 points. You can never give up a person instead.',
  'A-HARVEST-FEED-07': 'You may choose not to pay, keep your goods and even your food, and take begging cards instead.',
  'A-HARVEST-FEED-08': 'Food left over stays in your supply. It is worth nothing in scoring.',
  'A-HARVEST-FEED-09': 'You can only get rid of begging cards through a card.',
  'A-HARVEST-BREED-01':
    'If you have at least 2 animals of a kind, you gain exactly 1 young animal of that kind, however many you have.',
  'A-HARVEST-BREED-02': 'The parents may stand anywhere, also apart from each other.',
  'A-HARVEST-BREED-03':
    'You only get the young animal if there is room for it on your farm or on a card. Otherwise you do not get it at all, and you cannot cook it either.',
  'A-HARVEST-BREED-04':
    'What counts is how many animals you have when the breeding phase begins, for all kinds together; young animals do not breed.',
  'A-HARVEST-BREED-05':
    'You may rearrange your animals, and put some back for nothing, to make room for young ones. Each kind ends with at most 1 more than before, and everything must fit.',
  'A-HARVEST-BREED-06':
    'From the start of the breeding phase to the end of the harvest no animal can be turned into food. You may cook before, in the feeding phase, but an animal you cook there can no longer breed.',
  'A-HARVEST-BREED-07': 'You may keep fewer animals, also no young ones.',
  'A-HARVEST-TIME-01':
    'Cards act at eleven moments of the harvest: 1–3 start, course and end of the field phase, 4 between, 5–7 start, course and end of feeding, 8 between, 9–11 start, course and end of breeding. Within one moment you order your own effects; among players turn order holds.',
  'A-HARVEST-TIME-02': "Joinery, Pottery and Basketmaker's Workshop work during the feeding phase.",
  'A-HARVEST-TIME-03':
    'Corn Storehouse and Water Mill act at the same moment and before the Harvest Helper; the Milking Shed acts before Spindle, Butter Churn, Milking Stool and Loom.',
  'A-HARVEST-TIME-04':
    'Begging cards are counted when the feeding itself is over; the Slaughterman acts after that. If a card makes you feed last, you do all of it then.',
} as const satisfies Record<string, string>
