/** What the picture of each Agricola card is made of; the form of a line stands in `compositions`. */

import { compositions } from '@dorfplatz/ui'

export const pictures = compositions(`
occ-land-agent: field sky:chronicle-wash flip | coat goatee felt i-hops i-grain 1 3 | spade | i-vegetable
occ-academic: study | fur goatee scholar i-flax i-wool 2 | | i-book
occ-master-baker: hearth | apron stache toque i-wool i-wool 1 5 | peel |
occ-baker: hearth flip | apron man toque i-flax i-wool 2 3 | | basket
occ-master-builder: street sky:chronicle-wash flip | coat beard cap i-monk i-grain 1 5 | level |
occ-berry-picker: forest sky:chronicle-wash | dress woman scarf i-hops i-first 1 2 | | berries
occ-mendicant: street sky:hop-wash flip | habit old tonsure i-monk i-monk 3 4 | staff |
occ-master-brewer: barn sky:seat-1-wash | apron beard cap i-hops i-wood 2 1 | | barrel
occ-bread-seller: market sky:seat-1-wash | smock man felt i-roof i-wool 2 3 | | i-food
occ-brush-maker: workshop flip | vest stache short i-hides i-hops 1 1 | | brush
occ-thatcher: street sky:chronicle-wash flip | vest man straw i-rye i-roof 1 2 | | ladder
occ-turner: workshop | apron man cap i-flax i-hides 3 1 | | vase
occ-head-of-the-family: hearth flip | vest old felt i-roof i-hides 2 4 | | cradle
occ-farmer: pasture sky:chronicle-wash | vest man straw i-flax i-roof 2 | pitchfork |
occ-fisherman: river flip | smock beard cap i-flax i-grain 1 | rod |
occ-meat-seller: market sky:seat-1-wash | apron stache cap i-wool i-first 2 1 | cleaver | i-meat
occ-field-warden: field | coat man felt i-st-green i-rye 3 2 | halberd |
occ-master-forester: forest flip | coat beard felt i-st-green i-grain 1 | | tree
occ-yeoman-farmer: field sky:chronicle-wash | vest beard felt i-hides i-hops 2 | scythe |
occ-undergardener: garden sky:seat-1-wash flip | smock youth straw i-pasture i-flax 2 2 | hoe |
occ-conjurer: street sky:seat-1-wash flip | cloak goatee jester i-flax i-first 2 1 | balls |
occ-greengrocer: market | apron woman scarf i-hops i-vegetable 4 2 | | pumpkin
occ-storyteller: street sky:seat-1-wash | cloak old felt i-monk i-grain 2 4 | | lute
occ-estate-manager: barn sky:hop-wash flip | fur stache felt i-roof i-wool 3 1 | key |
occ-dock-worker: sea sky:chronicle-wash flip | rags beard cap i-flax i-first 2 | | barrel
occ-chief: street sky:chronicle-wash flip | fur beard crown i-first i-wool 2 1 | sword |
occ-chiefs-daughter: pasture | dress woman crown i-st-pink i-grain 1 | | flower
occ-tutor: study | coat old scholar i-monk i-wool 2 4 | | i-book
occ-hedge-keeper: garden | vest man felt i-hops i-hides 1 2 | shears | hurdle
occ-woodcutter: forest sky:chronicle-wash flip | vest beard cap i-first i-flax 1 1 | axe |
occ-wooden-hut-builder: forest | vest stache cap i-hides i-hops 1 3 | | hut
occ-hut-builder: forest flip | rags man cap i-rye i-roof 1 3 | axe | reedhut
occ-merchant: market sky:seat-1-wash flip | fur goatee fur i-flax i-first 3 1 | | scales
occ-hobby-farmer: garden sky:chronicle-wash | dress woman straw i-flax i-grain 1 5 | | lettuce
occ-cook: hearth | apron man toque i-wool i-wool 1 5 | ladle |
occ-charcoal-burner: forest sky:hop-wash flip | rags beard hood i-boar i-monk 2 3 | | kiln
occ-basketmaker: workshop | shawl woman bun i-reed i-hops 1 | | basket
occ-grocer: market | apron old cap i-st-green i-wool 1 4 | | i-sack
occ-clay-firer: quarry flip | apron beard short i-clay i-hides 1 1 | | kiln
occ-clay-seller: market | smock stache felt i-clay i-grain 1 3 | | i-clay
occ-clay-deliveryman: street sky:hop-wash | vest man cap i-clay i-hops 2 1 | | barrow
occ-clay-mixer: quarry | apron youth curly i-rye i-clay 1 1 | punner |
occ-lord-of-the-manor: street sky:seat-1-wash | fur goatee felt i-jewelry i-wool 2 3 | | i-castle
occ-maid: hearth | dress woman bonnet i-flax i-wool 1 | broom |
occ-mason: quarry sky:hop-wash | apron man cap i-stone i-roof 3 0 | trowel |
occ-patron: study flip | fur old fur i-first i-wool 2 4 | purse |
occ-pastor: church | habit old bald i-tool i-tool 1 4 | | i-book
occ-plow-driver: field flip | vest beard straw i-wood i-roof 1 1 | whip | i-plow
occ-plow-maker: workshop flip | apron beard short i-hides i-wood 3 1 | | plough2
occ-mushroom-collector: forest sky:hop-wash flip | shawl crone scarf i-rye i-first 4 4 | | mushroom
occ-braggart: street | coat stache felt i-first i-grain 1 | | medal
occ-ratcatcher: street | cloak goatee hood i-boar i-monk 1 3 | pipe | rat
occ-renovator: street | smock man cap i-grain i-flax 1 1 | brush | clayhut
occ-conservator: church flip | coat goatee scholar i-stone i-monk 1 | mallet | stonehouse
occ-cattle-whisperer: pasture sky:hop-wash flip | smock old straw i-pasture i-wood 3 4 | | i-cattle
occ-seasonal-worker: field | vest youth straw i-grain i-roof 1 | | bundle
occ-shepherd: pasture sky:hop-wash flip | cloak old felt i-wool i-monk 3 4 | crook |
occ-master-shepherd: pasture flip | cloak beard fur i-monk i-wool 1 5 | crook | i-sheep
occ-reed-collector: river | vest man straw i-reed i-hops 1 1 | scythe | i-reed
occ-swineherd: forest sky:hop-wash | rags youth cap i-boar i-hops 2 3 | staff | i-boar
occ-stablehand: barn | vest youth cap i-hides i-flax 4 1 | pitchfork |
occ-stablemaster: barn sky:hop-wash flip | coat stache felt i-hides i-grain 2 | whip | i-horse
occ-quarryman: quarry sky:chronicle-wash flip | vest beard short i-stone i-roof 2 | i-tool |
occ-stone-carrier: quarry sky:hop-wash flip | rags man curly i-stone i-hides 3 1 | | barrow
occ-stonecutter: quarry flip | apron old cap i-stone i-wool 1 4 | mallet |
occ-dancer: market flip | dress woman wreath i-first i-grain 4 2 | | drum
occ-stockman: barn | smock man straw i-hops i-hides 1 | | trough
occ-potter: workshop flip | apron woman scarf i-clay i-flax 4 2 | | potterywheel
occ-tenant-farmer: pasture sky:seat-1-wash flip | rags man felt i-rye i-monk 2 2 | | i-sheep
occ-animal-keeper: pasture | smock woman straw i-flax i-hops 1 1 | | i-boar
occ-reeve: street sky:seat-1-wash flip | coat old felt i-first i-grain 2 4 | scroll2 |
occ-carpenter: workshop flip | vest man cap i-wood i-flax 2 | saw |
occ-fieldsman: field | smock man straw i-wood i-grain 4 0 | | i-sack
occ-well-builder: street | vest man cap i-stone i-flax 1 | i-craft | i-well
occ-village-elder: street | cloak old bald i-monk i-roof 1 4 | staff |
occ-social-climber: street sky:seat-1-wash | coat goatee felt i-st-pink i-grain 3 2 | | ladder
occ-harvest-helper: field sky:chronicle-wash | dress woman scarf i-grain i-flax 1 2 | rake |
occ-field-worker: field flip | rags stache straw i-rye i-hops 3 1 | hoe |
occ-field-watchman: field sky:hop-wash | cloak beard hood i-st-green i-monk 3 0 | lantern |
occ-gardener: garden sky:hop-wash | apron old straw i-hops i-flax 3 4 | | lettuce
occ-church-warden: church | coat old short i-tool i-wool 1 4 | bell |
occ-businessman: market sky:seat-1-wash flip | fur stache fur i-st-green i-grain 2 2 | purse |
occ-sycophant: market sky:chronicle-wash | coat goatee cap i-grain i-st-pink 1 1 | | i-grain
occ-clay-digger: quarry flip | rags man curly i-clay i-monk 1 | spade | pit
occ-manservant: hearth flip | coat youth short i-tool i-wool 4 1 | | jug
occ-midwife: hearth flip | shawl crone bonnet i-flax i-wool 1 4 | | cradle
occ-farm-steward: barn sky:chronicle-wash | coat man felt i-hops i-hides 2 5 | scroll2 |
occ-wood-buyer: forest sky:seat-1-wash flip | fur stache felt i-rye i-hops 2 | purse | i-wood
occ-wood-collector: forest flip | rags old cap i-hops i-rye 1 4 | | faggot
occ-hide-farmer: field sky:hop-wash flip | vest old straw i-hides i-roof 3 4 | | i-field
occ-juggler: market | coat youth jester i-grain i-flax 4 0 | | balls
occ-chamberlain: study flip | fur old scholar i-tool i-first 4 4 | key |
occ-corn-profiteer: barn flip | fur goatee fur i-first i-grain 1 | | i-grain
occ-cowherd: pasture flip | smock youth straw i-flax i-roof 1 1 | whip | i-cattle
occ-clay-plasterer: street flip | apron man cap i-wool i-clay 1 5 | trowel | clayhut
occ-clay-hut-builder: street flip | smock beard felt i-clay i-grain 1 1 | | clayhut
occ-bricklayer: street sky:seat-1-wash | vest man short i-hides i-roof 2 | | i-clay
occ-layabout: forest | rags youth straw i-pasture i-flax 3 0 | | mug
occ-market-crier: market flip | coat stache felt i-first i-wool 1 1 | bell |
occ-milking-hand: barn | dress woman scarf i-wool i-flax 1 1 | | pail
occ-butcher: market | apron beard cap i-first i-wool 1 1 | cleaver |
occ-net-fisherman: river sky:hop-wash | smock man felt i-jewelry i-grain 2 | net |
occ-puppeteer: market flip | cloak old cap i-first i-grain 4 4 | | puppet
occ-sheep-whisperer: pasture | shawl woman long i-wool i-hops 1 2 | | i-sheep
occ-reed-buyer: river | coat stache felt i-reed i-hops 1 1 | purse | i-reed
occ-pig-breeder: barn | smock stache straw i-st-pink i-monk 1 3 | | trough
occ-pig-catcher: forest flip | vest youth curly i-hides i-hops 1 | | lasso
occ-groom: barn sky:hop-wash | vest man cap i-flax i-hides 3 1 | | i-horse
occ-stone-buyer: quarry flip | coat goatee cap i-stone i-grain 1 3 | | scales
occ-stone-carver: workshop | apron man curly i-stone i-flax 4 0 | mallet | statue
occ-street-musician: street flip | vest stache felt i-roof i-hops 1 1 | | lute
occ-cabinetmaker: workshop flip | apron stache short i-wood i-hops 1 1 | | plane
occ-animal-dealer: market | smock beard felt i-rye i-first 1 5 | | i-ox
occ-taster: hearth flip | fur goatee scholar i-first i-grain 4 1 | | medal
occ-outrider: pasture sky:seat-1-wash | cloak man helmet i-first i-tool 2 2 | | i-horse
occ-water-carrier: street sky:seat-1-wash flip | rags woman braids i-flax i-wool 2 1 | | bucketyoke
occ-fence-builder: pasture sky:seat-1-wash flip | vest stache cap i-wood i-flax 2 2 | i-craft | i-fence
occ-fencer: pasture flip | vest man straw i-hops i-wood 3 1 | saw |
occ-fence-deliveryman: pasture sky:seat-1-wash flip | smock beard cap i-hops i-wood 2 | | cart
occ-serf: field sky:seat-1-wash flip | rags old straw i-monk i-rye 2 4 | flail |
occ-adoptive-parents: hearth flip | dress woman bun i-hops i-wool 2 1 | | cradle
occ-pieceworker: quarry flip | vest youth cap i-roof i-flax 1 1 | | i-sack
occ-acrobat: market sky:seat-1-wash flip | coat youth curly i-jewelry i-first 3 0 | | balls
occ-wet-nurse: hearth | dress woman bonnet i-roof i-wool 2 3 | | i-milk
occ-educator: study | cloak goatee scholar i-st-green i-wool 1 | | desk
occ-frame-builder: street | vest beard cap i-grain i-wood 3 2 | | timberhouse
occ-basin-maker: workshop | apron beard short i-rye i-tool 2 | i-craft | pot
occ-organic-farmer: pasture sky:seat-1-wash flip | vest woman braids i-hops i-grain 2 | | herb
occ-perpetual-student: study | cloak youth scholar i-flax i-grain 2 1 | | mug
occ-constable: street sky:chronicle-wash | coat stache helmet i-tool i-first 1 2 | halberd |
occ-manufacturer: workshop | fur stache felt i-monk i-grain 1 | | tools3
occ-forester: forest sky:chronicle-wash flip | coat man felt i-st-green i-monk 1 3 | | fir
occ-scholar: study flip | fur old bald i-flax i-wool 3 4 | | scroll2
occ-tanner: workshop flip | apron beard cap i-hides i-monk 1 1 | | i-hides
occ-traveling-salesman: street flip | cloak man felt i-monk i-roof 1 | staff | chest
occ-house-steward: street sky:hop-wash | coat old short i-hops i-wool 2 4 | key | stonehouse
occ-wood-deliveryman: forest sky:seat-1-wash flip | smock stache cap i-hides i-hops 2 3 | | cart
occ-wood-distributor: forest sky:seat-1-wash | coat man cap i-rye i-flax 2 1 | | planks
occ-tinsmith: street | rags old felt i-tool i-roof 1 4 | i-craft | pot
occ-smallholder: field sky:hop-wash | smock old straw i-pasture i-roof 2 4 | | turnip
occ-storehouse-clerk: barn sky:chronicle-wash | coat youth cap i-rye i-wool 2 3 | | i-quill
occ-storehouse-keeper: barn sky:hop-wash | apron stache felt i-hides i-hops 2 1 | key | granary
occ-countryman: field | vest beard straw i-hops i-grain 1 2 | | i-ox
occ-clay-worker: quarry sky:seat-1-wash flip | apron man short i-clay i-flax 2 3 | spade |
occ-lover: garden sky:hop-wash flip | coat goatee curly i-st-pink i-first 3 1 | | flower
occ-market-woman: market flip | shawl crone scarf i-first i-hops 1 4 | | turnip
occ-plowman: field sky:seat-1-wash flip | rags beard felt i-monk i-wood 2 2 | | hookplough
occ-brushwood-collector: forest flip | shawl crone hood i-rye i-monk 3 4 | | faggot
occ-cattle-breeder: barn sky:chronicle-wash flip | vest beard felt i-roof i-wool 1 | | manger
occ-seed-seller: market sky:hop-wash flip | dress woman straw i-grain i-hops 2 | | i-sow
occ-sheep-farmer: pasture flip | vest stache straw i-wool i-hides 3 1 | shears | i-sheep
occ-shepherd-boy: pasture sky:seat-1-wash | smock youth curly i-flax i-wool 2 | pipe | dog
occ-slaughterman: barn flip | apron beard short i-meat i-wool 1 1 | cleaver |
occ-schnaps-distiller: workshop | vest old cap i-hides i-hops 2 4 | | still
occ-wood-carver: workshop flip | vest old short i-rye i-wood 1 4 | | mask
occ-pig-whisperer: forest sky:seat-1-wash flip | smock woman scarf i-hides i-st-pink 2 2 | | i-boar
occ-stone-breaker: quarry | rags stache cap i-stone i-hides 1 | i-tool | rocks
occ-veterinarian: barn | coat goatee fur i-st-green i-wool 1 | | goat
occ-animal-handler: pasture flip | smock woman bun i-rye i-hops 3 0 | | dog
occ-animal-tamer: market flip | coat stache felt i-first i-grain 1 | whip |
occ-animal-breeder: pasture sky:seat-1-wash flip | vest old felt i-hops i-hides 2 4 | | gate2
occ-foreman: quarry sky:hop-wash | coat beard cap i-roof i-stone 2 | scroll2 |
occ-weaver: workshop flip | shawl woman bonnet i-flax i-wool 1 1 | | loom
occ-resource-seller: market | apron man felt i-monk i-stone 1 3 | | i-stone
occ-magician: market flip | cloak old wizard i-flax i-grain 1 4 | wand |
occ-fence-overseer: pasture | coat old felt i-hides i-st-green 3 4 | staff | i-fence
min-field: field sky:chronicle-wash | i-field spade
min-fishing-rod: river sky:chronicle-wash | rod fish
min-axe: forest | axe stump
min-bakers-oven: hearth | oven peel
min-baking-tray: hearth flip | dough
min-building-material: quarry sky:hop-wash flip | i-wood i-clay
min-windmill: field sky:hop-wash flip | windmill
min-bean-field: garden sky:seat-1-wash flip | bean
min-gypsys-crock: forest flip | kettle
min-simple-fireplace: hearth | hearth
min-half-timbered-house: street flip | timberhouse
min-raft: river flip | raft
min-manger: barn sky:chronicle-wash flip | manger
min-animal-pen: pasture flip | gate2 i-sheep
min-spices: hearth flip | spices jug
min-plane: workshop | plane
min-wood-fired-oven: hearth | woodoven
min-clogs: hearth | clogs
min-shepherds-pipe: pasture flip | pipe i-sheep
min-canoe: river sky:hop-wash flip | canoe
min-carp-pond: garden | pond fish
min-potato-dibber: garden | potato
min-ceramics: workshop flip | vase jug
min-basket: forest sky:chronicle-wash flip | basket mushroom
min-corn-scoop: barn flip | i-sack spade
min-clay-roof: street sky:chronicle-wash flip | tileroof
min-clay-supports: quarry sky:chronicle-wash | i-clay faggot
min-madonna-statue: church | statue
min-market-stall: market sky:chronicle-wash | i-market i-vegetable
min-mini-pasture: pasture sky:hop-wash flip | gate2
min-millstone: barn sky:chronicle-wash | millstone
min-helpful-neighbours: street | i-stone i-reed
min-fruit-tree: garden | fruittree basket
min-outhouse: garden | outhouse
min-private-forest: forest | tree fir
min-sack-cart: barn sky:hop-wash | barrow i-sack
min-lettuce-patch: garden sky:chronicle-wash flip | lettuce
min-reed-pond: pasture sky:chronicle-wash | pond i-reed
min-writing-desk: study flip | desk
min-builders-trowel: street sky:hop-wash | trowel i-clay
min-spindle: hearth flip | spindle i-wool
min-stable: pasture | i-stable
min-butter-churn: barn sky:chronicle-wash | churn
min-quarry: quarry sky:hop-wash flip | rocks
min-stone-house-extension: street sky:seat-1-wash | stonehouse i-stone
min-stone-tongs: quarry sky:seat-1-wash | tongs
min-dovecote: garden sky:hop-wash | dovecote dove
min-animal-yard: barn | i-sheep i-cattle
min-drinking-trough: pasture flip | trough
min-cattle-market: market sky:chronicle-wash flip | i-cattle
min-riding-plough: field sky:seat-1-wash | plough2 i-horse
min-turnwrest-plough: field sky:hop-wash flip | plough2
min-moldboard-plough: field sky:hop-wash flip | i-plow
min-alms: church flip | purse i-coin
min-bakers-kitchen: hearth | i-bakehouse
min-village-well: street sky:hop-wash flip | i-well bucketyoke
min-threshing-board: barn sky:hop-wash | threshing
min-harrow: field | harrow
min-strawberry-patch: garden sky:chronicle-wash | strawberry
min-punner: quarry sky:hop-wash | punner
min-holiday-house: forest sky:seat-1-wash | hut bundle
min-goose-pond: river | goose
min-guest: street sky:chronicle-wash | bundle i-travel
min-grain-cart: field sky:chronicle-wash | cart i-grain
min-hand-mill: hearth flip | handmill
min-rake: field | rake
min-shepherds-crook: pasture flip | crook i-sheep
min-copse: field sky:seat-1-wash flip | fir axe
min-wood-cart: forest sky:hop-wash flip | cart i-wood
min-spinney: forest sky:chronicle-wash | fir i-wood
min-wooden-hut-extension: forest sky:seat-1-wash flip | hut planks
min-wooden-crane: quarry flip | crane
min-wooden-path: forest sky:seat-1-wash | woodpath
min-chicken-coop: garden sky:seat-1-wash flip | henhouse hen
min-cooking-corner: hearth | stove pot
min-corn-storehouse: barn sky:chronicle-wash flip | granary
min-flagon: market flip | jug
min-lasso: pasture sky:seat-1-wash flip | lasso i-cattle
min-clay-path: street sky:seat-1-wash flip | path i-clay
min-planter-box: garden sky:seat-1-wash flip | herb i-room
min-ladder: street flip | ladder
min-manure: field sky:chronicle-wash | dung pitchfork
min-milking-shed: barn | pail i-milk
min-paved-road: street | path
min-fish-trap: river sky:seat-1-wash | trap fish
min-reed-exchange: market sky:seat-1-wash flip | i-reed i-stone
min-slaughterhouse: barn flip | cleaver i-meat
min-schnaps-distillery: workshop flip | still
min-straw-thatched-roof: street flip | roof
min-tavern: market sky:chronicle-wash | tavern mug
min-animal-feed: barn flip | manger i-grain
min-wildlife-reserve: forest sky:hop-wash flip | i-boar dog
min-water-mill: river flip | watermill
min-weekly-market: market flip | pumpkin i-vegetable
min-acreage: field sky:hop-wash | i-field i-grain
min-bakehouse: street flip | i-bakehouse
min-lumber: forest sky:seat-1-wash | planks i-wood
min-beehive: garden sky:chronicle-wash flip | beehive
min-spit-roast: hearth flip | spit
min-brewery: barn flip | barrel mug
min-bread-paddle: hearth flip | peel i-food
min-bookshelf: study | shelf
min-flail: barn sky:hop-wash | flail i-grain
min-duck-pond: river sky:seat-1-wash flip | duck
min-swing-plough: field flip | i-plow i-ox
min-granary: field | granary i-sack
min-greenhouse: garden | greenhouse
min-liquid-manure: field | barrel dung
min-crooked-plough: field flip | hookplough
min-house-goat: hearth | goat
min-sawhorse: workshop flip | sawhorse saw
min-sawmill: river flip | watermill planks
min-wooden-strongbox: study | chest
min-yoke: field | i-ox
min-broom: hearth | broom
min-landing-net: river flip | net
min-clapper: hearth flip | rattle cradle
min-cooking-hearth: hearth flip | stove
min-corn-sheaf: field sky:chronicle-wash | i-grain
min-herb-garden: garden | herb
min-clay-pit: quarry | pit
min-clay-hut-extension: street sky:chronicle-wash | clayhut i-clay
min-milking-stool: barn sky:seat-1-wash flip | stool pail
min-ox-team: field sky:chronicle-wash | i-ox plough2
min-horse: pasture sky:seat-1-wash flip | i-horse
min-brushwood-roof: forest sky:hop-wash flip | roof faggot
min-turnip-field: field flip | turnip
min-reed-hut: pasture flip | reedhut
min-sleeping-corner: hearth | bed
min-swan-lake: river sky:hop-wash | swan
min-boar-breeding: forest flip | i-boar trough
min-stone-cart: quarry flip | cart i-stone
min-stone-exchange: quarry | i-stone i-reed
min-mansion: garden sky:seat-1-wash | villa
min-forest-pasture: forest sky:hop-wash | i-boar tree
min-loom: workshop flip | loom i-wool
fireplace_2: hearth flip | hearth
fireplace_3: barn sky:chronicle-wash flip | hearth i-wood
cooking_hearth_4: hearth flip | stove
cooking_hearth_5: street sky:hop-wash | stove pot
clay_oven: garden sky:chronicle-wash flip | oven
stone_oven: street sky:chronicle-wash flip | stoneoven
joinery: workshop | tools3 plane
pottery: workshop | potterywheel vase
basketmakers_workshop: workshop | basket i-reed
well: street flip | i-well
`)
