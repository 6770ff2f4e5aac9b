import type { ReactNode } from 'react'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { DocumentTab } from '../page/choose-tab.ts'
import { RelatedContentList } from './related-content-list.tsx'
import { WorkItemList } from './work-item-list.tsx'

interface SurroundingsProps {
  document: DocumentMetadata
  tab: DocumentTab
  visual: ReactNode
  points: ReactNode
}

/** Content of a tab beside the text. */
export function Surroundings({ document: { contentCode }, tab, visual, points }: SurroundingsProps) {
  if (tab === 'WORK_ITEMS') return <WorkItemList contentCode={contentCode} />
  if (tab === 'COMPASS_POINTS') return points
  return tab === 'RELATED_CONTENT' ? <RelatedContentList contentCode={contentCode} /> : visual
}
