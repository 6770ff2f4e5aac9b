import type { DocumentMetadata } from '#contract/documents/documents.ts'

type Dated = Pick<DocumentMetadata, 'documentType' | 'dates'>
export type ShownDate = { kind: 'published' | 'publishedOnline' | 'updated'; date: string }

/**
 * Returns the date to show: of publication for research reports, of the last update for others, each with a fallback. A document
 * that was never updated since its publication was published.
 */
export function shownDate({ documentType, dates }: Dated): ShownDate | undefined {
  const { published, updated } = dates
  const kinds = ['published', 'publishedOnline', 'updated'] as const
  const isFirst = isResearchReport(documentType) || updated === published
  const order = isFirst ? kinds : (['updated', 'published', 'publishedOnline'] as const)
  const kind = order.find((one) => dates[one] !== undefined)
  return kind && { kind, date: dates[kind] as string }
}

function isResearchReport(documentType: string): boolean {
  return /^research[\s_-]*reports?$/i.test(documentType.trim())
}
