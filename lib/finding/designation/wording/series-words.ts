/** Words for a standard with all of its parts, in the languages of the library. */
const ALL = [
  'all parts|(?:all the|whole|entire|complete) series|(?:standards )?series(?: of standards)?|family|suite|multi-?part',
  'alle Teile|Norm(?:en)?reihe|Reihe|Serie|Teil 1 ff\\.?|ff\\.?',
  'toutes les parties|série(?: de normes)?',
  'todas las partes|serie(?: de normas)?|familia(?: de normas)?',
  'tutte le parti|serie(?: di norme)?',
  'todas as partes|série',
  'все части|серия(?: стандартов)?',
  'alle delen|alla delar|alle deler|kaikki osat|wszystkie części|seria|všechny části',
  'tüm bölümler|serisi',
  'すべての部|全ての部|全部|規格群|(?:規格)?シリーズ|규격군|모든 부|시리즈|所有(?:的)?部分|系列(?:标准)?',
  'جميع الأجزاء|سلسلة',
].join('|')
const ARTICLE = '(?:(?:the|la|le|el|die|der|las|les|los) )?'
/** number with its publisher, with or without a year: ISO 6336, ISO/TS 6336:2019, 61000-3 */
const NUMBER = '(?:\\p{Lu}[\\p{Lu}\\d]*(?:[/ -]\\p{Lu}+){0,3}[ -]?)?\\d[\\d.-]*(?<=\\d)(?::\\d{4})?'
const OPEN = '(?:[\\s,:(（[【〔-]{1,3}|(?=[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}]))'
const BEHIND = new RegExp(`^${ARTICLE}(${NUMBER})${OPEN}(?:${ALL})[)）\\]】〕]?$`, 'iu')
const IN_FRONT = new RegExp(`^${ARTICLE}(?:${ALL})(?: of)? (${NUMBER})$`, 'iu')
/** Parts that are left open, or in brackets: IEC 61000-4-x, ISO 6336-*, ISO 6336 (-1, -2), ISO 6336-(1-4) */
const PARTS = new RegExp(
  `^(${NUMBER})(?:[-.](?:x{1,2}|nn?|[*?…#])|\\s?-?[({]\\s?-?\\d{1,2}(?:[\\s,;/-]{1,3}-?\\d{1,2})+\\s?[)}])(?::\\d{4})?$`,
  'iu',
)
const DIGITS = /\d{2}/

/** The number in a text that names a standard with all of its parts; any other text as it is. */
export function withoutSeriesWords(text: string): string {
  const number = (text.match(PARTS) ?? text.match(BEHIND) ?? text.match(IN_FRONT))?.[1]
  return number !== undefined && DIGITS.test(number) ? number : text
}
