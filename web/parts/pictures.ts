/**
 * Pictures of cards, composed from the picture sheets. Each is made once for its print and kept as one image: hundreds
 * of live drawings would take seconds to their first frame.
 */

import { drawPicture, type PictureProps, symbolsOf, viewBox } from '@dorfplatz/ui'
import { isGame, shelf } from '../app/games.ts'
import { PICTURE_INKS } from './pictureInks.ts'
import { sheetOf } from './sheets.ts'
import { WOODCUT_INKS, woodcutsOn } from './sprite.ts'
import { coloursIn, dataUri, inTheme, symbolsOn } from './symbols.ts'

const urls = import.meta.glob<string>('../look/pictures/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

const INKS = `${WOODCUT_INKS}${PICTURE_INKS}`
/** What the sheets hold, by how the names begin: things are also on a game's own. */
const HELD: readonly (readonly [sheet: string, begins: RegExp])[] = [
  ['places', /^[grs]-/],
  ['people', /^p-/],
  ['things', /^o-/],
]

/** A card's picture in a print. */
export interface Asked extends PictureProps {
  readonly theme: string
}

/** Every sheet that may hold one of these drawings. */
function sheetsFor(names: readonly string[], game: string): Promise<ReadonlyMap<string, Element>>[] {
  const woodcuts = new Set(names.flatMap((name) => (name.startsWith('i-') ? [sheetOf(name.slice(2))] : [])))
  const ours = [...HELD, [game, /^o-/] as const].flatMap(([sheet, begins]) =>
    names.some((name) => begins.test(name)) ? [sheet] : [],
  )
  return [
    ...[...woodcuts].flatMap((sheet) => (sheet === undefined ? [] : [woodcutsOn(sheet)])),
    ...ours.flatMap((sheet) => {
      const url = urls[`../look/pictures/${sheet}.svg`]
      return url === undefined ? [] : [symbolsOn(url)]
    }),
  ]
}

/** A drawing over symbols of the sheets as the address of one image, in a print's colours. */
export async function imageOf(drawing: string, box: string, game: string, theme: string): Promise<string> {
  const names = symbolsOf(drawing)
  const sheets = await Promise.all(sheetsFor(names, game))
  const symbols = names.map((name) => sheets.find((sheet) => sheet.has(name))?.get(name)?.outerHTML ?? '').join('')
  const colours = inTheme(theme, 'picture', (values) => coloursIn(values, INKS + symbols + drawing))
  return dataUri(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}' style='${colours}'><style>${INKS}</style>${symbols}${drawing}</svg>`,
  )
}

async function make({ game, card, frame, view, theme }: Asked): Promise<string> {
  const compositions = isGame(game) ? await shelf[game].pictures() : new Map()
  return imageOf(drawPicture(compositions.get(card) ?? null, frame, view), viewBox(view), game, theme)
}

const made = new Map<string, string>()
const making = new Map<string, Promise<string>>()

const nameOf = ({ game, card, frame, view, theme }: Asked): string => [game, card, frame, view, theme].join(' ')

/** The picture if it was made before. */
export const pictureMade = (asked: Asked): string | undefined => made.get(nameOf(asked))

/** The picture as the address of an image. */
export function pictureOf(asked: Asked): Promise<string> {
  const name = nameOf(asked)
  const running = making.get(name)
  if (running !== undefined) return running
  const picture = make(asked).then((uri) => {
    made.set(name, uri)
    return uri
  })
  making.set(name, picture)
  // Without its picture a card still says everything in words; the next one who asks tries again.
  picture.catch(() => making.delete(name))
  return picture
}
