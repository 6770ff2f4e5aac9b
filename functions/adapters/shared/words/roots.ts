import { forEachPiece } from '#finding/analysis/analyse.ts'
import { fold } from '#finding/analysis/fold.ts'
import { beginningsOfRoot, rootTerm } from '#finding/analysis/term-names.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import { textsOf } from '#finding/ranking/texts-of.ts'
import type { IndexedField } from '#finding/ranking/weigh.ts'
import { languageOfText } from './language-of-text.ts'
import { LANGUAGES_OF_STOP, STEMMERS } from './languages.ts'

/** Languages that write several words as one, the main one last: Feuerverzinkung. */
const COMPOUNDING: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'nb', 'nl', 'sv'])
const LETTERS = /^[\p{L}\p{M}]{4,}$/u
const LATIN = /\p{Script=Latin}/u
/** A shorter root says too little of the word. */
const MIN_ROOT_LENGTH = 3
const CACHE_SIZE = 50_000
/** The slice of a longer word would keep the whole text that it was cut from in memory. */
const MAX_CACHED_LENGTH = 12

const cache = new Map<string, string>()

function makeTerm(word: string, language: string): string {
  const lower = word.toLowerCase().normalize('NFC')
  if (LANGUAGES_OF_STOP.get(lower)?.includes(language)) return ''
  const root = fold(STEMMERS[language]?.(lower) ?? '')
  return root.length < MIN_ROOT_LENGTH ? '' : rootTerm(root, COMPOUNDING.has(language))
}

/** Term of a word's root in a language; empty where it has none. */
function termOf(raw: string, language: string): string {
  if (!LETTERS.test(raw)) return ''
  if (raw.length > MAX_CACHED_LENGTH) return makeTerm(raw, language)
  const key = `${language}${raw}`
  let term = cache.get(key)
  if (term === undefined) {
    if (cache.size >= CACHE_SIZE) cache.clear()
    term = makeTerm(raw, language)
    cache.set(key, term)
  }
  return term
}

const LATIN_LANGUAGES = Object.keys(STEMMERS).filter((language) => language !== 'ar' && language !== 'ru')

function languagesOf(raw: string): readonly string[] {
  if (LATIN.test(raw)) return LATIN_LANGUAGES
  return languageOfText(raw) === 'ar' ? ['ar'] : ['ru']
}

/** Terms of the roots that a word has in any language: whoever searches does not say in which. */
export function rootsOfWord(raw: string): readonly string[] {
  const roots = languagesOf(raw).flatMap((language) => termOf(raw, language) || [])
  return [...new Set([...roots, ...roots.flatMap(beginningsOfRoot)])]
}

/** Roots of the words of a document's texts that are in other languages than English, by field. */
export function* rootsIn(document: IndexedDocument): Generator<{ readonly field: IndexedField; readonly root: string }> {
  const [main] = document.languages ?? []
  const stated = new Map(document.otherTitles.map((title, at) => [title, document.languages?.[at + 1]]))
  for (const { field, text } of textsOf(document)) {
    if (field === 'designation') continue
    const language = languageOfText(text, stated.get(text) ?? main)
    if (!language) continue
    const found: string[] = []
    forEachPiece(text, (raw, _start, _end, pair) => {
      const root = pair ? '' : termOf(raw, language)
      if (root !== '') found.push(root, ...beginningsOfRoot(root))
    })
    for (const root of found) yield { field, root }
  }
}
