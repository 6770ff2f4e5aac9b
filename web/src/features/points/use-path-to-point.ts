import type { CompassPoint } from '#contract/points/point-schemas.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { paths } from '#web/lib/paths.ts'

/** Path to the place of a point in its document. */
export function usePathToPoint(): (point: Pick<CompassPoint, 'contentCode' | 'compassPointID' | 'selectionMetadata'>) => string {
  const isProtected = useAccount().contentSecurity['drm-view']
  return ({ contentCode, compassPointID, selectionMetadata: { pageNumber } }) =>
    (isProtected ? paths.documentView : paths.document)(contentCode, { page: pageNumber, annotationid: compassPointID })
}
