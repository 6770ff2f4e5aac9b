import { stat } from 'node:fs/promises'
import { Refused } from '../../source/candidate.ts'
import type { CatalogueEntry, CatalogueReporter, ReadCatalogue } from '../catalogue.ts'
import { decodeFile, guessEncoding } from '../text-encoding.ts'
import type { BibtexEntry } from './entry.ts'
import { parseBibtex } from './parse-bibtex.ts'
import { recordOfEntry } from './record-of-entry.ts'

const MAX_BIBTEX_BYTES = 64 * 2 ** 20
/** Encoding that a program notes in a comment at the beginning. */
const DECLARED = /^\s*%\s*Encoding:\s*([\w-]+)/i
/** Fields of an entry that are not those of its parts. */
const OWN = ['abstract', 'crossref', 'doi', 'entrysubtype', 'isbn', 'keywords', 'note', 'number', 'subtitle', 'url']

/** Reads a BibTeX file. */
export const readBibtex: ReadCatalogue = async function* (file, reporter) {
  const { entries, faults, unknownMacros } = parseBibtex(await readText(file, reporter))
  const last = faults.at(-1)
  if (last?.isEnd) throw new Refused({ field: `${withinOf(last.key)}, line ${last.line}`, reason: `breaks off: ${last.reason}` })
  for (const name of unknownMacros) reporter.remark({ field: name, reason: 'is a macro that the file does not define' })
  for (const { key, line, reason } of faults) yield { line, within: withinOf(key), refusal: { reason } }
  yield* entriesOf(entries)
}

const withinOf = (key: string) => (key ? `entry ${key}` : 'entry')

async function readText(file: string, reporter: CatalogueReporter): Promise<string> {
  if ((await stat(file)).size > MAX_BIBTEX_BYTES) throw new Refused({ reason: `larger than ${MAX_BIBTEX_BYTES / 2 ** 20} MB` })
  const guess = await guessEncoding(file)
  const text = await decoded(file, guess)
  const declared = guess === 'windows-1252' ? DECLARED.exec(text)?.[1] : undefined
  const encoding = declared ?? guess
  if (encoding !== 'utf-8') reporter.remark({ reason: `read as ${encoding}` })
  return declared ? decoded(file, declared) : text
}

async function decoded(file: string, encoding: string): Promise<string> {
  const pieces: string[] = []
  for await (const piece of decodeFile(file, encoding)) pieces.push(piece)
  return pieces.join('')
}

function* entriesOf(entries: readonly BibtexEntry[]): Iterable<CatalogueEntry> {
  const byKey = new Map<string, BibtexEntry>()
  for (const entry of entries) if (!byKey.has(entry.key)) byKey.set(entry.key, entry)
  for (const entry of entries) {
    const { key, line } = entry
    const first = byKey.get(key)
    const repeated = key !== '' && first !== entry && { reason: `its key ${key} is that of line ${first?.line}` }
    yield {
      line,
      within: withinOf(key),
      ...(repeated ? { refusal: repeated } : { record: recordOfEntry(withParent(entry, byKey)) }),
    }
  }
}

/** Entry with the fields that it takes from the entry in which it is: the paper of a book has the publisher of the book. */
function withParent(entry: BibtexEntry, byKey: ReadonlyMap<string, BibtexEntry>): BibtexEntry {
  const key = entry.fields.get('crossref')?.trim()
  const parent = key ? byKey.get(key) : undefined
  if (!parent) return entry
  const given = [...parent.fields].filter(([name]) => !OWN.includes(name))
  return { ...entry, fields: new Map([...given, ...entry.fields]) }
}
