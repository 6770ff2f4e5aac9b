import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined'
import BranchesOutlined from '@ant-design/icons-svg/es/asn/BranchesOutlined'
import CompassOutlined from '@ant-design/icons-svg/es/asn/CompassOutlined'
import PlayCircleOutlined from '@ant-design/icons-svg/es/asn/PlayCircleOutlined'
import type { DocumentMetadata } from '#contract/documents/documents.ts'
import type { MessageKey } from '#web/lib/i18n/messages.ts'
import type { IconShape } from '#web/ui/icon.tsx'
import type { DocumentTab } from './choose-tab.ts'

interface TabName {
  readonly name: MessageKey
  readonly values?: { readonly count: number }
  readonly icon: IconShape
}

/** Name and symbol of a tab; the texts are called by their formats. */
export function tabNameOf(
  tab: DocumentTab,
  { video, proposedCompassPoints: count }: Pick<DocumentMetadata, 'video' | 'proposedCompassPoints'>,
): TabName | undefined {
  if (tab === 'WORK_ITEMS') return { name: 'documents.tab.workItems', icon: AuditOutlined }
  if (tab === 'RELATED_CONTENT') return { name: 'documents.tab.related', icon: BranchesOutlined }
  if (tab === 'COMPASS_POINTS')
    return count > 0
      ? { name: 'points.tabProposed', values: { count }, icon: CompassOutlined }
      : { name: 'points.title', icon: CompassOutlined }
  if (tab !== 'VISUAL_CONTENT') return undefined
  return { name: video === 'Y' ? 'documents.tab.visual' : 'documents.tab.courses', icon: PlayCircleOutlined }
}
