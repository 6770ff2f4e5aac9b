import { useCallback } from 'react'
import { refinement } from '#contract/refinement.ts'
import { useEndpoint } from '../calls/use-endpoint.ts'
import { useLocale } from '../i18n/i18n.tsx'
import { NAMES_CACHE } from './names-cache.ts'

/** Names classes of the ICS; empty until the names are loaded. */
export function useIcsNames(codes: readonly string[]): (code: string) => string {
  const { language } = useLocale()
  const ics = [...codes].sort().join(',')
  const { data } = useEndpoint(refinement.names, ics ? { language, ics } : null, NAMES_CACHE)
  return useCallback((code) => data?.ics[code] ?? '', [data])
}
