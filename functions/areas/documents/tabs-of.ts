import type { DOCUMENT_TABS } from '#contract/documents/document-metadata.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { assetsOf } from '#library/files/asset-id.ts'
import { designationsCited } from '#library/links/citations.ts'
import { hasWorkItems } from './policy.ts'

type Tab = (typeof DOCUMENT_TABS)[number]

interface Seen {
  /** the account may read the text */
  readonly open: boolean
  readonly supplemented: boolean
  readonly cited: boolean
  /** the tenant has a site for courses */
  readonly courses: boolean
  /** the person may have compass points on it, or sees some */
  readonly points: boolean
}

/** Lists the tabs of a document in the order of the page; that of compass points says itself that there are none yet. */
export function tabsOf(document: JoinedDocument, { open, supplemented, cited, courses, points }: Seen): Tab[] {
  const { record, files } = document
  const { pdfs, htmls } = assetsOf(document)
  const named = record.relations.some(({ type }) => /^(sop|tma)$/i.test(type))
  const has: Readonly<Record<Tab, boolean>> = {
    PDF: files.pdf !== undefined && pdfs.length > 0,
    HTML: htmls.length > 0,
    WORK_ITEMS: hasWorkItems(document),
    VISUAL_CONTENT: (open && (files.videos?.length ?? 0) > 0) || (courses && (record.courses?.length ?? 0) > 0),
    RELATED_CONTENT: supplemented || cited || named || designationsCited(document, { text: open }).length > 0,
    COMPASS_POINTS: points,
  }
  return (Object.keys(has) as Tab[]).filter((tab) => has[tab])
}
