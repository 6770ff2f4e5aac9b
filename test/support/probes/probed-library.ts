import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { prepare } from '../library.ts'

/** Documents with the same rights, marked by a word that no other document has. */
export interface Shelf {
  readonly word: string
  readonly publisher: string
  /** number of the first document; near enough to other shelves of the publisher to be suggested as nearest */
  readonly from: number
  readonly size: number
  readonly collections: readonly string[]
}

const COMMON = ['valve', 'pump', 'seal', 'marking', 'pressure', 'filter', 'gauge', 'flange', 'bearing', 'lamp']
const ICS = ['01.020', '13.060.20', '35.100', '91.040']

/** The ICS code of a document, which does not depend on its shelf: only counts could reveal it. */
export const icsOf = (at: number): string => pick(ICS, at)

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T

/** A document with the shelf's word in every field that can be searched, counted, suggested or shown. */
function documentOf({ word, publisher, from, collections }: Shelf, at: number): PreparedDocument {
  const [one, other] = [pick(COMMON, at), pick(COMMON, at * 3 + 1)]
  return prepare(
    {
      publisher,
      designation: `${publisher} ${from + at}:${2001 + (at % 20)}`,
      title: `${one} and ${other} with ${word}${at % 4}`,
      description: `A ${other} of ${word}`,
      keywords: [word, one],
      documentType: `${word} standard`,
      committees: [`${publisher}/TC ${at % 3} (${word})`],
      ics: [icsOf(at)],
      taxonomy: [`${word}/${one}`],
      sectors: [`${word} sector`],
      topics: [`${word} topic`],
      collections: [...collections],
    },
    {},
    [`${one} ${word} on page one`, `${other} of ${word} on page two`],
  )
}

export const documentsOf = (shelf: Shelf): PreparedDocument[] =>
  Array.from({ length: shelf.size }, (_, at) => documentOf(shelf, at))

export const COMMON_WORDS: readonly string[] = COMMON
