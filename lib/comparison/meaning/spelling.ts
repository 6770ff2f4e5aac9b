import { comparedForm } from '../words/compared-form.ts'
import { readQuantity } from './quantity.ts'

/** Replacements that make two spellings of a word one. They need not be words: both sides are read so. */
type Rules = readonly (readonly [RegExp, string])[]

const ENGLISH: Rules = [
  [/is(?=(?:e[ds]?|ers?|ing|able|ations?|ational)$)/, 'iz'],
  [/ys(?=(?:e[ds]?|ers?|ing)$)/, 'yz'],
  [/(?<=\p{L}(?:[bdlmnpv]|vi))our(?=(?:s|ed|ing|ful|less|able|ably|abl[ey]|hood|hoods|al|ite|ites|ly|er|ers|ist)?$)/u, 'or'],
  [/(?<=cent|met|lit|fib|calib|theat|spect|meag|somb|lust|sab)re(?=[ds]?$)/, 'er'],
  [/(?<=\p{L}{3})ll(?=(?:ed|ing|ings|ers?|ation|ations)$)/u, 'l'],
  [/ogue(?=s?$)/, 'og'],
  [/(?<=def|lic|off|pret)enc(?=e)/, 'ens'],
  [/(?<=practi)c(?=e)/, 'z'],
  [/^grey/, 'gray'],
  [/^mould/, 'mold'],
  [/^(.*)sulph/, '$1sulf'],
  [/alumini(?=um)/, 'alumin'],
  [/programme(?=s?$)/, 'program'],
  [/^gaug/, 'gag'],
  [/artefact/, 'artifact'],
  [/(?<=ful|instal|enrol|distil)l(?=(?:ment|ments|s)?$)/, ''],
  [/dgement/, 'dgment'],
  [/ageing/, 'aging'],
  [/^tyre/, 'tire'],
  [/^draught/, 'draft'],
  [/manoeuv/, 'maneuv'],
  [/^disk/, 'disc'],
  [/^(whil|among)st$/, '$1'],
  [/^while$/, 'whil'],
  [/wards$/, 'ward'],
]
const RULES: Readonly<Record<string, Rules>> = {
  en: ENGLISH,
  de: [
    [/ß/g, 'ss'],
    [/(?<=poten|essen|exponen)t(?=i)/, 'z'],
    [/ph/g, 'f'],
  ],
  ru: [[/ё/g, 'е']],
  ar: [[/[\u064B-\u0652\u0640]/g, '']],
}
/** Punctuation but for signs that a number would not be the same without. */
const PUNCTUATION = /[\p{P}\s]/gu

/** A raised number behind a word of letters leads to a footnote, which may have another number. */
const FOOTNOTE_MARK = /(?<=\p{L}{4})[⁰¹²³⁴-⁹]+$/u

/** The form in which words differ by more than case, punctuation or spelling. Numbers are all one: their values are judged apart. */
function editorialForm(word: string, language: string): string {
  const quantity = readQuantity(word, language)
  if (quantity?.values.length) return quantity.unit === '' ? '#' : '#u'
  const form = comparedForm(word.replace(FOOTNOTE_MARK, '')).toLowerCase().replace(PUNCTUATION, '')
  return (RULES[language.slice(0, 2) || 'en'] ?? []).reduce((read, [from, to]) => read.replace(from, to), form)
}

/** Tells whether words, of which the numbers have the same values, differ by no more than case, punctuation or spelling. */
export function isEditorial(before: readonly string[], after: readonly string[], language: string): boolean {
  const formOf = (words: readonly string[]) => words.map((word) => editorialForm(word, language)).join('')
  return formOf(before) === formOf(after)
}
