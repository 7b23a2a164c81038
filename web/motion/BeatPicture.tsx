/** The picture of a moment: decoration whose place is kept while its sheets come. */

import { drawPanel, type Panel, viewBox } from '@dorfplatz/ui'
import { useEffect, useState } from 'react'
import { useTheme } from '../app/settings.ts'
import { imageOf } from '../parts/pictures.ts'
import { useMarks } from '../parts/Seat.tsx'

interface BeatPictureProps {
  readonly panel: (mark: (seat: number) => number) => Panel
  readonly game: string
}

export function BeatPicture({ panel, game }: BeatPictureProps) {
  const theme = useTheme()
  const mark = useMarks()
  const drawing = drawPanel(panel(mark))
  const [image, setImage] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    // A moment without its picture still says everything in words.
    imageOf(drawing, viewBox('wide'), game, theme).then(
      (uri) => wanted && setImage(uri),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [drawing, game, theme])
  return <span className="beat-picture">{image !== null && <img src={image} alt="" />}</span>
}
