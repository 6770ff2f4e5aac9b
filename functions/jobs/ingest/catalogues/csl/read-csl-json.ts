import { readTextFile } from '../../formats/read-text-file.ts'
import { Refused } from '../../source/candidate.ts'
import type { CatalogueRecord, ReadCatalogue } from '../catalogue.ts'
import { designationOf, documentTypeOf, doiOf } from '../designation-of.ts'
import { publisherOf } from '../publisher-of.ts'

const MAX_CSL_BYTES = 64 * 2 ** 20
/** Types of items that are parts of a book or a serial, whose ISBN and ISSN are not theirs. */
const PARTS = /^(?:article|chapter|entry|paper|post|review)/
const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  'article-journal': 'article',
  chapter: 'chapter',
  'paper-conference': 'paper',
  report: 'report',
  thesis: 'thesis',
}

type Item = Readonly<Record<string, unknown>>

/** Reads a list of items in CSL-JSON, as reference managers export them. */
export const readCslJson: ReadCatalogue = async function* (file) {
  const items = parseList(await readTextFile(file, MAX_CSL_BYTES))
  for (const [index, item] of items.entries()) {
    const within = `item ${index + 1}`
    if (typeof item === 'object' && item !== null && 'type' in item) yield { within, record: recordOfItem(item as Item) }
    else yield { within, refusal: { reason: 'not an item of CSL-JSON: it has no type' } }
  }
}

function parseList(text: string): unknown[] {
  try {
    return [JSON.parse(text)].flat()
  } catch (error) {
    throw new Refused({ reason: `not JSON: ${(error as Error).message}` })
  }
}

const textOf = (value: unknown) =>
  (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '') || undefined

function recordOfItem(item: Item): CatalogueRecord {
  const of = (name: string) => textOf(item[name])
  const details = { doi: doiOf(of('DOI')), isbn: of('ISBN')?.split(/[ ,;(]/)[0], issn: of('ISSN')?.split(/[ ,;(]/)[0] }
  const type = of('type') ?? ''
  const isPart = PARTS.test(type)
  const designation =
    (type === 'standard' && of('number')) ||
    designationOf({ number: of('number'), title: of('title'), ...(isPart ? { doi: details.doi } : details) })
  const named = of('authority') ?? of('publisher') ?? literalAuthor(item.author) ?? of('container-title')
  return {
    id: of('id'),
    publisher: publisherOf(named, designation),
    designation,
    title: of('title'),
    abstract: of('abstract'),
    docType: of('genre') ?? DOCUMENT_TYPES[type] ?? documentTypeOf(designation),
    status: of('status'),
    edition: of('edition'),
    year: Number(dateOf(item.issued)?.slice(0, 4)) || undefined,
    publishedDate: dateOf(item.issued),
    languages: of('language') ? [of('language')] : undefined,
    keywords: of('keyword')
      ?.split(/[,;]/)
      .map((word) => word.trim())
      .filter(Boolean),
    ...(Object.values(details).some(Boolean) && { details }),
    source: { url: of('URL') },
  }
}

function literalAuthor(authors: unknown): string | undefined {
  const first = Array.isArray(authors) ? (authors[0] as Item | undefined) : undefined
  return textOf(first?.literal)
}

/** Date in parts, or as text that begins with a date. */
function dateOf(value: unknown): string | undefined {
  const { 'date-parts': parts, raw } = (value ?? {}) as { 'date-parts'?: unknown[][]; raw?: unknown }
  const first = Array.isArray(parts?.[0]) ? parts[0].filter((part) => part !== '' && part !== null) : []
  if (first.length > 0) return first.map((part) => String(part).padStart(2, '0')).join('-')
  return /^\d{4}(?:-\d\d){0,2}/.exec(textOf(raw) ?? '')?.[0]
}
