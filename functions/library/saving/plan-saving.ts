import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'
import { distinctCode, plainCode } from '../document/content-code.ts'
import { type DocumentItem, type LibraryDocument, objectsOf, type Unsettled } from '../document/library-document.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { entriesOf } from '../links/name-entry.ts'
import { neighbourNames } from '../links/names.ts'
import { sourceKey } from '../stamps.ts'
import { readDocuments, readSources, type SourceItem } from '../store.ts'

/** What saving one document takes. */
export interface Plan {
  readonly next: DocumentItem
  readonly old?: DocumentItem
  readonly pages: readonly string[]
  /** Others show something of it that is not what they showed before, or may not have been told. */
  readonly tellsNeighbours: boolean
}

export interface Planned {
  /** of what is not saved already */
  readonly firstPlans: readonly Plan[]
  /** of documents that get a code of their own, as another one has the plain code: written after the first */
  readonly secondPlans: readonly Plan[]
  /** of every prepared document, in order */
  readonly contentCodes: readonly string[]
}

type Known = { sources: ReadonlyMap<string, SourceItem>; items: ReadonlyMap<string, DocumentItem> }
type Candidate = { prepared: PreparedDocument; key: string; firstChoice: string }

/**
 * A code once given stays; of several documents with one designation the first keeps the plain code. As distinct codes
 * are written after all plain ones, a document never has one while the plain one is free.
 */
function codeOf({ key, firstChoice }: Candidate, { sources, items }: Known, taken: Map<string, string>): string {
  if (sources.has(key)) return firstChoice
  const owner = taken.get(firstChoice) ?? items.get(firstChoice)?.sourceKey ?? key
  const code = owner === key ? firstChoice : distinctCode(firstChoice, key)
  taken.set(code, key)
  return code
}

function unsettledOf(old: DocumentItem, next: LibraryDocument, tellsNeighbours: boolean): Unsettled | undefined {
  const kept = new Set(objectsOf(next))
  const before = [...(old.unsettled?.objects ?? []), ...(old.document ? objectsOf(old.document) : [])]
  const objects = [...new Set(before)].filter((key) => !kept.has(key))
  const shown = old.document ? neighbourNames(old.document.record) : []
  const names = tellsNeighbours ? [...new Set([...(old.unsettled?.names ?? []), ...shown])] : []
  return objects.length || names.length ? { names, objects } : undefined
}

const faceOf = (document: LibraryDocument) => JSON.stringify([...entriesOf(document)])

function planOne({ prepared, key }: Candidate, contentCode: string, { sources, items }: Known): Plan | undefined {
  const old = items.get(contentCode)
  const settled = old?.document !== undefined && sources.get(key)?.stamp === old.stamp
  if (settled && old.stamp === prepared.stamp) return undefined
  const { files: _names, ...record } = prepared.record
  const document = { contentCode, record, publisher: prepared.publisher, files: prepared.files }
  const sameFace = settled && faceOf(old.document) === faceOf(document)
  const unsettled = old && unsettledOf(old, document, !sameFace)
  const next = { contentCode, sourceKey: key, stamp: prepared.stamp, document, unsettled }
  return { next, old, pages: prepared.pages, tellsNeighbours: !sameFace }
}

export async function planSaving(table: Table, tenant: Tenant, batch: readonly PreparedDocument[]): Promise<Planned> {
  const keys = batch.map(({ record }) => sourceKey(record))
  const sources = await readSources(table, tenant, [...new Set(keys)])
  const candidates = batch.map((prepared, at): Candidate => {
    const key = keys[at] as string
    return { prepared, key, firstChoice: sources.get(key)?.contentCode ?? plainCode(prepared.record) }
  })
  const firstChoices = new Set(candidates.map(({ firstChoice }) => firstChoice))
  const items = await readDocuments(table, tenant, [...firstChoices])
  const taken = new Map<string, string>()
  const contentCodes = candidates.map((candidate) => codeOf(candidate, { sources, items }, taken))
  const others = contentCodes.filter((code) => !firstChoices.has(code))
  const known = { sources, items: new Map([...items, ...(await readDocuments(table, tenant, [...new Set(others)]))]) }
  // A record that comes twice in a batch is what its last one says.
  const last = new Map(contentCodes.map((code, at) => [code, candidates[at] as Candidate]))
  const plans = [...last].flatMap(([code, candidate]) => planOne(candidate, code, known) ?? [])
  const byChoice = Object.groupBy(plans, ({ next }) => (firstChoices.has(next.contentCode) ? 'first' : 'second'))
  return { firstPlans: byChoice.first ?? [], secondPlans: byChoice.second ?? [], contentCodes }
}
