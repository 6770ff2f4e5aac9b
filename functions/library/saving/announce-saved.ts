import { randomUUID } from 'node:crypto'
import type { Tenant } from '#contract/tenant.ts'
import { MAX_JOB_BYTES, type SentPayload } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { DocumentItem } from '../document/library-document.ts'
import { relatedNames } from '../links/related-names.ts'

/** The names of a document itself come first. */
const MAX_NAMES_BEFORE = 20
/** The rest of a job is its id, its name, and the signs of JSON in JSON. */
const MAX_EVENT_BYTES = MAX_JOB_BYTES / 2

type Arrived = SentPayload<'arrived'>

/** Sends the event `arrived` for saved documents, as often as they have room in. A killed run sends it again: its handlers are idempotent. */
export async function announceSaved(
  { jobs }: Pick<Ports, 'jobs'>,
  tenant: Tenant,
  items: readonly DocumentItem[],
): Promise<void> {
  for (const payload of eventsOf(items.filter(({ document }) => document)))
    await jobs.send({ id: `arrived ${randomUUID()}`, name: 'arrived', tenant, payload })
}

/** Parts documents into events; many that lose names at once, as after a change of a catalogue, are more than a job may hold. */
function* eventsOf(items: readonly DocumentItem[]): Generator<Arrived> {
  let contentCodes: string[] = []
  let namesBefore: Record<string, string[]> = {}
  let room = MAX_EVENT_BYTES
  for (const item of items) {
    const names = namesBeforeOf(item)
    const size = Buffer.byteLength(JSON.stringify([item.contentCode, item.contentCode, names]))
    if (size > room && contentCodes.length > 0) {
      yield { contentCodes, namesBefore }
      contentCodes = []
      namesBefore = {}
      room = MAX_EVENT_BYTES
    }
    contentCodes.push(item.contentCode)
    if (names.length > 0) namesBefore[item.contentCode] = names
    room -= size
  }
  if (contentCodes.length > 0) yield { contentCodes, namesBefore }
}

/** Names that a document had before, those of its standard among them. */
function namesBeforeOf({ document, pendingCleanup }: DocumentItem): string[] {
  const names = new Set(document && relatedNames(document))
  return (pendingCleanup?.names ?? []).filter((name) => !names.has(name)).slice(0, MAX_NAMES_BEFORE)
}
