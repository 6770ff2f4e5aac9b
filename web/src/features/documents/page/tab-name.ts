import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import type { DocumentTab } from './choose-tab.ts'

interface TabName {
  readonly name: MessageKey
  readonly icon: IconName
}

/** Name and symbol of a tab; the texts are called by their formats. */
export function tabNameOf(tab: DocumentTab, { video }: Pick<DocumentMetadata, 'video'>): TabName | undefined {
  if (tab === 'WORK_ITEMS') return { name: 'documents.tab.workItems', icon: 'AuditOutlined' }
  if (tab === 'RELATED_CONTENT') return { name: 'documents.tab.related', icon: 'BranchesOutlined' }
  // The compass stands for the points in the text; this is their list.
  if (tab === 'COMPASS_POINTS') return { name: 'points.title', icon: 'ProfileOutlined' }
  if (tab !== 'VISUAL_CONTENT') return undefined
  return { name: video === 'Y' ? 'documents.tab.visual' : 'documents.tab.courses', icon: 'PlayCircleOutlined' }
}
