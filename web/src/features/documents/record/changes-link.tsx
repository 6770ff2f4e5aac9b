import { Link } from 'react-router-dom'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { editionBefore } from './edition-before.ts'
import type { TimelineDocument } from './use-timeline.ts'

interface ChangesLinkProps {
  /** the newest first */
  readonly documents: readonly TimelineDocument[]
  readonly newer: TimelineDocument
}

/** Link to what an edition changed since the one before it, where both are open. */
export function ChangesLink({ documents, newer }: ChangesLinkProps) {
  const t = useText()
  const isOffered = hasFeature(useTenant(), 'version-compare')
  const older = isOffered ? editionBefore(documents, newer) : undefined
  if (!older) return null
  const label = t('comparison.since', { designation: older.designationNo })
  return (
    <Link to={paths.changeReport({ older: older.contentCode, newer: newer.contentCode })} aria-label={label} title={label}>
      {t('comparison.changes')}
    </Link>
  )
}
