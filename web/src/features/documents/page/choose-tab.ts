import type { DocumentMetadata } from '#contract/documents/documents.ts'

export type DocumentTab = DocumentMetadata['tabs'][number]

const POSITIONS: readonly DocumentTab[] = ['PDF', 'HTML', 'WORK_ITEMS', 'VISUAL_CONTENT', 'RELATED_CONTENT', 'COMPASS_POINTS']
/** Tabs that show the text itself. */
const TEXTS: readonly DocumentTab[] = ['PDF', 'HTML']

export const isText = (tab: DocumentTab): tab is 'PDF' | 'HTML' => TEXTS.includes(tab)

/** Sorts the tabs of a document into their fixed order. */
export function orderTabs(tabs: readonly DocumentTab[]): DocumentTab[] {
  return POSITIONS.filter((tab) => tabs.includes(tab))
}

/** Returns the chosen tab if the document has it, else the first. */
export function chooseTab(tabs: readonly DocumentTab[], chosen: string | undefined): DocumentTab | undefined {
  const ordered = orderTabs(tabs)
  return ordered.find((tab) => tab === chosen) ?? ordered[0]
}
