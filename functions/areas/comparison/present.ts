import type { ComparableText } from '#contract/documents/comparison.ts'
import { mayRead } from '#library/document/entitlement.ts'
import { publicationDateOf } from '#library/document/publication-date.ts'
import type { TimelineEntry } from '#library/reading/read-timeline.ts'
import type { Actor } from '#people/actor.ts'
import type { ComparedFile } from './making/compared-file.ts'

type Version = Pick<TimelineEntry, 'standing' | 'kind'> & { readonly index: number; readonly actor: Pick<Actor, 'account'> }

export function presentComparable(
  { document, asset, format }: ComparedFile,
  { index, standing, kind, actor }: Version,
): ComparableText {
  const { contentCode, record } = document
  const date = publicationDateOf(record)
  return {
    id: asset.assetId,
    contentCode,
    designationNo: record.designation,
    documentTitle: record.title,
    format,
    index,
    ...(date && { date }),
    standing,
    language: record.language,
    ...(kind === 'draft' && { draft: true as const }),
    open: mayRead(actor, document),
  }
}
