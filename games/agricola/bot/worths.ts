/** What cards in play are worth alone, in points over a whole game; found by `npm run train:cards`. */

import type { Worths } from './worth.ts'

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
