import { useCallback } from 'react'
import { api } from '#contract/index.ts'
import { useLocale } from '../i18n/i18n.tsx'
import { useEndpoint } from '../use-endpoint.ts'
import { NAMES_CACHE } from './names-cache.ts'

/** Names classes of the ICS with their code before the name; a code alone until its name is loaded. */
export function useIcsNames(codes: readonly string[]): (code: string) => string {
  const { language } = useLocale()
  const ics = [...codes].sort().join(',')
  const { data } = useEndpoint(api.refinement.names, ics ? { language, ics } : null, NAMES_CACHE)
  return useCallback(
    (code) => {
      const name = data?.ics[code]
      return name ? `${code} ${name}` : code
    },
    [data],
  )
}
