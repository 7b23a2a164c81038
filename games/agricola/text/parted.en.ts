/** Where English names of cards and spaces may be parted, mostly where parts of compounds meet; shorter words stay whole. */

export const parted = `
Adop-tive Bake-house Basket-maker Book-shelf Brag-gart Breed-ing Brick-layer Brush-wood Build-ing Business-man
Cabinet-maker Carpen-ter Chamber-lain Char-coal Collec-tor Con-jurer Conser-vator Con-stable Country-man Daugh-ter
Delivery-man Dis-tiller Dis-tillery Dis-tributor Dove-cote Drink-ing Edu-cator Exten-sion Fields-man Fire-place Fisher-man
Gar-dener Green-grocer Green-house Lay-about Magi-cian Man-servant Manu-facturer Mate-rial Mendi-cant Mer-chant Mill-stone
Mold-board Mush-room Musi-cian Neigh-bours Out-house Out-rider Over-seer Per-petual Piece-worker Plas-terer Profi-teer
Puppe-teer Quarry-man Rat-catcher Reno-vation Reno-vator Sales-man Saw-horse Sea-sonal Shep-herd Slaughter-house
Slaughter-man Sleep-ing Small-holder Stable-hand Stable-master Start-ing Stock-man Stone-cutter Store-house Story-teller
Straw-berry Strong-box Sup-ports Swine-herd Syco-phant Thresh-ing Tin-smith Travel-ing Turn-wrest Under-gardener
Veteri-narian Watch-man Whis-perer Wild-life Wind-mill Wood-cutter Work-shop build-ing improve-ment occu-pation
store-house tim-bered vege-table
`
