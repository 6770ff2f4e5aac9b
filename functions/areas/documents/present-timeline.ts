import type { Standing } from '#contract/document-card.ts'
import type { Timeline } from '#contract/timeline.ts'
import { readingOfDocument } from '#library/document/entitlement.ts'
import type { StoredRecord } from '#library/document/library-document.ts'
import { inForce } from '#library/links/editions.ts'
import type { StandardTimeline, TimelineEntry } from '#library/read-timeline.ts'
import type { Actor } from '#people/actor.ts'

function standingOf({ status, withdrawnDate }: StoredRecord): Standing {
  if (status === 'Draft') return { is: 'draft' }
  if (inForce(status)) return { is: 'in-force' }
  if (status === 'Unknown') return { is: 'unknown' }
  return { is: status.startsWith('Withdrawn') ? 'withdrawn' : 'superseded', ...(withdrawnDate && { on: withdrawnDate }) }
}

function presentEntry({ kind, document }: TimelineEntry, actor: Pick<Actor, 'account'>): Timeline['documents'][number] {
  const { contentCode, record, publisher } = document
  const date = record.publishDate ?? record.year?.toString()
  return {
    contentCode,
    designationNo: record.designation,
    documentTitle: record.title,
    kind,
    documentType: record.documentType,
    ...(date !== undefined && { date }),
    standing: standingOf(record),
    language: record.language,
    publisherCode: publisher.code,
    access: readingOfDocument(actor, document),
  }
}

export function presentTimeline({ row, entries }: StandardTimeline, actor: Pick<Actor, 'account'>): Timeline {
  return {
    designation: row[0]?.record.designation ?? '',
    publishers: [...new Set(row.map(({ record }) => record.publisher))],
    documents: entries.map((entry) => presentEntry(entry, actor)),
  }
}
