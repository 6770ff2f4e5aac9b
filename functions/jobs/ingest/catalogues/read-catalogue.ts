import { recordCandidate } from '../formats/record-candidate.ts'
import { type IngestCandidate, type IngestReporter, Refused } from '../source/candidate.ts'
import type { Source } from '../source/source.ts'
import type { CatalogueEntry, CatalogueRecord, CatalogueReporter, ReadCatalogue } from './catalogue.ts'

/** Entries in memory at most; a larger catalogue is read twice. */
const MAX_ENTRIES = 2000

/** Its publisher is often known by its designation alone, and not to be missed beside it. */
const NOT_KNOWN = 'is missing, and no ISBN, ISSN or DOI stands for it'

/** characters of a title that says which record is meant */
const MAX_TITLE_LENGTH = 60

const SILENT: CatalogueReporter = { remark: () => undefined, offerColumns: () => undefined }

const reporting = (file: string, reporter: IngestReporter): CatalogueReporter => ({
  remark: (remark) => reporter.remark({ file, ...remark }),
  offerColumns: (columnsFile, columns) => reporter.offerColumns?.(columnsFile, columns),
})

/**
 * Offers the records of a catalogue. Nothing of it is offered before all of it has been read once: a catalogue that breaks off stays
 * out as a whole.
 */
export async function* readCatalogue(
  read: ReadCatalogue,
  { path: file, bytes }: Source,
  reporter: IngestReporter,
): AsyncIterable<readonly IngestCandidate[]> {
  try {
    const entries: CatalogueEntry[] = []
    let count = 0
    for await (const entry of read(file, reporting(file, reporter))) {
      count += 1
      if (count <= MAX_ENTRIES) entries.push(entry)
    }
    if (count === 0) throw new Refused({ reason: 'has no records' })
    const again = count <= MAX_ENTRIES ? entries : read(file, SILENT)
    for await (const group of groupsOf(again)) {
      yield group.flatMap((entry) => candidateOf(file, entry, reporter) ?? [])
      reporter.progress((bytes * group.length) / count)
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ file, ...refusal })
    reporter.progress(bytes)
  }
}

async function* groupsOf(entries: AsyncIterable<CatalogueEntry> | readonly CatalogueEntry[]): AsyncIterable<CatalogueEntry[]> {
  let group: CatalogueEntry[] = []
  for await (const entry of entries) {
    group.push(entry)
    if (group.length < MAX_ENTRIES) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

function candidateOf(
  file: string,
  { line, within, record, refusal }: CatalogueEntry,
  reporter: IngestReporter,
): IngestCandidate | undefined {
  const location = { file, line }
  const prefix = within ? `${within}, ` : ''
  try {
    if (refusal) throw new Refused(refusal)
    if (!record?.designation) throw new Refused({ field: 'designation', reason: NOT_KNOWN })
    return recordCandidate({ location, text: JSON.stringify(record), value: record, within: within && `${within}, ` })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const { field = '', reason } of error.refusals) {
      const named = field.startsWith(prefix) ? field : `${prefix}${field}`
      reporter.refuse({
        ...location,
        field: named.replace(/, $/, '') || undefined,
        reason: line ? reason : `${reason}${titleOf(record)}`,
      })
    }
    return undefined
  }
}

/** Title of a refused record, by which people find it in a file without lines. */
function titleOf({ title }: CatalogueRecord = {}): string {
  if (typeof title !== 'string' || title.trim() === '') return ''
  const line = title.replace(/\s+/g, ' ').trim()
  return ` (“${line.length > MAX_TITLE_LENGTH ? `${line.slice(0, MAX_TITLE_LENGTH)}…` : line}”)`
}
