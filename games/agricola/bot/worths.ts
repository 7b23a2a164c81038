/** What cards in play are worth, in points over a whole game; `npm run train:cards` writes them. */

import type { Worths } from './worth.ts'

/**
 * Alone. The network for full tables looks at them, too: whoever changes them learns it anew.
 * Found by `npm run train:cards -- --seed cards --games 900`, with the rules as they were on 16 November 2026.
 */
export const SOLO: Worths = {
  11: 0, // Field
  12: 0.1, // Fishing Rod
  13: 0.1, // Axe
  14: 0, // Baker's Oven
  15: 0.6, // Baking Tray
  16: 0, // Building Material
  17: 0, // Windmill
  18: -0.9, // Bean Field
  19: -0.4, // Gypsy's Crock
  20: -0.6, // Simple Fireplace
  21: 0, // Half-timbered House
  22: -0.1, // Raft
  23: -0.1, // Manger
  24: 0, // Animal Pen
  25: -2, // Spices
  26: -0.1, // Plane
  27: 0, // Wood-fired Oven
  28: -0.4, // Clogs
  29: -0.1, // Shepherd's Pipe
  30: 0, // Canoe
  31: 0.1, // Carp Pond
  32: 0.1, // Potato Dibber
  33: 0, // Ceramics
  34: 2, // Basket
  35: 0.8, // Corn Scoop
  36: 1.6, // Clay Roof
  37: 0, // Clay Supports
  38: 0, // Madonna Statue
  39: 0, // Market Stall
  40: 0, // Mini Pasture
  41: -0.1, // Millstone
  42: 0, // Helpful Neighbours
  43: 0, // Fruit Tree
  44: 0, // Outhouse
  45: 2.1, // Private Forest
  46: 0, // Sack Cart
  47: 0, // Lettuce Patch
  48: 0.5, // Reed Pond
  49: 0.1, // Writing Desk
  50: -0.1, // Builder's Trowel
  51: 0.1, // Spindle
  52: 0, // Stable
  53: 0.2, // Butter Churn
  54: 0, // Quarry
  55: 0, // Stone House Extension
  56: 0, // Stone Tongs
  57: 0.3, // Dovecote
  58: -0.1, // Animal Yard
  59: 0, // Drinking Trough
  60: 0, // Cattle Market
  61: 0, // Riding Plough
  62: 0, // Turnwrest Plough
  63: 0.2, // Moldboard Plough
  64: 0, // Alms
  65: 0, // Baker's Kitchen
  66: 0, // Village Well
  67: 0, // Threshing Board
  68: 0.3, // Harrow
  69: 0.1, // Strawberry Patch
  70: -0.1, // Punner
  71: -0.9, // Holiday House
  72: 0.2, // Goose Pond
  73: 0, // Guest
  74: 0, // Grain Cart
  75: 0, // Hand Mill
  76: 0, // Rake
  77: 0, // Shepherd's Crook
  78: 0.5, // Copse
  79: 0, // Wood Cart
  80: 0, // Spinney
  81: 0, // Wooden Hut Extension
  82: 0, // Wooden Crane
  83: -0.1, // Wooden Path
  84: 0.2, // Chicken Coop
  85: -0.1, // Cooking Corner
  86: -0.5, // Corn Storehouse
  87: 0, // Flagon
  88: 0.4, // Lasso
  89: -0.6, // Clay Path
  90: 1, // Planter Box
  91: 0.3, // Ladder
  92: 0.1, // Manure
  93: 0, // Milking Shed
  94: 0.1, // Paved Road
  95: -0.3, // Fish Trap
  96: 0, // Reed Exchange
  97: 0, // Slaughterhouse
  98: 0, // Schnaps Distillery
  99: 0.9, // Straw-thatched Roof
  100: 0, // Tavern
  101: 1.1, // Animal Feed
  102: 0, // Wildlife Reserve
  103: 0, // Water Mill
  104: 0, // Weekly Market
  105: -0.9, // Acreage
  106: 0, // Bakehouse
  107: 0, // Lumber
  108: 0, // Beehive
  109: 0.2, // Spit Roast
  110: 0, // Brewery
  111: 0, // Bread Paddle
  112: 0, // Bookshelf
  113: -0.2, // Flail
  114: 0.1, // Duck Pond
  115: 0, // Swing Plough
  116: -0.1, // Granary
  117: 0, // Greenhouse
  118: 0, // Liquid Manure
  119: 0, // Crooked Plough
  120: -0.8, // House Goat
  121: 0, // Sawhorse
  122: 0, // Sawmill
  123: 0, // Wooden Strongbox
  124: 0, // Yoke
  125: 1, // Broom
  126: 1, // Landing Net
  127: 0.1, // Clapper
  128: 0, // Cooking Hearth
  129: 0, // Corn Sheaf
  130: 0.8, // Herb Garden
  131: 0, // Clay Pit
  132: 0, // Clay Hut Extension
  133: 0, // Milking Stool
  134: 0, // Ox Team
  135: -1.8, // Horse
  136: 0.1, // Brushwood Roof
  137: 0.1, // Turnip Field
  138: -0.3, // Reed Hut
  139: 0, // Sleeping Corner
  140: 0, // Swan Lake
  141: 0, // Boar Breeding
  142: 0.5, // Stone Cart
  143: 0, // Stone Exchange
  144: 0, // Mansion
  145: -0.1, // Forest Pasture
  146: 0, // Loom
  150: 0.3, // Baker
  151: -0.3, // Master Builder
  153: 0.9, // Mendicant
  154: -1, // Master Brewer
  162: 0.4, // Meat Seller
  171: -0.5, // Dock Worker
  172: 0.3, // Chief
  173: 1.8, // Chief's Daughter
  174: 0.1, // Tutor
  175: 1.2, // Hedge Keeper
  176: 0.1, // Woodcutter
  179: -0.1, // Merchant
  184: -0.4, // Grocer
  187: -2.3, // Clay Deliveryman
  188: -0.7, // Clay Mixer
  189: 0.1, // Lord of the Manor
  190: 0.4, // Maid
  191: 2, // Mason
  194: -0.7, // Plow Driver
  195: 0.4, // Plow Maker
  196: -0.1, // Mushroom Collector
  199: 0, // Renovator
  200: 0, // Conservator
  202: 0.6, // Seasonal Worker
  207: -0.3, // Stablehand
  208: 1.6, // Stablemaster
  210: 0.5, // Stone Carrier
  218: 0.6, // Carpenter
  219: -4.9, // Fieldsman
  220: 0.8, // Well Builder
  225: -1.1, // Field Watchman
  226: 0.8, // Gardener
  227: 3, // Church Warden
  231: 1, // Manservant
  233: 0.6, // Farm Steward
  235: 1.6, // Wood Collector
  238: 1.4, // Chamberlain
  241: 1.1, // Clay Plasterer
  242: 0.1, // Clay Hut Builder
  243: 0.4, // Bricklayer
  244: -0.2, // Layabout
  247: -6.9, // Butcher
  248: 0.6, // Net Fisherman
  256: -0.2, // Stone Carver
  262: 0.6, // Water Carrier
  263: -0.2, // Fence Builder
  265: 1.5, // Fence Deliveryman
  267: 0.5, // Adoptive Parents
  268: 0.9, // Pieceworker
  270: -7.6, // Wet Nurse
  272: 0.1, // Frame Builder
  274: -0.1, // Organic Farmer
  278: -0.8, // Forester
  279: 0.5, // Scholar
  281: -0.4, // Traveling Salesman
  283: 1, // Wood Deliveryman
  284: -1.3, // Wood Distributor
  286: -0.3, // Smallholder
  290: 0.3, // Clay Worker
  292: 1.3, // Market Woman
  293: 0.3, // Plowman
  300: 1, // Schnaps Distiller
  301: 0.7, // Wood Carver
  306: 0.2, // Animal Tamer
  310: 1, // Resource Seller
  312: 0.4, // Fence Overseer
}

/**
 * One of two.
 * Found by `npm run train:cards -- --seats 2 --seed cards --games 900 --gate 400`.
 */
export const TWO: Worths = {
  11: 0, // Field
  12: 0, // Fishing Rod
  13: -0.1, // Axe
  14: 0, // Baker's Oven
  15: 2.3, // Baking Tray
  16: 0, // Building Material
  17: 0.7, // Windmill
  18: 1.5, // Bean Field
  19: 2.1, // Gypsy's Crock
  20: -0.2, // Simple Fireplace
  21: 0, // Half-timbered House
  22: 0.5, // Raft
  23: 2.9, // Manger
  24: -0.4, // Animal Pen
  25: -1.2, // Spices
  26: -0.7, // Plane
  27: 0.2, // Wood-fired Oven
  28: 3.3, // Clogs
  29: 0.9, // Shepherd's Pipe
  30: 1.4, // Canoe
  31: -1.3, // Carp Pond
  32: 1.6, // Potato Dibber
  33: 0, // Ceramics
  34: 1.7, // Basket
  35: 1.3, // Corn Scoop
  36: -0.9, // Clay Roof
  37: 0.5, // Clay Supports
  38: 0.6, // Madonna Statue
  39: 0, // Market Stall
  40: 0, // Mini Pasture
  41: 0.1, // Millstone
  42: 0, // Helpful Neighbours
  43: 0, // Fruit Tree
  44: 0.4, // Outhouse
  45: -1.4, // Private Forest
  46: 1.6, // Sack Cart
  47: 1.4, // Lettuce Patch
  48: -1.5, // Reed Pond
  49: -1.5, // Writing Desk
  50: -0.1, // Builder's Trowel
  51: 0.7, // Spindle
  52: 0, // Stable
  53: 1.6, // Butter Churn
  54: 0.1, // Quarry
  55: 0, // Stone House Extension
  56: 1.5, // Stone Tongs
  57: 0.9, // Dovecote
  58: 0.1, // Animal Yard
  59: 0.6, // Drinking Trough
  60: 0, // Cattle Market
  61: 0.8, // Riding Plough
  62: 0.1, // Turnwrest Plough
  63: 0.1, // Moldboard Plough
  64: 0, // Alms
  65: 0, // Baker's Kitchen
  66: 0, // Village Well
  67: 1.5, // Threshing Board
  68: -0.2, // Harrow
  69: -0.1, // Strawberry Patch
  70: 0.4, // Punner
  71: -4.7, // Holiday House
  72: 0.6, // Goose Pond
  73: 0, // Guest
  74: 1.1, // Grain Cart
  75: -1.5, // Hand Mill
  76: 2.8, // Rake
  77: 0.5, // Shepherd's Crook
  78: 1.2, // Copse
  79: 0, // Wood Cart
  80: -1.2, // Spinney
  81: 0, // Wooden Hut Extension
  82: 1.8, // Wooden Crane
  83: 0.3, // Wooden Path
  84: -0.1, // Chicken Coop
  85: 0, // Cooking Corner
  86: 0.5, // Corn Storehouse
  87: 3.3, // Flagon
  88: -0.9, // Lasso
  89: 0.1, // Clay Path
  90: 1.1, // Planter Box
  91: 2.3, // Ladder
  92: 0.4, // Manure
  93: 0, // Milking Shed
  94: 0, // Paved Road
  95: 0.2, // Fish Trap
  96: 0, // Reed Exchange
  97: 0.2, // Slaughterhouse
  98: 0, // Schnaps Distillery
  99: -0.4, // Straw-thatched Roof
  100: 0.4, // Tavern
  101: -0.1, // Animal Feed
  102: -0.4, // Wildlife Reserve
  103: 0.2, // Water Mill
  104: 0, // Weekly Market
  105: 0.2, // Acreage
  106: 0, // Bakehouse
  107: 0, // Lumber
  108: -1.5, // Beehive
  109: -1.1, // Spit Roast
  110: 0, // Brewery
  111: -1.4, // Bread Paddle
  112: 0.5, // Bookshelf
  113: 0.7, // Flail
  114: 1.8, // Duck Pond
  115: 0.5, // Swing Plough
  116: 1.1, // Granary
  117: 0.5, // Greenhouse
  118: 0.1, // Liquid Manure
  119: -0.5, // Crooked Plough
  120: 1.5, // House Goat
  121: 2.2, // Sawhorse
  122: 0, // Sawmill
  123: 0.1, // Wooden Strongbox
  124: 0, // Yoke
  125: 0.1, // Broom
  126: 3.3, // Landing Net
  127: -0.7, // Clapper
  128: 0.6, // Cooking Hearth
  129: 0, // Corn Sheaf
  130: -0.3, // Herb Garden
  131: 0.8, // Clay Pit
  132: 0, // Clay Hut Extension
  133: 2.9, // Milking Stool
  134: -0.1, // Ox Team
  135: -2.2, // Horse
  136: 0.3, // Brushwood Roof
  137: 0.5, // Turnip Field
  138: 0.1, // Reed Hut
  139: 0.8, // Sleeping Corner
  140: -0.1, // Swan Lake
  141: 0, // Boar Breeding
  142: -1.2, // Stone Cart
  143: 0, // Stone Exchange
  144: 0, // Mansion
  145: 0.6, // Forest Pasture
  146: 2.3, // Loom
  150: 3.2, // Baker
  151: -0.2, // Master Builder
  153: 2.7, // Mendicant
  154: 0.9, // Master Brewer
  162: -0.6, // Meat Seller
  171: 0, // Dock Worker
  172: 2.1, // Chief
  173: -0.8, // Chief's Daughter
  174: 3.1, // Tutor
  175: 1.7, // Hedge Keeper
  176: 2.1, // Woodcutter
  179: 2.7, // Merchant
  184: 1.6, // Grocer
  187: 0.4, // Clay Deliveryman
  188: 3.5, // Clay Mixer
  189: 2.2, // Lord of the Manor
  190: 4, // Maid
  191: 2.5, // Mason
  194: 3.1, // Plow Driver
  195: 2.6, // Plow Maker
  196: 3.8, // Mushroom Collector
  199: 3.2, // Renovator
  200: 2.6, // Conservator
  202: 2.2, // Seasonal Worker
  207: 2.1, // Stablehand
  208: 0.8, // Stablemaster
  210: 2.5, // Stone Carrier
  218: -1, // Carpenter
  219: -0.3, // Fieldsman
  220: 2.1, // Well Builder
  225: -2.4, // Field Watchman
  226: 1.9, // Gardener
  227: 0.2, // Church Warden
  231: 3, // Manservant
  233: -0.3, // Farm Steward
  235: -1.2, // Wood Collector
  238: 3.5, // Chamberlain
  241: 1.7, // Clay Plasterer
  242: 3, // Clay Hut Builder
  243: 2.4, // Bricklayer
  244: 1.7, // Layabout
  247: -2, // Butcher
  248: 2, // Net Fisherman
  256: 3.1, // Stone Carver
  262: 2.9, // Water Carrier
  263: 1.3, // Fence Builder
  265: 0.8, // Fence Deliveryman
  267: 1.7, // Adoptive Parents
  268: 0.6, // Pieceworker
  270: -1.1, // Wet Nurse
  272: 2.6, // Frame Builder
  274: 2.6, // Organic Farmer
  278: 1.5, // Forester
  279: -0.3, // Scholar
  281: 2.9, // Traveling Salesman
  283: 1.9, // Wood Deliveryman
  284: 0.2, // Wood Distributor
  286: 1.9, // Smallholder
  290: 4.5, // Clay Worker
  292: 5.2, // Market Woman
  293: 1.5, // Plowman
  300: 3.8, // Schnaps Distiller
  301: 3.7, // Wood Carver
  306: 1.3, // Animal Tamer
  310: 1.4, // Resource Seller
  312: 1.7, // Fence Overseer
}
