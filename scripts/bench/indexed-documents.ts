import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { contentKey } from '#finding/designation/content-key.ts'
import type { IndexedDocument, Precedence } from '#finding/indexed-document.ts'
import { indexedWordOf } from '#finding/ranking/indexed-word.ts'

interface BibliographicRecord {
  readonly id: string
  readonly publisher: string
  readonly designation: string
  readonly altDesignations?: readonly string[]
  readonly family: string
  readonly title: string
  readonly titles?: Readonly<Record<string, string>>
  readonly abstract?: string
  readonly docType?: string
  readonly status: string
  readonly publishedDate?: string
  readonly year?: number
  readonly languages?: readonly string[]
  readonly ics?: readonly string[]
  readonly committees?: readonly string[]
  readonly keywords?: readonly string[]
}

const classesAbove = (codes: readonly string[]) => [
  ...new Set(codes.flatMap((code) => code.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.')))),
]

/** Precedence of each status; unknown where there is none. */
const PRECEDENCES: Readonly<Record<string, Precedence>> = {
  active: 0,
  unknown: 2,
  withdrawn: 3,
  superseded: 3,
  historical: 3,
  draft: 4,
}

function documentOf(record: BibliographicRecord): IndexedDocument {
  const ics = record.ics ?? []
  const precedence = PRECEDENCES[record.status] ?? 2
  const date = record.publishedDate ?? (record.year ? `${record.year}` : '')
  return {
    id: `${record.publisher}|${contentKey(record.publisher, record.designation)}~${record.id}`,
    designation: record.designation,
    otherDesignations: record.altDesignations ?? [],
    title: record.title,
    languages: [
      record.languages?.[0] ?? 'en',
      ...Object.entries(record.titles ?? {}).flatMap(([language, title]) => (title === record.title ? [] : [language])),
    ],
    otherTitles: Object.values(record.titles ?? {}).filter((title) => title !== record.title),
    description: record.abstract ?? '',
    keywords: record.keywords ?? [],
    publisher: record.publisher,
    collections: [],
    family: record.family,
    current: record.status === 'active',
    standsFor: 'edition',
    precedence,
    standing: indexedWordOf(precedence, undefined),
    publishers: [record.publisher],
    date,
    facets: {
      publisher: [record.publisher],
      documentType: [record.docType ?? ''],
      status: [record.status],
      ics: classesAbove(ics),
      // Categories that these records lack get the values of another one, so that as much is counted.
      taxonomy: ics.map((code) => `${record.publisher} ${code}`),
      sector: [...new Set(ics.map((code) => code.slice(0, 2)))],
      topic: [...new Set(ics.map((code) => code.slice(0, 6)))],
      committee: record.committees ?? [],
      family: [record.family],
      language: [record.languages?.[0] ?? 'en'],
      year: date ? [date.slice(0, 4)] : [],
    },
    pages: [],
    card: {
      designationNo: record.designation,
      documentTitle: record.title,
      description: record.abstract ?? '',
      publishDate: date,
    },
  }
}

/** Lets one document of each family stand for its standard: the newest in force, else the newest. */
function oneRowEach(documents: readonly IndexedDocument[]): IndexedDocument[] {
  const best = new Map<string, IndexedDocument>()
  for (const one of documents) {
    const known = best.get(one.family)
    if (!known || one.precedence < known.precedence || (one.precedence === known.precedence && one.date > known.date))
      best.set(one.family, one)
  }
  return documents.map((one) => ({ ...one, standsFor: best.get(one.family) === one ? 'standard' : 'edition' }))
}

const MAX_FORMER_TITLES = 4

/** Adds what the library knows of a family: its number of texts, and to each edition the titles of those before it. */
function withFamilies(documents: readonly IndexedDocument[]): IndexedDocument[] {
  const families = Map.groupBy(documents, ({ family }) => family)
  return documents.map((one) => {
    const texts = families.get(one.family) ?? [one]
    const before = texts.filter(({ date, precedence, title }) => date < one.date && precedence < 4 && title !== one.title)
    const titles = before.toSorted((a, b) => (a.date < b.date ? 1 : -1)).map(({ title }) => title)
    return { ...one, texts: texts.length, formerTitles: [...new Set(titles)].slice(0, MAX_FORMER_TITLES) }
  })
}

/** Bibliographic records as the index takes them. */
export function readIndexedDocuments(file: string): IndexedDocument[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n')
  return oneRowEach(withFamilies(lines.map((line) => documentOf(JSON.parse(line) as BibliographicRecord))))
}
