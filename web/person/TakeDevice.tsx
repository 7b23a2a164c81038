/** On the account page: shall the games of this device count for whoever has signed in? */

import './styles/index.css'
import type { Person } from '@dorfplatz/protocol'
import { useCallback, useEffect, useState } from 'react'
import { DeviceGames } from './DeviceGames.tsx'
import { gamesHere } from './device.ts'

export function TakeDevice({ person }: { person: Person }) {
  const [games, setGames] = useState(0)
  const look = useCallback(() => void gamesHere().then((found) => setGames(found.length)), [])
  useEffect(look, [look])
  return (
    <div className="privacy account-part">
      <DeviceGames games={games} person={person} done={look} />
    </div>
  )
}
