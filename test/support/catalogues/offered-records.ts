import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSource } from '#functions/jobs/ingest/read-source.ts'
import { Refused } from '#functions/jobs/ingest/source/candidate.ts'
import { findSources } from '#functions/jobs/ingest/source/find-sources.ts'
import type { Refusal } from '#functions/jobs/ingest/source/source.ts'
import type { LibraryRecord } from '#library/document/record.ts'

interface Offered {
  readonly records: readonly LibraryRecord[]
  /** source key and stamp of each record */
  readonly stamps: readonly string[]
  readonly refusals: readonly Refusal[]
  readonly remarks: readonly Refusal[]
}

const PUBLISHER = { code: 'LOCAL', name: 'Local documents', type: 'OWN' } as const

/** Reads a file or folder as an ingest does, and returns what it offers. */
export async function offeredRecords(place: string): Promise<Offered> {
  const refusals: Refusal[] = []
  const offered = { records: [] as LibraryRecord[], stamps: [] as string[], refusals, remarks: [] as Refusal[] }
  const refuse = (refusal: Refusal) => void refusals.push(refusal)
  const remark = (one: Refusal) => void offered.remarks.push(one)
  const reporter = { publisher: PUBLISHER, refuse, remark, progress: () => undefined }
  for (const source of await findSources([place], refuse))
    for await (const candidates of readSource(source, reporter))
      for (const candidate of candidates) {
        offered.stamps.push(`${candidate.key} ${candidate.stamp}`)
        try {
          offered.records.push((await candidate.read({ extract: () => Promise.reject() })).record)
        } catch (error) {
          if (!(error instanceof Refused)) throw error
          for (const refusal of error.refusals) refuse({ ...candidate.location, ...refusal })
        }
      }
  return offered
}

/** Writes a file, and reads what it offers. */
export async function offeredBy(folder: string, name: string, content: string | Uint8Array): Promise<Offered> {
  const file = path.join(folder, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
  return offeredRecords(file)
}
