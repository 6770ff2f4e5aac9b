import { useEffect } from 'react'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { useLocation } from '#web/lib/router/router.tsx'
import { linkedPoint } from './linked-point.ts'
import type { DocumentPoints } from './use-document-points.ts'

/** Returns the id of the point that the address names, and says once if this edition has none. */
export function useLinkedPoint(points: Pick<DocumentPoints, 'items' | 'proposals' | 'isLoaded'>): string | null {
  const t = useText()
  const address = new URLSearchParams(useLocation().search)
  const shared = address.get('compasspointuuid')
  const named = shared ?? address.get('annotationid')
  const linked = linkedPoint(points, named)
  const isMissing = shared !== null && points.isLoaded && linked === undefined
  useEffect(() => {
    if (isMissing) notify.info(t('points.notInEdition'))
  }, [isMissing, t])
  return linked ?? named
}
