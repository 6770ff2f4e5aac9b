import type { DocumentMetadata } from '#contract/documents.ts'

export type DocumentTab = DocumentMetadata['tabs'][number]

const POSITIONS: readonly DocumentTab[] = ['PDF', 'HTML']

/** Sorts the tabs of a document into their fixed order. */
export function orderTabs(tabs: readonly DocumentTab[]): DocumentTab[] {
  return POSITIONS.filter((tab) => tabs.includes(tab))
}

/** Returns the chosen tab if the document has it, else the first. */
export function chooseTab(tabs: readonly DocumentTab[], chosen: string | undefined): DocumentTab | undefined {
  const ordered = orderTabs(tabs)
  return ordered.find((tab) => tab === chosen) ?? ordered[0]
}
