import type { CatalogueRecord } from '../catalogue.ts'
import { designationOf, documentTypeOf, doiOf } from '../designation-of.ts'
import { languageCode } from '../language-code.ts'
import { publisherOf } from '../publisher-of.ts'
import { parseDateCell } from '../tables/dates.ts'
import type { BibtexEntry } from './entry.ts'
import { plainLatex, titleLatex } from './plain-latex.ts'

const STATUS = /^Status: ([\p{L} ]+)/u
/** Types of entries whose number is a designation whatever it looks like. */
const STANDARDS = ['standard', 'techstandard']
/** Types of entries that are parts of a book or a serial, whose ISBN is not theirs. */
const PARTS = ['article', 'inbook', 'incollection', 'inproceedings', 'conference', 'inreference', 'suppbook']
const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  conference: 'paper',
  inbook: 'chapter',
  incollection: 'chapter',
  inproceedings: 'paper',
  mastersthesis: 'thesis',
  phdthesis: 'thesis',
  techreport: 'report',
}
/** Types of entries that say nothing of the document. */
const UNTYPED = ['standard', 'techstandard', 'misc', 'online', 'electronic', 'www']
/** biblatex's names for languages with a spelling or a region of their own */
const LANGUAGES: Readonly<Record<string, string>> = {
  american: 'en',
  british: 'en',
  ukenglish: 'en',
  usenglish: 'en',
  ngerman: 'de',
  naustrian: 'de',
  french: 'fr',
  brazil: 'pt',
  portuges: 'pt',
}
const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/

/** Makes the record of an entry; what a reader of BibTeX leaves aside, such as authors, is left aside. */
export function recordOfEntry({ type, key, fields }: BibtexEntry): CatalogueRecord {
  const of = (...names: string[]) => names.map((name) => plainLatex(fields.get(name) ?? '')).find(Boolean)
  const isStandard = STANDARDS.includes(type) || of('entrysubtype') === 'standard'
  const details = {
    doi: doiOf(of('doi')),
    isbn: of('isbn')?.split(/[ ,;(]/)[0],
    issn: of('issn'),
  }
  const designation = (isStandard && of('number')) || numberOf(of, PARTS.includes(type) ? { doi: details.doi } : details)
  const [name, ...others] = publishersOf(fields.get('author') ?? '', of, isStandard)
  const publishedDate = dateOf(of)
  const language = languageOf(of('langid', 'language'))
  return {
    id: key || undefined,
    publisher: publisherOf(name, designation),
    copublishers: others.map((other) => publisherOf(other) as string),
    designation,
    title: titleOf(fields),
    abstract: of('abstract'),
    docType: of('type') ?? DOCUMENT_TYPES[type] ?? (isStandard || UNTYPED.includes(type) ? documentTypeOf(designation) : type),
    status: STATUS.exec(of('note') ?? '')?.[1]?.trim() ?? of('pubstate'),
    edition: of('edition'),
    year: Number(publishedDate?.slice(0, 4)) || undefined,
    publishedDate,
    languages: language ? [language] : undefined,
    keywords: of('keywords', 'keyword')
      ?.split(/[,;]/)
      .map((word) => word.trim())
      .filter(Boolean),
    ...(Object.values(details).some(Boolean) && { details }),
    source: { url: addressOf(fields) },
  }
}

type Of = (...names: string[]) => string | undefined

function numberOf(of: Of, details: { readonly doi?: string; readonly isbn?: string }): string | undefined {
  const number = of('number')
  const joined = ['type', 'series', 'institution', 'organization'].map((name) => number && of(name) && `${of(name)} ${number}`)
  const given = [number, of('howpublished'), ...joined].find((text) => text && designationOf({ number: text }))
  return designationOf({ number: given, title: of('title'), ...details })
}

/** Names of the bodies that issued it. The library's own BibTeX lists them as authors and joins them by semicolons. */
function publishersOf(author: string, of: Of, isStandard: boolean): (string | undefined)[] {
  const bodies = author.split(/\s+and\s+(?=\{)/).map((name) => /^\{(.*)\}$/s.exec(name.trim())?.[1])
  const literal = bodies.every((body) => body !== undefined) ? bodies.map((body) => plainLatex(body ?? '')) : []
  const named = of('institution', 'organization', 'publisher', 'school', 'journal', 'journaltitle')
  if (isStandard && literal.length > 0 && (!named || literal.join('; ') === named)) return literal
  return isStandard ? (named?.split('; ') ?? []) : [named ?? literal[0]]
}

function titleOf(fields: BibtexEntry['fields']): string | undefined {
  return (
    ['title', 'subtitle']
      .map((name) => titleLatex(fields.get(name) ?? ''))
      .filter(Boolean)
      .join(': ') || undefined
  )
}

/** Date as ISO 8601 writes it, as far as it is told. */
function dateOf(of: Of): string | undefined {
  const date = /^\d{4}(?:-\d\d){0,2}/.exec(of('date') ?? '')?.[0]
  const year = /\d{4}/.exec(of('year') ?? '')?.[0]
  if (date || !year) return date
  const [month = '', day = ''] = [of('month'), of('day')]
  const whole = /^\d+$/.test(month) ? [year, month, day].filter(Boolean).join('-') : `${day} ${month} ${year}`
  const parsed = parseDateCell(whole)
  return typeof parsed === 'string' && parsed !== '' ? parsed : year
}

function languageOf(text = ''): string | undefined {
  const name = text.toLowerCase()
  const code = LANGUAGES[name] ?? languageCode(name)
  return LANGUAGE_CODE.test(code) ? code : undefined
}

/** Address without LaTeX around it. Its own signs stay. */
function addressOf(fields: BibtexEntry['fields']): string | undefined {
  const given = fields.get('url') ?? /\\url\s*\{[^{}]*\}/.exec(fields.get('howpublished') ?? '')?.[0]
  return (
    given
      ?.trim()
      .replace(/^\\url\s*/, '')
      .replace(/\\([_%&#~$])/g, '$1')
      .replace(/[{}]/g, '') || undefined
  )
}
