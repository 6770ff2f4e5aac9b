import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { knownStanding, statusWordOf, wordsOfStatus } from '#standing/status-words.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { paths } from '#web/lib/paths.ts'
import { pointPaths } from '#web/lib/point-paths.ts'

type LeadingPoint = Pick<CompassPoint, 'contentCode' | 'compassPointID' | 'selectionMetadata'>

/** Path to the place of a point in its document. */
export function usePathToPoint(): (point: LeadingPoint) => string {
  const isProtected = useAccount().contentSecurity['drm-view']
  return ({ contentCode, compassPointID, selectionMetadata: { pageNumber } }) =>
    (isProtected ? paths.documentView : paths.document)(contentCode, { page: pageNumber, annotationid: compassPointID })
}

/** Path to a point where it is to be read: in the edition in force, where its document no longer is. */
export function usePathToCurrent(): (point: LeadingPoint & Pick<CompassPoint, 'contentStatus' | 'standing'>) => string {
  const pathOf = usePathToPoint()
  const isInForce = ({ contentStatus: status, standing }: Pick<CompassPoint, 'contentStatus' | 'standing'>) =>
    wordsOfStatus('Active').includes(statusWordOf(knownStanding({ status, ...(standing && { standing }) })))
  return (point) => (isInForce(point) ? pathOf(point) : pointPaths.one(point.compassPointID))
}
