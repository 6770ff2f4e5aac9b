import { beginningsOf, otherWordsOf } from '#finding/abbreviations/other-words.ts'
import { rootsOfTerms, withOtherForms } from '#finding/analysis/other-forms.ts'
import type { ParsedQuery } from '#finding/analysis/parse-query.ts'
import { isPart } from '#finding/analysis/term-names.ts'
import type { SearchIntent } from '#finding/intent.ts'
import { rootsOfWord } from '#functions/adapters/shared/words/roots.ts'
import { type Allowed, inScope } from '../index/allowed.ts'
import { hasBit } from '../index/bitmap.ts'
import { gallop } from '../index/lookup.ts'
import type { Snapshot } from '../index/snapshot.ts'
import { termsWithPrefix } from '../index/term-range.ts'
import { findWord, type Postings, type Term, termOf } from './match-terms.ts'
import { openTexts } from './open-texts.ts'

/** compounds with one part that are looked for */
const MAX_COMPOUNDS = 20

const decoder = new TextDecoder()

/** Counts the allowed documents of each term that begins so. */
function definedFrom({ segments }: Snapshot, beginning: string, allowed: Allowed): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [index, { segment }] of segments.entries()) {
    const { termBytes, termStarts, postingStarts, postingDocs } = segment
    const { first, last } = termsWithPrefix(segment, beginning)
    const own = allowed[index]
    for (let term = first; term < last; term++) {
      const name = decoder.decode(termBytes.subarray(termStarts[term], termStarts[term + 1]))
      const docs = postingDocs.subarray(postingStarts[term], postingStarts[term + 1])
      const documents = own ? docs.reduce((sum, doc) => sum + Number(hasBit(own, doc)), 0) : docs.length
      if (documents > 0) counts.set(name, (counts.get(name) ?? 0) + documents)
    }
  }
  return counts
}

/** Adds to a query what else says its words, from definitions that documents of the scope have. */
export function withOtherWords(
  snapshot: Snapshot,
  query: ParsedQuery,
  { scope, field }: Pick<SearchIntent, 'scope' | 'field'>,
): ParsedQuery {
  if (query.everything || field === 'designation') return query
  const allowed = inScope(snapshot, scope)
  const defined = beginningsOf(query.terms).flatMap((one) => [...definedFrom(snapshot, one, allowed)])
  const found = defined.map(([name, documents]) => ({ name, documents }))
  const documentsWith = (term: string) => findWord(snapshot, term, []).documents
  const others = found.length === 0 ? query : { ...query, others: otherWordsOf(query, found, documentsWith) }
  const roots = rootsOfTerms(query, rootsOfWord)
  const texts = openTexts(snapshot, scope)
  return withOtherForms(
    others,
    roots,
    (term) => findWord(snapshot, term, texts).documents,
    (root) => formsOf(snapshot, root),
  )
}

/** Terms of a root and of compounds that begin or end with it. */
function formsOf({ segments }: Snapshot, root: string): readonly string[] {
  if (!isPart(root)) return [root]
  const names = new Set<string>()
  for (const { segment } of segments) {
    const { first, last } = termsWithPrefix(segment, root)
    const { termBytes, termStarts } = segment
    for (let term = first; term < Math.min(last, first + MAX_COMPOUNDS); term++)
      names.add(decoder.decode(termBytes.subarray(termStarts[term], termStarts[term + 1])))
  }
  return [...names].slice(0, MAX_COMPOUNDS)
}

type Posting = readonly [impact: number, share: number]

/** Adds the documents with all of some words, as if each had the weakest of them. */
function addAll(words: readonly (Postings | undefined)[], into: Map<number, Posting>): void {
  const [lead, ...others] = words
  if (!lead) return
  next: for (let at = lead.start; at < lead.end; at++) {
    const doc = lead.docs[at] as number
    let [impact, record] = [
      (lead.impacts[at] as number) & 255,
      ((lead.impacts[at] as number) & 255) - (lead.shares[at] as number),
    ]
    for (const other of others) {
      if (!other) return
      const place = gallop(other.docs, other.start, other.end, doc)
      if (place === other.end || other.docs[place] !== doc) continue next
      const own = (other.impacts[place] as number) & 255
      impact = Math.min(impact, own)
      record = Math.min(record, own - (other.shares[place] as number))
    }
    if (impact > ((into.get(doc)?.[0] ?? 0) & 255)) into.set(doc, [impact, impact - Math.max(0, record)])
  }
}

function merged(own: Postings | undefined, others: readonly (readonly (Postings | undefined)[])[]): Postings | undefined {
  const found = new Map<number, Posting>()
  for (const words of others) addAll(words, found)
  for (let at = own?.start ?? 0; own && at < own.end; at++) {
    const doc = own.docs[at] as number
    if ((found.get(doc)?.[0] ?? 0) <= (own.impacts[at] as number))
      found.set(doc, [own.impacts[at] as number, own.shares[at] as number])
  }
  const sorted = [...found].sort(([a], [b]) => a - b)
  const docs = Uint16Array.from(sorted, ([doc]) => doc)
  const [impacts, shares] = [
    Uint16Array.from(sorted, ([, [impact]]) => impact),
    Uint8Array.from(sorted, ([, [, share]]) => share),
  ]
  return docs.length > 0 ? { docs, impacts, shares, start: 0, end: docs.length } : undefined
}

/** Finds a word of a query, in what else says it, too. */
export function findSaid(snapshot: Snapshot, name: string, { others }: Pick<ParsedQuery, 'others'>, texts: Allowed): Term {
  const own = findWord(snapshot, name, texts)
  const said = others?.get(name)
  if (!said) return own
  const words = said.map((terms) => terms.map((term) => findWord(snapshot, term, texts)))
  const ranges = own.ranges.map((range, index) =>
    merged(
      range,
      words.map((terms) => terms.map(({ ranges }) => ranges[index])),
    ),
  )
  return termOf(snapshot.size, ranges, texts)
}

/** Finds the words of a query. */
export const wordsOfQuery = (snapshot: Snapshot, query: Pick<ParsedQuery, 'terms' | 'others'>, texts: Allowed): Term[] =>
  query.terms.map((name) => findSaid(snapshot, name, query, texts))
