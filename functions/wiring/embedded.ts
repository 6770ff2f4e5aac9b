import { TENANTS } from '#contract/tenant.ts'
import { openDataFolder } from '#functions/adapters/embedded/disk/data-folder.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { openDiskSeals } from '#functions/adapters/embedded/disk/disk-seals.ts'
import { collectGarbage } from '#functions/adapters/embedded/local/collect-garbage.ts'
import { openLocalHealth } from '#functions/adapters/embedded/local/local-health.ts'
import { openOutboxMail } from '#functions/adapters/embedded/local/outbox-mail.ts'
import { openSqliteSearch } from '#functions/adapters/embedded/search/sqlite-search.ts'
import { openBehindActs } from '#functions/adapters/embedded/sqlite/behind-acts.ts'
import { openBehindEvents } from '#functions/adapters/embedded/sqlite/behind-events.ts'
import { openSqliteJobs } from '#functions/adapters/embedded/sqlite/sqlite-jobs.ts'
import { openSqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { openTableTracker } from '#functions/adapters/shared/table-tracker.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import type { Ports } from '#ports/ports.ts'
import { openSentenceModelOf } from './sentence-model.ts'

type SharedPorts = Omit<Ports, 'identity' | 'signing' | 'monitor'>

/** Opens a library on one machine. An ingest needs no more; the site adds to it. */
export async function openEmbedded(folder: string, { server = false } = {}) {
  const embeddings = await openSentenceModelOf(process.env)
  const data = openDataFolder(folder, { server })
  const clock = systemClock
  const table = openSqliteTable(data.table)
  const search = openSqliteSearch(data.search, { embeddings })
  // An index that cannot be opened is a matter of its tenant's searches, not of the start.
  if (server) await Promise.allSettled(TENANTS.map((tenant) => search.openFor(tenant)))
  const objects = openDiskObjects(data.objects, { secret: data.secret, clock })
  const mail = openOutboxMail(data.outbox, { clock })
  // It only sends: the site runs the jobs, now or when it starts.
  const jobs = openSqliteJobs(data.jobs, { clock })
  const seals = openDiskSeals(data.seals)
  const tracker = openTableTracker(table, clock)
  const ids = ulidIds(clock)
  const events = openBehindEvents({ table, clock, ids })
  const acts = openBehindActs({ table, clock, ids })
  const health = openLocalHealth({ jobs, events, acts, folder, outbox: data.outbox })
  return {
    data,
    table,
    objects,
    mail,
    jobs,
    acts,
    /** Returns memory that a burst of requests needed, of this thread and those of the search. */
    async collect() {
      collectGarbage()
      await search.collect()
    },
    ports: {
      table,
      search,
      objects,
      mail,
      jobs,
      tracker,
      events,
      acts,
      health,
      seals,
      dashboards: { embed: async () => undefined },
      clock,
      ids,
    } as SharedPorts,
    async close() {
      await events.close()
      await acts.close()
      await jobs.close()
      await search.close()
      await embeddings?.close()
      await table.close()
      data.close()
    },
  }
}

export type Embedded = Awaited<ReturnType<typeof openEmbedded>>
