import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { mapRelaton } from '#functions/jobs/ingest/formats/map-relaton.ts'
import { RelatonRecord } from '#functions/jobs/ingest/formats/relaton-schema.ts'
import { plainCode } from '#library/document/content-code.ts'
import type { LibraryDocument } from '#library/document/library-document.ts'
import { linkDocuments } from '#library/links/link-documents.ts'
import { entriesOf, type NameEntry } from '#library/links/name-entry.ts'
import { searchEntryOf } from '#library/saving/index-entry.ts'

function documentsOf(file: string): LibraryDocument[] {
  const taken = new Set<string>()
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  return lines.flatMap((line) => {
    const given = RelatonRecord.safeParse(JSON.parse(line)).data
    if (!given) return []
    const { files: _names, ...record } = mapRelaton(given).record
    const plain = plainCode(record)
    const contentCode = taken.has(plain) ? `${plain}~${taken.size}` : plain
    taken.add(contentCode)
    const publisher = { code: record.publisher, name: record.publisher, type: 'PARTNER' } as const
    return [{ contentCode, record, publisher, files: { oldPdfs: [] } }]
  })
}

/** Library of records, and by the code of each the records that stand for its standard and for its text. */
export interface RecordLibrary {
  readonly documents: readonly IndexedDocument[]
  readonly rows: ReadonlyMap<string, { readonly standard: string; readonly text: string }>
}

/** Bibliographic records as they are indexed when they are ingested: with the edition that stands for its family. */
export function readLibrary(file: string): RecordLibrary {
  const documents = documentsOf(file)
  const pages = new Map<string, NameEntry[]>()
  for (const document of documents)
    for (const [name, entry] of entriesOf(document)) {
      const page = pages.get(name)
      if (page) page.push(entry)
      else pages.set(name, [entry])
    }
  const linksOf = linkDocuments(pages)
  const rows = new Map<string, { standard: string; text: string }>()
  const entries = documents.map((document) => {
    const links = linksOf(document)
    const [standard, text] = [links.standard.row[0].contentCode, links.twins[0].contentCode]
    rows.set(document.contentCode, { standard, text })
    return searchEntryOf(document, { pages: [] }, links)
  })
  return { documents: entries, rows }
}
