import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { prepare } from './library.ts'

/** Picks some values of a list by `index`, so that the picks overlap in every way: pairs, triples, gaps. */
const some = <T>(values: readonly T[], index: number, step: number): T[] =>
  values.filter((_, at) => (index * step + at * 7) % (values.length + 2) < 2)

const PUBLISHERS = ['ISO', 'IETF', 'ASTM', 'CLOSED', 'ACME']
const TYPES = ['Standard', 'Guide', 'Amendment']
const STATUSES = ['Active', 'Historical', 'Withdrawn'] as const
const LANGUAGES = ['en', 'fr', 'ja']
const COMMITTEES = [
  'ISO/TC 184/SC 4 (Industrial data)',
  'ISO/TC 184/SC 4',
  'ISO/TC 184',
  'ISO/TC 20/SC 1 (Electrical requirements)',
  'ISO/IEC JTC 1/SC 29',
  'TC 61/SC 61B',
  'Drawing Office',
]
const ICS = ['01.020', '13.060.20', '13.060.30', '13.080', '35.100', '35.100.01', '91']
const TAXONOMY = ['Gases/Containers/Steel', 'Gases/Containers', 'Gases / Plant', 'Water', 'Water/Quality', 'Gas']
const SECTORS = ['Energy', 'Construction', 'Health']
const TOPICS = ['Safety', 'Testing', 'Energy']
const WORDS = ['valve', 'pump', 'seal', 'marking', 'pressure', 'filter', 'gauge']

/** Documents that share values of many facets, some of them in trees, with words in common. */
export function facetedShelf(size: number): PreparedDocument[] {
  return Array.from({ length: size }, (_, index) => {
    const publisher = PUBLISHERS[index % PUBLISHERS.length] as string
    const own = (index * 13) % 31
    return prepare({
      publisher,
      designation: `${publisher} ${700 + index}:${2000 + (index % 20)}`,
      title: `About ${some(WORDS, own, 3).join(' and ')} of kind ${index}`,
      documentType: TYPES[own % TYPES.length],
      status: STATUSES[index % 4 === 0 ? 1 : own % STATUSES.length],
      language: LANGUAGES[own % 5 === 0 ? 1 : index % 7 === 0 ? 2 : 0],
      committees: some(COMMITTEES, own, 5),
      ics: some(ICS, own, 4),
      taxonomy: some(TAXONOMY, own, 3),
      sectors: some(SECTORS, own, 2),
      topics: some(TOPICS, own, 3),
      collections: own % 6 === 0 ? ['Water supply'] : [],
    })
  })
}
