import type { DocumentCard } from '#contract/document-card.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'

type Dates = Pick<DocumentCard, 'documentType' | 'publishDate' | 'lastUpdateDate'>

/** Returns the date to show: of publication for research reports, of the last update for others. */
export function cardDate({ documentType, publishDate, lastUpdateDate }: Dates): { label: MessageKey; date: string } | undefined {
  const isReport = /^research[\s_-]*reports?$/i.test(documentType.trim())
  const date = isReport ? publishDate : lastUpdateDate
  return date ? { label: isReport ? 'search.published' : 'search.updated', date } : undefined
}
