import type { TrackedDocument } from '#contract/tracking.ts'
import { dayOf } from '#library/document/day.ts'
import { mayRead } from '#library/document/entitlement.ts'
import type { JoinedDocument } from '#library/document/joined-document.ts'
import { readJoinedDocuments } from '#library/reading/read-joined-documents.ts'
import { readTimeline } from '#library/reading/read-timeline.ts'
import type { Actor } from '#people/actor.ts'
import type { Ports } from '#ports/ports.ts'

type Lookup = Pick<Ports, 'table' | 'clock'>

/** Adds to tracked documents the edition before each, where somebody may read both and compare them. */
export async function withEditionsBefore(
  ports: Lookup,
  actor: Actor,
  tracked: readonly TrackedDocument[],
): Promise<TrackedDocument[]> {
  const codes = tracked.map(({ document }) => document.contentCode)
  const held = await readJoinedDocuments(ports.table, actor.tenant, codes)
  return Promise.all(
    tracked.map(async (one) => {
      const document = held.get(one.document.contentCode)
      const before = document && (await findEditionBefore(ports, actor, document))
      return before ? { ...one, before } : one
    }),
  )
}

const hasText = ({ files }: JoinedDocument): boolean => files.pdf !== undefined || files.html !== undefined

async function findEditionBefore(
  { table, clock }: Lookup,
  actor: Actor,
  document: JoinedDocument,
): Promise<TrackedDocument['before']> {
  const isOpen = (one: JoinedDocument) => mayRead(actor, one) && hasText(one)
  if (!isOpen(document)) return undefined
  const { entries } = await readTimeline(table, actor.tenant, document, dayOf(clock))
  const at = entries.findIndex(({ held }) => held.contentCode === document.contentCode)
  const { language } = document.record
  const before = entries
    .slice(at + 1)
    .find(({ kind, held }) => kind === 'edition' && held.record.language === language && isOpen(held))
  return before && { contentCode: before.held.contentCode, designationNo: before.held.record.designation }
}
