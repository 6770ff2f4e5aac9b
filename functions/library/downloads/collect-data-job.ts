import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import type { Json } from '#ports/table.ts'
import { formatCsv } from '#text/csv.ts'
import { writeZip, type ZippedFile } from '../exports/write-zip.ts'
import type { PersonalKinds, PersonalRecord } from '../personal/personal-kinds.ts'
import { findDownload, updateDownload } from './download-store.ts'
import { finishDownload } from './finish-download.ts'

const asText = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '')

/** Formats records as a table with a column for each of their fields. */
function tableOf(records: readonly PersonalRecord[]): string {
  const columns = [...new Set(records.flatMap((record) => Object.keys(record)))]
  return formatCsv([columns, ...records.map((record) => columns.map((column) => asText(record[column])))])
}

const filesOf = (name: string, records: readonly PersonalRecord[]): ZippedFile[] => [
  { name: `${name}.json`, text: `${JSON.stringify(records, null, 2)}\n` },
  { name: `${name}.csv`, text: tableOf(records) },
]

/** Collects what is kept of a person into an archive, each kind as JSON and as a table. */
export function collectDataJob(
  ports: Pick<Ports, 'table' | 'objects' | 'clock' | 'jobs'>,
  kinds: PersonalKinds,
): JobHandler<'collect-data'> {
  return async ({ tenant, payload: { userId, id } }) => {
    const { table, clock } = ports
    const owner = { tenant, userId }
    const download = await findDownload(table, owner, id, clock.now())
    if (!download || download.file) return
    const files: ZippedFile[] = []
    const all = Object.entries(kinds)
    for (const [at, [name, { read }]] of all.entries()) {
      files.push(...filesOf(name, await read(owner)))
      await updateDownload(table, owner, id, { percent: Math.floor(((at + 1) / (all.length + 1)) * 100) })
    }
    const data = await writeZip(files, clock.now())
    await finishDownload(ports, owner, id, { ending: 'zip', contentType: 'application/zip', data })
  }
}
