/** A card's picture. It is decoration: name, price, effect and points stand beside it in words and woodcuts. */

import type { PictureProps } from '@dorfplatz/ui'
import { useEffect, useState } from 'react'
import { useTheme } from '../app/settings.ts'
import { pictureMade, pictureOf } from './pictures.ts'

export function Picture({ game, card, frame, view }: PictureProps) {
  const theme = useTheme()
  const [, setMade] = useState('')
  const known = pictureMade({ game, card, frame, view, theme })
  useEffect(() => {
    if (known !== undefined) return
    let wanted = true
    pictureOf({ game, card, frame, view, theme }).then(
      (uri) => wanted && setMade(uri),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [known, game, card, frame, view, theme])
  return (
    <span className={`picture ${view}`} aria-hidden="true">
      {known !== undefined && <img src={known} alt="" decoding="async" />}
    </span>
  )
}
