/** A table that is not there for the viewer: unknown, closed, or no longer theirs; with the way home. */

import { Link } from '@tanstack/react-router'
import { useTitle } from '../app/title.ts'
import type { Loss } from '../link/link.ts'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'

export function Gone({ title, why, children }: { title: string; why?: string; children?: React.ReactNode }) {
  const t = useText()
  useTitle(`${title} – ${t.brand}`)
  return (
    <div className="narrow lost" role="status">
      <Icon name="linden" className="i96 print" />
      <h1 className="heading-2">{title}</h1>
      {why !== undefined && <p className="lead">{why}</p>}
      <p className="row wrap">
        <Link to="/" className="btn">
          <Icon name="home" />
          {t.table.leave}
        </Link>
        {children}
      </p>
    </div>
  )
}

export function NoTable({ because = 'unknown' }: { because?: Loss | undefined }) {
  const t = useText()
  switch (because) {
    case 'freed':
      return <Gone title={t.seats.freedGone} why={t.seats.freedWhy} />
    case 'unwatched':
      return <Gone title={t.closed.begun} why={t.closed.begunWhy} />
    case 'signed-out':
      return (
        <Gone title={t.closed.signedOut} why={t.closed.signedOutWhy}>
          <Link to="/account" className="btn quiet">
            {t.nav.account}
          </Link>
        </Gone>
      )
    case 'unknown':
      return <Gone title={t.table.gone} why={t.laying.goneWhy} />
  }
}

/** Closed by whoever laid it; what was played can still be looked at. */
export function ClosedTable({ id, invite, played }: { id: string; invite: string | undefined; played: boolean }) {
  const t = useText()
  return (
    <Gone title={t.closed.title} why={t.closed.why}>
      {played && (
        <Link to="/replay/$id" params={{ id }} search={invite === undefined ? {} : { invite }} className="btn quiet">
          <Icon name="time" />
          {t.closed.look}
        </Link>
      )}
    </Gone>
  )
}
