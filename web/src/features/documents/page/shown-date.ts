import type { DocumentCard } from '#contract/document-card.ts'

type Dates = Pick<DocumentCard, 'documentType' | 'lastUpdateDate' | 'publishedOnlineDate'> & { publishedDate: string }
export type ShownDate = { kind: 'published' | 'publishedOnline' | 'updated'; date: string }

/** Returns the date to show: of publication for research reports, of the last update for others, each with a fallback. */
export function shownDate(document: Dates): ShownDate | undefined {
  const published: ShownDate = { kind: 'published', date: document.publishedDate }
  const online: ShownDate = { kind: 'publishedOnline', date: document.publishedOnlineDate }
  const updated: ShownDate = { kind: 'updated', date: document.lastUpdateDate }
  const order = isResearchReport(document.documentType) ? [published, online, updated] : [updated, published, online]
  return order.find(({ date }) => date !== '')
}

function isResearchReport(documentType: string): boolean {
  return /^research[\s_-]*reports?$/i.test(documentType.trim())
}
