import type { FileLink } from '#contract/documents/documents.ts'
import type { Tenant } from '#contract/tenant.ts'
import type { TitleFormat } from '#contract/titles/title-formats.ts'
import { LIST_RETRY_SECONDS } from '#contract/titles/titles.ts'
import { dayOf } from '#library/document/day.ts'
import { presignFile } from '#library/files/presign-file.ts'
import { listFileName } from '#library/titles/list-file-name.ts'
import { countTitles } from '#library/titles/read-titles.ts'
import { findSet, type ListPorts, listKey, saveList, type WantedList } from '#library/titles/write-list.ts'
import type { StoredAccount } from '#people/store.ts'
import type { Ports } from '#ports/ports.ts'
import { tenants } from '#tenants/index.ts'

/** Titles that are written while somebody waits; a job writes longer lists. */
const MAX_AT_ONCE = 3000
/** A longer list is written again after this, and a job that failed for good is tried again. */
const FRESH_MS = 30 * 60_000

interface Asked {
  readonly list: string
  readonly format: TitleFormat
  readonly since?: string | undefined
}

interface OfferContext {
  readonly tenant: Tenant
  readonly origin: string
  readonly ports: ListPorts & Pick<Ports, 'jobs'>
  readonly setHeader: (name: string, value: string) => void
  readonly fail: (code: 'list-not-found' | 'list-being-written', about?: string) => never
}

/** Calls of the same minutes share a job. */
async function sendJob({ jobs, clock }: OfferContext['ports'], wanted: WantedList): Promise<void> {
  const { tenant, origin, account, set, format, since } = wanted
  await jobs.send({
    id: `write-titles ${listKey({ clock }, wanted)} ${Math.floor(clock.now().getTime() / FRESH_MS)}`,
    name: 'write-titles',
    tenant,
    payload: { accountId: account.id, list: set.id, format, origin, ...(since && { since }) },
  })
}

/** Size of a list that is stored and no older than some minutes. */
async function sizeOfFresh({ objects, clock }: OfferContext['ports'], key: string): Promise<number | undefined> {
  const stored = await objects.head(key)
  return stored && clock.now().getTime() - Date.parse(stored.modifiedAt) < FRESH_MS ? stored.size : undefined
}

/** Offers a title list of an account as a file. A long one is made by a job: whoever asks again has it then. */
export async function offerTitleList(
  { tenant, origin, ports, setHeader, fail }: OfferContext,
  account: StoredAccount,
  { list, format, since }: Asked,
): Promise<FileLink> {
  const set = findSet(account, list) ?? fail('list-not-found', 'list')
  const wanted: WantedList = { tenant, origin, account, set, format, since }
  const day = dayOf(ports.clock)
  const isLong = (await countTitles(ports, { tenant, holdings: set.holdings, day })) > MAX_AT_ONCE
  const key = listKey(ports, wanted)
  const size = isLong ? await sizeOfFresh(ports, key) : await saveList(ports, wanted)
  if (size === undefined) {
    await sendJob(ports, wanted)
    setHeader('Retry-After', String(LIST_RETRY_SECONDS))
    return fail('list-being-written')
  }
  const title = listFileName({ provider: tenants[tenant].shown.tenantName, account: account.name, list: set, day })
  return presignFile(ports.objects, { kind: format === 'kbart' ? 'txt' : format, key, size, title, asAttachment: true })
}
