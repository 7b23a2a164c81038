/** While a table is fetched: that it is, and after a while that no server answers, with the way home. */

import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useText } from '../text/index.ts'

/** So long nobody wonders. */
const PATIENCE_MS = 4000

export function Connecting() {
  const t = useText()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <h1 className="heading-3" role="status">
        {late ? t.table.noAnswer : t.table.connecting}
      </h1>
      {late && (
        <p>
          <Link to="/">{t.nav.home}</Link>
        </p>
      )}
    </>
  )
}
