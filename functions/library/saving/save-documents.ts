import { batchesOf } from '#async/batches.ts'
import { Retryable, retry } from '#async/retry.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed } from '#ports/table.ts'
import type { DocumentItem, LibraryDocument } from '../document/library-document.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { citedNames } from '../links/citations.ts'
import { type Links, linkDocuments } from '../links/link-documents.ts'
import { namesOf } from '../links/names.ts'
import { relatedNames } from '../links/related-names.ts'
import { readRelated } from '../reading/read-related.ts'
import { sourceKey } from '../stamps.ts'
import { writesToCite, writesToFinish, writesToSave } from '../store.ts'
import { addStandingDays } from './add-standing-days.ts'
import { announceSaved } from './announce-saved.ts'
import { searchEntryOf } from './index-entry.ts'
import { type DocumentWrites, documentWritesOf, MAX_TRANSACTION_WRITES, writeWhole } from './pack-writes.ts'
import { planBatch, type SavePlan } from './plan-saving.ts'
import { refreshRelatedCards } from './refresh-related-cards.ts'
import { runInOrder } from './save-queue.ts'

export type SavingPorts = Pick<Ports, 'table' | 'search' | 'objects' | 'jobs'>

const ATTEMPTS = 5

/** Deletes obsolete objects and writes the stamps, once documents and related cards are up to date. */
export async function finishSaving(
  { table, objects }: SavingPorts,
  tenant: Tenant,
  items: readonly DocumentItem[],
): Promise<void> {
  for (const { pendingCleanup } of items) for (const key of pendingCleanup?.objects ?? []) await objects.delete(key)
  await writeWhole(
    table,
    items.map((item) => documentWritesOf(writesToFinish(tenant, item), item.pendingCleanup && item)),
  )
}

const standardNamesOf = (document: LibraryDocument | undefined): string[] => (document ? [namesOf(document.record).standard] : [])

/** Hands documents and related cards to the index, in order. `indexed` resolves when the index has applied them. */
async function index(
  ports: SavingPorts,
  tenant: Tenant,
  plans: readonly SavePlan[],
): Promise<{ readonly indexed: Promise<unknown> }> {
  const documents = plans.flatMap(({ next, text }) => (next.document ? [{ document: next.document, text }] : []))
  const toRefresh = plans.filter((plan) => plan.changesRelated)
  const names = new Set(documents.flatMap(({ document }) => relatedNames(document)))
  for (const { next } of toRefresh) for (const name of next.pendingCleanup?.names ?? []) names.add(name)
  const pages = await readRelated(ports.table, tenant, names)
  const linksOf = linkDocuments(pages)
  const linked = new Map(documents.map(({ document }) => [document.contentCode, linksOf(document)]))
  await addStandingDays(ports.table, tenant, linked)
  const indexing = ports.search.index(
    tenant,
    documents.map(({ document, text }) => searchEntryOf(document, text, linked.get(document.contentCode) as Links)),
  )
  const namesToRefresh = toRefresh.flatMap(({ next }) => [
    ...(next.document ? relatedNames(next.document) : []),
    ...(next.pendingCleanup?.names ?? []),
  ])
  const except = new Set(documents.map(({ document }) => document.contentCode))
  const changed = new Set(
    toRefresh.flatMap(({ next }) => [...standardNamesOf(next.document), ...(next.pendingCleanup?.names ?? [])]),
  )
  const refreshing = refreshRelatedCards(ports, tenant, namesToRefresh, pages, except, { changed })
  const indexed = Promise.all([indexing, refreshing.then(({ refreshed }) => refreshed)])
  indexed.catch(() => undefined)
  await refreshing
  return { indexed }
}

/** Entries of a document under the names that it cites. They may be written apart from it: a reader asks the document again. */
export function citationWritesOf(tenant: Tenant, { next, old }: Pick<SavePlan, 'next' | 'old'>): DocumentWrites[] {
  const cited = next.document ? citedNames(next.document) : new Set<string>()
  const before = old?.document ? citedNames(old.document) : new Set<string>()
  const writes = writesToCite(tenant, next.contentCode, cited, before)
  return [...batchesOf(writes, MAX_TRANSACTION_WRITES)].map((some) => documentWritesOf(some))
}

async function begin(ports: SavingPorts, tenant: Tenant, prepared: readonly PreparedDocument[]) {
  const { firstPlans, secondPlans, contentCodes } = await planBatch(ports.table, tenant, prepared)
  const plans = [...firstPlans, ...secondPlans]
  if (!plans.length) return { finish: async () => contentCodes }
  // The order makes a killed run harmless: the stamp is written last, and until then the next run saves the document again.
  for (const some of [firstPlans, secondPlans])
    await writeWhole(
      ports.table,
      some.map(({ next, old }) => documentWritesOf(writesToSave(tenant, next, old))),
    )
  await writeWhole(
    ports.table,
    plans.flatMap((plan) => citationWritesOf(tenant, plan)),
  )
  const { indexed } = await index(ports, tenant, plans)
  return {
    async finish() {
      await indexed
      await announceSaved(
        ports,
        tenant,
        plans.map(({ next }) => next),
      )
      await finishSaving(
        ports,
        tenant,
        plans.map(({ next }) => next),
      )
      return contentCodes
    },
  }
}

/** Saves a batch of at most 1,000 documents; idempotent. Returns the content codes, in order. */
export async function saveDocuments(
  ports: SavingPorts,
  tenant: Tenant,
  prepared: readonly PreparedDocument[],
): Promise<readonly string[]> {
  const keys = prepared.map(({ record }) => `${tenant} ${sourceKey(record)}`)
  const save = () =>
    runInOrder(ports.table, keys, () => begin(ports, tenant, prepared)).catch((error: unknown) => {
      // Another run took one of the codes: read again, and take the next free one.
      if (error instanceof ConditionFailed) return new Retryable(error)
      throw error
    })
  return retry(save, { attempts: ATTEMPTS })
}
