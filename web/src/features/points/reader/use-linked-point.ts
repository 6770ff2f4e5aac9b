import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { linkedPoint } from './linked-point.ts'
import type { PointItem } from './point-item.ts'

/** Returns the id of the point that the address names, and says once if this edition has none. */
export function useLinkedPoint(items: readonly PointItem[], isLoaded: boolean): string | null {
  const t = useText()
  const address = new URLSearchParams(useLocation().search)
  const shared = address.get('compasspointuuid')
  const named = shared ?? address.get('annotationid')
  const linked = linkedPoint(items, named)
  const isMissing = shared !== null && isLoaded && linked === undefined
  useEffect(() => {
    if (isMissing) notify.info(t('points.notInEdition'))
  }, [isMissing, t])
  return linked ?? named
}
