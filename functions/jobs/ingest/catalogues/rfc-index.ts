import { childElements, firstChild, textIn, type XmlElement } from '../formats/xml-tree.ts'
import type { CatalogueEntry, CatalogueRecord, ReadCatalogue } from './catalogue.ts'
import { readXmlRecords } from './xml-records.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const RELATIONS: readonly (readonly [element: string, type: string])[] = [
  ['obsoletes', 'obsoletes'],
  ['obsoleted-by', 'obsoletedBy'],
  ['updates', 'updates'],
  ['updated-by', 'updatedBy'],
  ['see-also', 'isAlso'],
]
const WITHOUT_STATUS = 'UNKNOWN'

/** Reads the index of the RFC Editor. Numbers that were never issued are left out, series such as BCP are names of their RFCs. */
export const readRfcIndex: ReadCatalogue = async function* (file) {
  for await (const { element, line } of readXmlRecords(file, ([, name]) => name === 'rfc-entry'))
    yield { line, record: recordOf(element) } satisfies CatalogueEntry
}

function recordOf(entry: XmlElement): CatalogueRecord {
  const of = (...path: string[]) => textIn(firstChild(entry, ...path))
  const designation = designationOf(of('doc-id'))
  const publishedDate = dateOf(firstChild(entry, 'date'))
  const doi = of('doi')
  return {
    id: designation,
    publisher: 'IETF',
    designation,
    altDesignations: named(entry, 'is-also'),
    title: of('title'),
    abstract: childElements(firstChild(entry, 'abstract'), 'p').map(textIn).join('\n') || undefined,
    docType: 'rfc',
    status: statusOf(entry),
    year: Number(of('date', 'year')) || undefined,
    publishedDate,
    languages: ['en'],
    committees: [of('wg_acronym')].filter((group) => group !== '' && group !== 'NON WORKING GROUP'),
    keywords: childElements(firstChild(entry, 'keywords'), 'kw').map(textIn).filter(Boolean),
    relations: RELATIONS.flatMap(([name, type]) => named(entry, name).map((other) => ({ type, designation: other }))),
    ...(doi && { details: { doi } }),
    source: { url: `https://www.rfc-editor.org/info/${designation.toLowerCase().replace(' ', '')}` },
  }
}

const named = (entry: XmlElement, name: string) =>
  childElements(firstChild(entry, name), 'doc-id').map((id) => designationOf(textIn(id)))

/** `RFC0822` becomes RFC 822. */
const designationOf = (id: string) => id.replace(/^([A-Z]+)0*(\d+)$/, '$1 $2')

function dateOf(date: XmlElement | undefined): string | undefined {
  const month = MONTHS.indexOf(textIn(firstChild(date, 'month'))) + 1
  const parts = [textIn(firstChild(date, 'year')), month ? String(month) : '', month ? textIn(firstChild(date, 'day')) : '']
  return (
    parts
      .filter(Boolean)
      .map((part) => part.padStart(2, '0'))
      .join('-') || undefined
  )
}

function statusOf(entry: XmlElement): string {
  if (named(entry, 'obsoleted-by').length > 0) return 'superseded'
  const status = textIn(firstChild(entry, 'current-status'))
  if (status === '' || status === WITHOUT_STATUS) return 'unknown'
  return status === 'HISTORIC' ? 'obsolete' : 'active'
}
