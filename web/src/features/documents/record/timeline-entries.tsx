import type { DocumentMetadata } from '#contract/documents.ts'
import { type Text, useText } from '#web/lib/i18n/i18n.tsx'
import type { TimelineEntry } from './record-timeline.tsx'

/** Year in a designation: ISO 9001:2015. */
const yearOf = (designation: string) => designation.match(/[:-]((?:1[89]|20)\d\d)\b/)?.[1]

function editionEntry(t: Text, { contentCode, designationNo, status }: DocumentMetadata['versions'][number]): TimelineEntry {
  return {
    contentCode,
    designationNo,
    year: yearOf(designationNo),
    status: t(status === 'Active' ? 'documents.edition.active' : 'documents.edition.historical'),
  }
}

/** Editions and supplements of a document's standard. */
export function useTimeline(document: DocumentMetadata): { editions: TimelineEntry[]; supplements: TimelineEntry[] } {
  const t = useText()
  return {
    editions: document.versions.map((version) => editionEntry(t, version)),
    supplements: document.supplements.map((one) => ({
      contentCode: one['supplement-content-code'],
      designationNo: one['supplement-display-designation'],
      year: yearOf(one['supplement-display-designation']),
    })),
  }
}
