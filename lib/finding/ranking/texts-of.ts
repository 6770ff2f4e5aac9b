import { findDefinitions } from '../abbreviations/find-definitions.ts'
import { pairsOf } from '../analysis/number-pairs.ts'
import { addressTerm, leanTerm, longTerm, shortTerm } from '../analysis/term-names.ts'
import { addressKey } from '../designation/address/address-key.ts'
import { cleanText } from '../designation/clean-text.ts'
import { publisherAtHead } from '../designation/publishers.ts'
import type { IndexedDocument } from '../indexed-document.ts'
import { nameTerms } from '../names/name-terms.ts'
import { leanOf } from './lean.ts'
import type { IndexedField } from './weigh.ts'

/** Lists the texts of a document with the field that each is indexed in. */
export function* textsOf(document: IndexedDocument): Generator<{ readonly field: IndexedField; readonly text: string }> {
  const { designation, otherDesignations, title, otherTitles, formerTitles = [], keywords, description, pages } = document
  for (const text of [designation, ...otherDesignations]) yield { field: 'designation', text }
  for (const text of new Set([title, ...otherTitles, ...formerTitles])) yield { field: 'title', text }
  for (const text of keywords) yield { field: 'about', text }
  yield { field: 'about', text: description }
  for (const text of pages) yield { field: 'full', text }
}

const MAX_OTHER_DESIGNATIONS = 20

/** The designation without its publisher, where that is none that designations are known to begin with: 214:2024 for MIM 214:2024 */
function withoutOwnPublisher({ designation, publisher }: IndexedDocument): string[] {
  const head = `${publisher} `
  const isOwn = publisher !== '' && designation.startsWith(head) && publisherAtHead(cleanText(designation)) === undefined
  return isOwn ? [designation.slice(head.length)] : []
}

/** Terms without a frequency: a document's names, and the pairs of numbers of several parts in them. */
export function flagsOf(document: IndexedDocument): Set<string> {
  const { designation, otherDesignations, address, title, otherTitles, description, keywords, family } = document
  const flags = nameTerms([designation, ...otherDesignations, ...withoutOwnPublisher(document)], family)
  const lean = leanOf(document)
  if (lean > 0) flags.add(leanTerm(lean))
  const shownAt = address && addressKey(address)
  if (shownAt) flags.add(addressTerm(shownAt))
  for (const one of [designation, title, ...otherDesignations.slice(0, MAX_OTHER_DESIGNATIONS)])
    for (const pair of pairsOf(one)) flags.add(pair)
  for (const text of [title, ...otherTitles, description, ...keywords])
    for (const { short, long } of findDefinitions(text)) flags.add(shortTerm(short, long)).add(longTerm(long, short))
  return flags
}
