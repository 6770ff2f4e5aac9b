import { documents } from '#contract/documents/documents.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'
import { useLocale } from '#web/lib/i18n/i18n.tsx'

/** Metadata of a document, fetched once by all parts of a page. */
export function useMetadata(contentCode: string | undefined) {
  const { language } = useLocale()
  return useEndpoint(documents.metadata, contentCode ? { contentCode, language } : null)
}
