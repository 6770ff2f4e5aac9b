import type { Tenant } from '#contract/tenant.ts'
import type { FullText } from '#finding/indexed-document.ts'
import type { Table } from '#ports/table.ts'
import { distinctCode, plainCode } from '../document/content-code.ts'
import { type DocumentItem, type LibraryDocument, objectsOf, type PendingCleanup } from '../document/library-document.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { entriesOf } from '../links/name-entry.ts'
import { relatedNames } from '../links/related-names.ts'
import { sourceKey } from '../stamps.ts'
import { readDocuments, readSources, type SourceItem } from '../store.ts'

/** The change that saves one document. */
export interface SavePlan {
  readonly next: DocumentItem
  readonly old?: DocumentItem
  readonly text: FullText
  /** Related cards show another state of it, or may not have been refreshed. */
  readonly changesRelated: boolean
}

export interface BatchPlan {
  /** plans of documents that are not saved yet */
  readonly firstPlans: readonly SavePlan[]
  /** plans of documents with distinct codes, as another document has the plain code; written after the first plans */
  readonly secondPlans: readonly SavePlan[]
  /** one for each prepared document, in order */
  readonly contentCodes: readonly string[]
}

type StoredState = { sources: ReadonlyMap<string, SourceItem>; items: ReadonlyMap<string, DocumentItem> }
type Candidate = { prepared: PreparedDocument; key: string; firstChoice: string }

/**
 * A code once given never changes. Of several documents with one designation the first gets the plain code. Distinct codes are
 * written after all plain ones, so that no document has one while its plain code is free.
 */
function codeOf({ key, firstChoice }: Candidate, { sources, items }: StoredState, taken: Map<string, string>): string {
  if (sources.has(key)) return firstChoice
  const owner = taken.get(firstChoice) ?? items.get(firstChoice)?.sourceKey ?? key
  const code = owner === key ? firstChoice : distinctCode(firstChoice, key)
  taken.set(code, key)
  return code
}

function pendingCleanupOf(old: DocumentItem, next: LibraryDocument, changesRelated: boolean): PendingCleanup | undefined {
  const kept = new Set(objectsOf(next))
  const before = [...(old.pendingCleanup?.objects ?? []), ...(old.document ? objectsOf(old.document) : [])]
  const objects = [...new Set(before)].filter((key) => !kept.has(key))
  const shown = old.document ? relatedNames(old.document) : []
  const names = changesRelated ? [...new Set([...(old.pendingCleanup?.names ?? []), ...shown])] : []
  return objects.length || names.length ? { names, objects } : undefined
}

const relatedViewOf = (document: LibraryDocument) => JSON.stringify([...entriesOf(document)])

function planOne({ prepared, key }: Candidate, contentCode: string, { sources, items }: StoredState): SavePlan | undefined {
  const old = items.get(contentCode)
  const upToDate = old?.document !== undefined && sources.get(key)?.stamp === old.stamp
  if (upToDate && old.stamp === prepared.stamp) return undefined
  const { files: _names, ...record } = prepared.record
  const document = { contentCode, record, publisher: prepared.publisher, files: prepared.files }
  const looksTheSame = upToDate && relatedViewOf(old.document) === relatedViewOf(document)
  const pendingCleanup = old && pendingCleanupOf(old, document, !looksTheSame)
  const { formerCodes } = old ?? {}
  const next = {
    contentCode,
    sourceKey: key,
    stamp: prepared.stamp,
    document,
    ...(formerCodes && { formerCodes }),
    pendingCleanup,
  }
  return { next, old, text: prepared.text, changesRelated: !looksTheSame }
}

export async function planBatch(table: Table, tenant: Tenant, batch: readonly PreparedDocument[]): Promise<BatchPlan> {
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
  const stored = { sources, items: new Map([...items, ...(await readDocuments(table, tenant, [...new Set(others)]))]) }
  // The last record counts where a batch has one twice.
  const last = new Map(contentCodes.map((code, at) => [code, candidates[at] as Candidate]))
  const plans = [...last].flatMap(([code, candidate]) => planOne(candidate, code, stored) ?? [])
  const byChoice = Object.groupBy(plans, ({ next }) => (firstChoices.has(next.contentCode) ? 'first' : 'second'))
  return { firstPlans: byChoice.first ?? [], secondPlans: byChoice.second ?? [], contentCodes }
}
