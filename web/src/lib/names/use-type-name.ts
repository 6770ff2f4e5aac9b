import { useMemo } from 'react'
import { refinement } from '#contract/refinement.ts'
import { useEndpoint } from '../calls/use-endpoint.ts'
import { useLocale, useText } from '../i18n/i18n.tsx'
import { NAMES_CACHE } from './names-cache.ts'

/** Key of the message for a document type: `International Standard` becomes international-standard. */
export const typeKey = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Names document types in the page's language: the library's own name, else ours; an unknown type stays as it is. */
export function useTypeName(): (label: string) => string {
  const t = useText()
  const { language } = useLocale()
  const { data } = useEndpoint(refinement.names, { language }, NAMES_CACHE)
  return useMemo(
    () => (label) => {
      const key = `types.${typeKey(label)}`
      const text = t(key)
      return data?.documentTypes[label] ?? (text === key ? label : text)
    },
    [t, data],
  )
}
