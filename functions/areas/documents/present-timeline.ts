import type { Timeline } from '#contract/documents/timeline.ts'
import { mayDownload, mayRead, readingOfDocument } from '#library/document/entitlement.ts'
import { publicationDateOf } from '#library/document/publication-date.ts'
import type { StandardTimeline, TimelineEntry } from '#library/reading/read-timeline.ts'
import type { Actor } from '#people/actor.ts'

function presentEntry(entry: TimelineEntry, actor: Pick<Actor, 'account' | 'drmView'>): Timeline['documents'][number] {
  const { kind, held, standing, next } = entry
  const { contentCode, record, publisher } = entry.document
  const date = publicationDateOf(record)
  return {
    contentCode,
    designationNo: record.designation,
    documentTitle: record.title,
    kind,
    documentType: record.documentType,
    ...(date && { date }),
    standing,
    ...(next && { next: { designationNo: next.record.designation, contentCode: next.contentCode } }),
    language: record.language,
    publisherCode: publisher.code,
    access: readingOfDocument(actor, held),
    ...(mayRead(actor, held) && mayDownload(actor, held) && { pdf: true as const }),
  }
}

export function presentTimeline({ row, entries }: StandardTimeline, actor: Pick<Actor, 'account' | 'drmView'>): Timeline {
  return {
    designation: row.record.designation,
    publishers: [...row.opens.publishers],
    documents: entries.map((entry) => presentEntry(entry, actor)),
  }
}
