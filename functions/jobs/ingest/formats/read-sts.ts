import path from 'node:path'
import { LibraryRecord } from '#library/document/record.ts'
import { sourceKey } from '#library/stamps.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { htmlPage } from '../../html/html-page.ts'
import { type Draft, type IngestCandidate, type IngestReporter, Refused } from '../source/candidate.ts'
import type { Source } from '../source/source.ts'
import { stampOf } from '../source/stamp.ts'
import { parseAs } from './parse-as.ts'
import { readTextFile } from './read-text-file.ts'
import { stsHtml } from './sts-html.ts'
import { metaOf, stsFacts } from './sts-record.ts'
import { parseXml } from './xml-tree.ts'

export const MAX_XML_BYTES = 20 * 1024 * 1024
const ROOTS = ['standard', 'adoption']

/** Reads a standard in NISO STS as a document with an HTML rendition. */
export async function* readSts(
  { path: file, name, bytes }: Source,
  reporter: IngestReporter,
): AsyncIterable<readonly IngestCandidate[]> {
  try {
    const text = await readTextFile(file, MAX_XML_BYTES)
    const draft = draftOf(text, path.basename(name, path.extname(name)))
    const key = sourceKey(draft.record)
    yield [{ location: { file }, key, stamp: stampOf('sts', text), bytes: 4 * text.length, read: async () => draft }]
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    for (const refusal of error.refusals) reporter.refuse({ file, ...refusal })
  }
  reporter.progress(bytes)
}

function draftOf(text: string, fileName: string): Draft {
  const root = parseXml(text)
  const meta = metaOf(root)
  if (!ROOTS.includes(root.name) || !meta)
    throw new Refused({ reason: `not a standard in NISO STS, and no catalogue: its root element is ${root.name}` })
  const facts = stsFacts(meta, fileName)
  const record = parseAs(LibraryRecord, facts.record)
  const html = htmlPage(`<h1>${escapeHtml(record.title)}</h1>\n${stsHtml(root)}`, { ...record, source: 'sts' })
  return { record, publisher: facts.publisher, html, oldPdfs: [] }
}
