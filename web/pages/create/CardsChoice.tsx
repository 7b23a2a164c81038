/** An option that is a list of cards: what is in it as chips, and a sheet to choose from. */

import type { OptionSpec, Options } from '@dorfplatz/kernel'
import { Suspense, useRef, useState } from 'react'
import type { WholeGame } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { later } from '../../parts/later.ts'
import { useText } from '../../text/index.ts'
import { listed } from './judge.ts'

const CardPicker = later(() => import('./CardPicker.tsx').then(({ CardPicker }) => CardPicker))

interface Given {
  readonly spec: OptionSpec
  readonly game: WholeGame
  readonly seats: number
  readonly options: Options
  readonly onChange: (value: string) => void
}

export function CardsChoice({ spec, game, seats, options, onChange }: Given) {
  const t = useText()
  const { lang } = useSettings()
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { name, help } = game.text.option(spec.key)
  const chosen = listed(options[spec.key])
  const change = (next: readonly string[]) => onChange(next.join(','))
  const drop = (id: string) => {
    change(chosen.filter((other) => other !== id))
    // The chip that had the focus is gone.
    opener.current?.focus()
  }
  return (
    <fieldset className="choice">
      <legend>{name}</legend>
      <p className="rule">{help}</p>
      <div className="choice-items chips">
        {chosen.map((id) => {
          const card = game.cards.find((one) => one.id === id)
          return (
            <button
              type="button"
              key={id}
              className="btn small chip"
              aria-label={t.picking.drop(card?.name[lang] ?? id)}
              onClick={() => drop(id)}
            >
              {card?.name[lang] ?? id}
              <Icon name="close" />
            </button>
          )
        })}
        <button ref={opener} type="button" className="btn small" onClick={() => setOpen(true)}>
          {t.picking.choose}
        </button>
      </div>
      {open && (
        <Suspense>
          <CardPicker
            title={name}
            game={game}
            ids={game.rules.cardsAt?.(seats, options) ?? game.cards.map(({ id }) => id)}
            chosen={chosen}
            onChange={change}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}
