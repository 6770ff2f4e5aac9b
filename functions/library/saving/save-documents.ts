import { randomUUID } from 'node:crypto'
import { batchesOf } from '#async/batches.ts'
import { Retryable, retry } from '#async/retry.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { Ports } from '#ports/ports.ts'
import { ConditionFailed, type Table } from '#ports/table.ts'
import type { DocumentItem } from '../document/library-document.ts'
import type { PreparedDocument } from '../document/prepared-document.ts'
import { linkDocuments } from '../links/link-documents.ts'
import { neighbourNames } from '../links/names.ts'
import { sourceKey } from '../stamps.ts'
import { readNames, writesToSave, writesToSettle } from '../store.ts'
import { searchEntryOf } from './index-entry.ts'
import { type Portion, packWrites, portionOf } from './pack-writes.ts'
import { type Plan, planSaving } from './plan-saving.ts'
import { tellNeighbours } from './refresh-related-cards.ts'
import { inTurn } from './save-queue.ts'

export type SavingPorts = Pick<Ports, 'table' | 'search' | 'objects' | 'jobs'>

const TRANSACTION_CONCURRENCY = 16
const ATTEMPTS = 5

/** Several transactions are under way at once, so that the table may take them together; none is when this ends. */
export async function writeWhole(table: Table, documents: readonly Portion[]): Promise<void> {
  for (const batch of batchesOf(packWrites(documents), TRANSACTION_CONCURRENCY)) {
    const outcomes = await Promise.allSettled(batch.map((writes) => table.transact(writes)))
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  }
}

/** What is done once a document and all that show it are up to date. */
export async function settle({ table, objects }: SavingPorts, tenant: Tenant, items: readonly DocumentItem[]): Promise<void> {
  for (const { unsettled } of items) for (const key of unsettled?.objects ?? []) await objects.delete(key)
  await writeWhole(
    table,
    items.map((item) => portionOf(writesToSettle(tenant, item), item.unsettled && item)),
  )
}

/** Hands everything over to the index, in order; ends when that is done, and `indexed` when the index has it. */
async function index(
  ports: SavingPorts,
  tenant: Tenant,
  plans: readonly Plan[],
): Promise<{ readonly indexed: Promise<unknown> }> {
  const documents = plans.flatMap(({ next, pages }) => (next.document ? [{ document: next.document, pages }] : []))
  const toTell = plans.filter((plan) => plan.tellsNeighbours)
  const names = new Set(documents.flatMap(({ document }) => neighbourNames(document.record)))
  for (const { next } of toTell) for (const name of next.unsettled?.names ?? []) names.add(name)
  const pages = await readNames(ports.table, tenant, [...names])
  const linksOf = linkDocuments(pages)
  const indexing = ports.search.index(
    tenant,
    documents.map(({ document, pages }) => searchEntryOf(document, pages, linksOf(document))),
  )
  const told = toTell.flatMap(({ next }) => [
    ...(next.document ? neighbourNames(next.document.record) : []),
    ...(next.unsettled?.names ?? []),
  ])
  const except = new Set(documents.map(({ document }) => document.contentCode))
  const telling = tellNeighbours(ports, tenant, told, pages, except)
  const indexed = Promise.all([indexing, telling.then(({ told }) => told)])
  indexed.catch(() => undefined)
  await telling
  return { indexed }
}

/** Sends the event that documents came in. A killed run sends it again: its handlers are safe to run twice. */
async function announce({ jobs }: SavingPorts, tenant: Tenant, contentCodes: readonly string[]): Promise<void> {
  if (contentCodes.length === 0) return
  await jobs.send({ id: `arrived ${randomUUID()}`, name: 'arrived', tenant, payload: { contentCodes } })
}

async function begin(ports: SavingPorts, tenant: Tenant, prepared: readonly PreparedDocument[]) {
  const { firstPlans, secondPlans, contentCodes } = await planSaving(ports.table, tenant, prepared)
  const plans = [...firstPlans, ...secondPlans]
  if (!plans.length) return { finish: async () => contentCodes }
  // The order makes a killed run harmless: until its stamp is written last, the next run takes a document up again.
  for (const some of [firstPlans, secondPlans])
    await writeWhole(
      ports.table,
      some.map(({ next, old }) => portionOf(writesToSave(tenant, next, old))),
    )
  const { indexed } = await index(ports, tenant, plans)
  return {
    async finish() {
      await indexed
      await announce(
        ports,
        tenant,
        plans.flatMap(({ next }) => next.document?.contentCode ?? []),
      )
      await settle(
        ports,
        tenant,
        plans.map(({ next }) => next),
      )
      return contentCodes
    },
  }
}

/** Puts a batch into the library (at most 1,000); saving the same again changes nothing. Answers the content codes, in order. */
export async function saveDocuments(
  ports: SavingPorts,
  tenant: Tenant,
  prepared: readonly PreparedDocument[],
): Promise<readonly string[]> {
  const keys = prepared.map(({ record }) => `${tenant} ${sourceKey(record)}`)
  const save = () =>
    inTurn(ports.table, keys, () => begin(ports, tenant, prepared)).catch((error: unknown) => {
      // Another run took a code in between: read again, and take the next one.
      if (error instanceof ConditionFailed) return new Retryable(error)
      throw error
    })
  return retry(save, { attempts: ATTEMPTS })
}
