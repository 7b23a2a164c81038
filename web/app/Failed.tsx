/** What a page shows when it does not exist or could not be drawn. */

import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useText } from '../text/index.ts'
import { isMissingPart, loadWhenAnswered } from './renewal.ts'

export function NotFound() {
  const t = useText()
  return (
    <div className="narrow lost">
      <Icon name="linden" className="i96 print" />
      <h1 className="heading-1">{t.notFound}</h1>
      <p className="lead">{t.notFoundHelp}</p>
      <Link to="/" className="btn">
        <Icon name="home" />
        {t.nav.home}
      </Link>
    </div>
  )
}

export function Failed({ error }: { error: unknown }) {
  const t = useText()
  useEffect(() => (isMissingPart(error) ? loadWhenAnswered() : undefined), [error])
  return (
    <div className="narrow lost">
      <Icon name="linden" className="i96 print" />
      <h1 className="heading-1">{t.failed}</h1>
      <p className="lead">{t.trouble.reload}</p>
      <p className="row wrap">
        <button type="button" className="btn" onClick={() => location.reload()}>
          {t.reload}
        </button>
        <a href="/" className="btn quiet">
          {t.nav.home}
        </a>
      </p>
      <details>
        <summary>{t.trouble.report}</summary>
        <code>{error instanceof Error ? error.message : String(error)}</code>
      </details>
    </div>
  )
}
