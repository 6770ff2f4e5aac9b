import { forEachPiece, pieceOf } from './analyse.ts'
import type { OtherWords, ParsedQuery } from './parse-query.ts'

/** A longer text is a sentence, whose words need no other forms. */
const MAX_TERMS = 8
/** Share of the documents with a word that must have its root in another language: else the word is English, and the root is chance. */
const MIN_SHARE = 0.5

/** Roots by term of a text. */
export function rootsOfTerms(
  { text, terms }: Pick<ParsedQuery, 'text' | 'terms'>,
  rootsOf: (raw: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  if (terms.length > MAX_TERMS) return found
  forEachPiece(text, (raw, _start, _end, pair) => {
    const [term, ...more] = pieceOf(raw).terms
    if (!pair && term !== undefined && more.length === 0 && terms.includes(term)) found.set(term, rootsOf(raw))
  })
  return found
}

/** Adds the forms that words have in other languages to what else says them. */
export function withOtherForms<Query extends Pick<ParsedQuery, 'others'>>(
  query: Query,
  roots: ReadonlyMap<string, readonly string[]>,
  documentsWith: (term: string) => number,
  formsOf: (root: string) => readonly string[],
): Query {
  const others = new Map<string, OtherWords extends ReadonlyMap<string, infer Said> ? Said : never>(query.others)
  for (const [term, own] of roots) {
    const least = MIN_SHARE * documentsWith(term)
    const forms = own.filter((root) => documentsWith(root) >= least).flatMap(formsOf)
    if (forms.length > 0) others.set(term, [...(others.get(term) ?? []), ...[...new Set(forms)].map((form) => [form])])
  }
  return others.size > 0 ? { ...query, others } : query
}
