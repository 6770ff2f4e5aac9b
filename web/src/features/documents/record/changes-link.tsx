import { useContext } from 'react'
import { hasFeature, useTenant } from '#web/lib/account/use-tenant.tsx'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { editionBefore } from './edition-before.ts'
import { RedlineSlot } from './redline-slot.ts'
import type { TimelineDocument } from './use-timeline.ts'

interface ChangesLinkProps {
  /** the newest first */
  readonly documents: readonly TimelineDocument[]
  readonly newer: TimelineDocument
}

/** Links to what an edition changed since the one before it, and to its text with the changes marked, where both are open. */
export function ChangesLink({ documents, newer }: ChangesLinkProps) {
  const t = useText()
  const isOffered = hasFeature(useTenant(), 'version-compare')
  const older = isOffered ? editionBefore(documents, newer) : undefined
  const redlineOf = useContext(RedlineSlot)
  if (!older) return null
  const pair = { older: older.contentCode, newer: newer.contentCode }
  const label = t('comparison.since', { designation: older.designationNo })
  const marked = t('comparison.redlineSince', { designation: older.designationNo })
  return (
    <>
      <Link to={paths.changeReport(pair)} aria-label={label} title={label}>
        {t('comparison.changes')}
      </Link>{' '}
      <Link to={paths.compare({ ...pair, format: 'HTML' })} aria-description={marked} title={marked}>
        {t('comparison.redlineWord')}
      </Link>
      {older.pdf && newer.pdf && <> {redlineOf(pair, newer.designationNo)}</>}
    </>
  )
}
