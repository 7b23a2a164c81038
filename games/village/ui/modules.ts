/** What modules add to the drawings: what lies on their places, and where their answers lie. */

import type { Json } from '@dorfplatz/kernel'
import type { ComponentType } from 'react'
import type { SpaceId } from '../rules/codes.ts'
import type { Drawn } from './props.ts'

/** What lies on the place of a module's action space. */
export const MODULE_PLACES: readonly (readonly [SpaceId, ComponentType<{ props: Drawn }>])[] = []

/** The spots of an answer that belongs to a module. */
export const MODULE_SPOTS: readonly ((choice: Json) => readonly string[])[] = []
