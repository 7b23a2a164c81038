/** What the client lends to the games' own drawings. */

import type { Kit } from '@dorfplatz/ui'
import { Finish } from '../table/frame/Finish.tsx'
import { Icon } from './Icon.tsx'
import { Picture } from './Picture.tsx'
import { Popover } from './Popover.tsx'
import { SeatIcon, SeatShape } from './Seat.tsx'
import { Signs } from './Signs.tsx'
import { Words } from './Words.tsx'

export const kit: Kit = { Icon, Picture, Words, Signs, SeatShape, SeatIcon, Finish, Popover }
