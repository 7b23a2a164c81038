/** A card's face as any game can draw it: deck, number, name, and the sentence made from its data. */

import type { Lang } from '@dorfplatz/kernel'
import type { PageCard } from '@dorfplatz/ui'
import { useText } from '../text/index.ts'
import { Icon } from './Icon.tsx'
import { Words } from './Words.tsx'

const DECK_ICON: readonly (readonly [RegExp, string, string])[] = [
  [/^gateway|^einstieg/, 'back-gateway', 'gateway'],
  [/^farmyard|^hof/, 'back-farmyard', 'farmyard'],
  [/^bonus/, 'back-bonus', 'bonus'],
  [/^point/, 'back-point', 'point'],
  [/occ/, 'person', 'occ'],
  [/minor|improv/, 'tool', 'minor'],
]

function deckLook(deck: string): { icon: string; look: string } {
  const found = DECK_ICON.find(([pattern]) => pattern.test(deck.toLowerCase()))
  return found === undefined ? { icon: 'cards', look: 'gateway' } : { icon: found[1], look: found[2] }
}

export function CardFace({ card, lang, dim = false }: { card: PageCard; lang: Lang; dim?: boolean }) {
  const t = useText()
  const { icon, look } = deckLook(card.deck)
  return (
    <article className={`card ${look}${dim ? ' dim' : ''}`} aria-label={card.name[lang]}>
      <header>
        <Icon name={icon} />
        <span className="card-name">{card.name[lang]}</span>
        <span className="card-number">{card.id}</span>
      </header>
      <div className="txt">
        <Words sentence={card.text} still />
      </div>
      {card.reconstructed && (
        <p className="cap recon" title={t.cards.reconstructedHelp}>
          {t.cards.reconstructed}
        </p>
      )}
    </article>
  )
}
