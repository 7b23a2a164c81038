/** What the picture of each Village card is made of; the form of a line stands in `compositions`. */

import { compositions } from '@dorfplatz/ui'

export const pictures = compositions(`
box-inn: market sky:hop-wash flip | apron woman bonnet i-roof i-wool 3 2 | | mug
box-port: sea sky:hop-wash flip | coat beard tricorn i-hops i-first 2 3 | | ship
box-marriage: church sky:seat-1-wash flip | dress woman wreath i-st-pink i-wool 3 0 | | ring2
box-goals: garden sky:chronicle-wash | fur goatee crown i-first i-grain 2 | | medal
baeuerin: field sky:chronicle-wash flip | dress woman scarf i-hops i-grain 1 | | i-grain
buergermeister: street | fur stache felt i-first i-wool 1 2 | | key
chronist: study flip | coat old scholar i-monk i-wool 3 4 | i-quill |
gelehrter: study flip | fur old bald i-st-pink i-wool 4 4 | | i-book
graf: street sky:chronicle-wash | fur goatee crown i-first i-wool 2 | sword | i-castle
gutsverwalter: barn sky:seat-1-wash | coat stache felt i-hops i-hides 3 1 | key |
medikus: study | cloak old fur i-flax i-wool 4 4 | | herb
nonne: church | habit woman veil i-tool i-tool 1 5 | | i-church
reisender: pasture sky:chronicle-wash flip | cloak man felt i-st-green i-monk 2 | staff | i-travel
taschendiebin: market sky:hop-wash flip | shawl woman hood i-boar i-monk 4 0 | | purse
zunftmeister: workshop | fur beard cap i-vegetable i-wool 4 0 | i-craft |
abt: church sky:seat-1-wash | habit old tonsure i-monk i-monk 2 4 | crook |
bote: pasture flip | coat youth felt i-grain i-first 1 1 | scroll2 | i-horse
edeldame: garden sky:hop-wash | dress woman veil i-st-pink i-grain 3 1 | | medal
knecht: barn sky:chronicle-wash | rags stache straw i-rye i-hides 2 3 | pitchfork |
kraeuterweib: forest flip | shawl crone scarf i-hops i-first 1 4 | | herb
ratsherr: street sky:seat-1-wash flip | coat beard fur i-first i-grain 2 | | scroll2
schmiedin: workshop flip | apron woman bun i-hides i-tool 2 | i-craft | anvil
schreiber: study flip | vest goatee short i-flax i-wool 2 | i-quill | desk
verlorener_sohn: pasture | rags youth curly i-monk i-rye 1 3 | | bundle
viehzuechter: barn sky:hop-wash flip | vest beard felt i-roof i-hops 2 1 | whip | i-ox
wagenbauer: workshop | apron stache cap i-wood i-flax 2 | | wheel
altwarenhaendlerin: market | shawl crone hood i-rye i-roof 1 4 | | barrow
barde: street flip | cloak goatee felt i-jewelry i-grain 1 1 | | lute
gaukler: market flip | coat youth jester i-first i-grain 1 1 | | balls
greis: church | cloak old bald i-stone i-monk 1 4 | staff |
marktschreier: market sky:hop-wash | coat stache felt i-vegetable i-wool 2 2 | bell |
mueller: river sky:chronicle-wash flip | smock man toque i-wool i-flax 2 1 | | watermill
pater: church | habit beard tonsure i-tool i-tool 1 | | i-book
zoellner: street sky:hop-wash flip | coat man helmet i-flax i-grain 2 3 | halberd |
admiral: sea | coat stache tricorn i-flax i-first 1 | sword |
kartograph: sea sky:chronicle-wash | coat goatee scholar i-monk i-jewelry 1 3 | | map
quartiermeister: sea flip | vest beard cap i-first i-flax 1 | | chest
steuermann: sea | smock beard tricorn i-jewelry i-tool 4 0 | | wheel2
base: church sky:seat-1-wash | dress woman wreath i-st-pink i-wool 2 | | ring2
fragnerin: market sky:seat-1-wash | apron woman bonnet i-flax i-wool 2 3 | | basket
tausendsassa: street sky:hop-wash | vest man felt i-vegetable i-hops 3 1 | | balls
captain-1-1: sea sky:chronicle-wash | smock youth cap i-flax i-wool 1 | | raft
captain-1-2: river flip | vest man felt i-hops i-wool 1 1 | | canoe
captain-1-3: sea sky:hop-wash | vest beard cap i-vegetable i-flax 2 1 | | ship
captain-1-4: river sky:hop-wash | smock stache cap i-st-pink i-monk 3 0 | | anchor
captain-1-5: sea sky:seat-1-wash flip | rags old felt i-monk i-rye 2 4 | | barrel
captain-2-1: sea sky:hop-wash | coat goatee tricorn i-st-pink i-wool 3 0 | | spyglass
captain-2-2: sea sky:seat-1-wash flip | coat man tricorn i-vegetable i-flax 2 | | map
captain-2-3: sea | coat beard tricorn i-hops i-monk 1 3 | | anchor
captain-2-4: sea sky:chronicle-wash | coat woman tricorn i-monk i-first 1 3 | | ship
captain-2-5: sea sky:chronicle-wash | coat old tricorn i-tool i-first 2 4 | | lighthouse
captain-3-1: sea | fur beard tricorn i-hops i-first 3 0 | | wheel2
captain-3-2: sea | fur goatee tricorn i-st-pink i-flax 1 3 | | wheel2
captain-3-3: sea sky:chronicle-wash flip | fur stache tricorn i-vegetable i-tool 1 | | wheel2
captain-3-4: sea | fur old tricorn i-monk i-stable 1 4 | | wheel2
captain-3-5: sea flip | fur woman tricorn i-first i-flax 1 | | wheel2
aristokratin: garden flip | dress woman crown i-first i-grain 1 1 | | i-coin
bauer: field sky:hop-wash flip | vest beard straw i-hides i-roof 2 3 | | i-plow
bierbrauer: barn sky:chronicle-wash flip | apron stache cap i-hops i-wood 1 3 | | barrel
buettel: street flip | coat man helmet i-tool i-st-green 1 | halberd | i-horse
entdecker: sea flip | cloak goatee felt i-st-green i-monk 1 3 | | chest
handwerker: workshop | apron man short i-wood i-flax 4 2 | i-craft | tools3
kutscher: street sky:seat-1-wash | coat stache felt i-flax i-grain 2 1 | whip | i-wagon
ritter: pasture sky:seat-1-wash flip | cloak man helmet i-first i-tool 2 | sword |
schriftsteller: study | vest goatee curly i-st-pink i-wool 3 0 | i-quill | i-book
gouvernante: street sky:seat-1-wash flip | shawl woman bun i-flax i-wool 2 | | rattle
handelsreisender: pasture sky:hop-wash flip | cloak beard felt i-monk i-hops 4 0 | staff | i-sack
haendler: market | fur stache fur i-first i-grain 1 3 | | scales
heiliger: church flip | habit old bald i-wool i-wool 1 4 | bell |
historiker: study flip | coat old bald i-monk i-wool 1 4 | | shelf
leuchtturmwaerter: sea sky:hop-wash | cloak beard cap i-flax i-first 2 | lantern | lighthouse
meister: workshop flip | apron old cap i-tool i-first 2 4 | | medal
messdiener: church sky:seat-1-wash | habit youth short i-first i-first 2 1 | | bell
sekretaer: study | coat man short i-st-green i-wool 2 | | desk
wirtin: market sky:seat-1-wash | apron woman bonnet i-roof i-wool 2 3 | | mug
cust01: market sky:seat-1-wash flip | coat goatee felt i-st-green i-grain 2 | | i-sack
cust02: street sky:chronicle-wash | shawl crone bonnet i-flax i-wool 1 4 | | i-sack
cust03: market flip | vest stache cap i-roof i-hops 1 3 | | i-sack
cust04: street flip | fur old fur i-monk i-grain 3 4 | | i-scroll i-sack
cust05: market flip | dress woman scarf i-st-pink i-wool 3 1 | | i-scroll i-sack
cust06: street flip | smock youth straw i-flax i-vegetable 1 | | i-scroll
cust07: market sky:chronicle-wash flip | apron woman bun i-hops i-wool 2 | | i-horse i-scroll
cust08: street sky:seat-1-wash | cloak beard hood i-boar i-monk 2 3 | | i-ox i-scroll
cust09: market | coat woman wreath i-jewelry i-grain 1 3 | | i-plow i-scroll
cust10: street | fur goatee scholar i-flax i-wool 1 | | i-wagon i-scroll
cust11: market | vest man curly i-vegetable i-flax 4 0 | | i-plow i-horse
cust12: street sky:seat-1-wash | coat goatee felt i-st-green i-grain 2 2 | | i-plow i-ox
cust13: market | shawl crone bonnet i-flax i-wool 1 4 | | i-wagon i-horse
cust14: street | vest stache cap i-roof i-hops 3 1 | | i-wagon i-ox
cust15: market sky:hop-wash | fur old fur i-monk i-grain 2 4 | | i-wagon i-plow
cust16: street flip | dress woman scarf i-st-pink i-wool 1 | | i-ox i-horse
cust17: market sky:chronicle-wash | smock youth straw i-flax i-vegetable 1 3 | | i-horse i-sack
cust18: street sky:hop-wash flip | apron woman bun i-hops i-wool 3 1 | | i-ox i-sack
cust19: market sky:hop-wash | cloak beard hood i-boar i-monk 3 1 | | i-plow i-sack
cust20: street sky:seat-1-wash flip | coat woman wreath i-jewelry i-grain 2 | | i-wagon i-sack
cust21: market sky:hop-wash flip | fur goatee scholar i-flax i-wool 4 2 | | i-wagon
cust22: street sky:hop-wash | vest man curly i-vegetable i-flax 3 0 | | i-plow
cust23: market sky:chronicle-wash | coat goatee felt i-st-green i-grain 2 2 | | i-scroll
cust24: street | shawl crone bonnet i-flax i-wool 1 4 | | i-grain
promo01: market sky:seat-1-wash flip | vest stache cap i-roof i-hops 2 1 | | basket
promo02: street sky:hop-wash flip | fur old fur i-monk i-grain 2 4 | | i-coin
promo03: market sky:chronicle-wash flip | dress woman scarf i-st-pink i-wool 1 3 | | i-first
promo04: street sky:seat-1-wash flip | smock youth straw i-flax i-vegetable 2 3 | | purse
promo05: market flip | apron woman bun i-hops i-wool 4 1 | | i-scroll i-sack
promo06: street flip | cloak beard hood i-boar i-monk 1 3 | | i-horse
promo07: market sky:seat-1-wash flip | coat woman wreath i-jewelry i-grain 2 1 | | i-ox
promo08: street sky:chronicle-wash flip | fur goatee scholar i-flax i-wool 1 | | i-wagon i-plow
promo09: market sky:chronicle-wash | vest man curly i-vegetable i-flax 1 | | mug
promo10: street flip | coat goatee felt i-st-green i-grain 4 1 | | i-horse mug
promo11: market sky:chronicle-wash flip | shawl crone bonnet i-flax i-wool 2 4 | | i-wagon mug
promo12: street sky:seat-1-wash flip | vest stache cap i-roof i-hops 2 1 | | chest
inn1: market sky:chronicle-wash | vest stache felt i-flax i-wood 3 1 | | barrel i-beer
inn2: street sky:hop-wash flip | shawl woman scarf i-roof i-wool 2 3 | | i-beer i-sack
inn3: market flip | coat old scholar i-st-pink i-monk 1 4 | | i-scroll i-beer
inn4: street sky:seat-1-wash | smock beard straw i-hides i-vegetable 4 0 | | i-wagon i-beer
marriage1: market sky:seat-1-wash flip | fur old fur i-monk i-grain 2 4 | | i-bread i-sack
marriage2: street | dress woman scarf i-st-pink i-wool 1 5 | | i-scroll i-bread
marriage3: market | smock youth straw i-flax i-vegetable 1 | | i-plow i-tools
marriage4: street sky:hop-wash | apron woman bun i-hops i-wool 3 1 | | i-bread i-tools
marriage5: market sky:seat-1-wash flip | cloak beard hood i-boar i-monk 3 1 | | i-horse i-tools
chest-1: sea | chest i-coin
chest-2: sea sky:chronicle-wash flip | chest i-coin
chest-3: sea sky:hop-wash | chest i-coin
chest-4: sea flip | chest purse
chest-5: sea sky:seat-1-wash | chest purse
chest-6: sea sky:chronicle-wash | chest purse i-coin
chest-7: sea sky:seat-1-wash flip | chest i-coin purse
chest-8: sea sky:hop-wash flip | chest i-tools
chest-9: sea sky:chronicle-wash | chest i-tools i-tools
`)
