import type { PreparedDocument } from '#library/document/prepared-document.ts'
import { prepare } from './library.ts'

/** Documents of one standing, and a word that stands in them alone: whoever sees it has seen one of them. */
export interface Shelf {
  readonly word: string
  readonly publisher: string
  /** the number of the first; of one publisher near enough to be each other's nearest */
  readonly from: number
  readonly size: number
  readonly collections: readonly string[]
}

const COMMON = ['valve', 'pump', 'seal', 'marking', 'pressure', 'filter', 'gauge', 'flange', 'bearing', 'lamp']
const ICS = ['01.020', '13.060.20', '35.100', '91.040']

/** Nothing in a class says whose it is: its numbers have to. */
export const icsOf = (at: number): string => pick(ICS, at)

const pick = <T>(list: readonly T[], at: number) => list[at % list.length] as T

/** A document with the secret in every field that can be searched, counted, suggested or shown. */
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
