import type { SearchDocument } from '#contract/search.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'

type Dates = Pick<SearchDocument, 'documentType' | 'publishDate' | 'lastUpdateDate' | 'date'>

/**
 * Returns the date to show, as precise as its source: that of the edition where it is known; else the publication of a research
 * report and the last update of others.
 */
export function cardDate({
  documentType,
  publishDate,
  lastUpdateDate,
  date: own,
}: Dates): { readonly label: MessageKey; readonly date: string } | undefined {
  const isReport = /^research[\s_-]*reports?$/i.test(documentType.trim())
  const published = own ?? (isReport ? publishDate : '')
  if (published) return { label: 'search.published', date: published }
  return lastUpdateDate && !isReport ? { label: 'search.updated', date: lastUpdateDate } : undefined
}
