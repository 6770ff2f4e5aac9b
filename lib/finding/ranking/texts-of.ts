import { pairsOf } from '../analysis/number-pairs.ts'
import type { SearchDocument } from '../indexed-document.ts'
import { nameTerms } from '../names/name-terms.ts'
import type { Place } from './weigh.ts'

/** Several texts of one document that are searched as the title, and the rest that says what it is about. */
export function* textsOf(document: SearchDocument): Generator<{ readonly place: Place; readonly text: string }> {
  const { designation, otherDesignations, title, otherTitles, keywords, description, pages } = document
  for (const text of [designation, ...otherDesignations]) yield { place: 'designation', text }
  for (const text of new Set([title, ...otherTitles])) yield { place: 'title', text }
  for (const text of keywords) yield { place: 'about', text }
  yield { place: 'about', text: description }
  for (const text of pages) yield { place: 'full', text }
}

const MOST_OTHERS = 20

/** What a document is called, and the numbers of several parts in that. */
export function flagsOf({ designation, otherDesignations, title, family }: SearchDocument): Set<string> {
  const flags = nameTerms([designation, ...otherDesignations], family)
  for (const one of [designation, title, ...otherDesignations.slice(0, MOST_OTHERS)])
    for (const pair of pairsOf(one)) flags.add(pair)
  return flags
}
