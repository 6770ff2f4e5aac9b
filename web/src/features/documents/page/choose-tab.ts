import type { DocumentMetadata } from '#contract/documents.ts'

export type DocumentTab = DocumentMetadata['tabs'][number]

const POSITIONS: readonly DocumentTab[] = ['PDF', 'HTML']

/** The tabs that a document has, in their fixed order. */
export function orderTabs(tabs: readonly DocumentTab[]): DocumentTab[] {
  return POSITIONS.filter((tab) => tabs.includes(tab))
}

/** What somebody chose as long as the document has it, else the first. */
export function chooseTab(tabs: readonly DocumentTab[], chosen: string | undefined): DocumentTab | undefined {
  const ordered = orderTabs(tabs)
  return ordered.find((tab) => tab === chosen) ?? ordered[0]
}
