/** Words for a standard with all of its parts, in the languages of the library. */
const ALL = [
  'all parts|(?:all the|whole|entire|complete) series|series',
  'alle Teile|Normenreihe|Reihe|Serie',
  'toutes les parties|série',
  'todas las partes|serie',
  'tutte le parti',
  'todas as partes|série',
  'все части|серия',
  'tüm bölümler|serisi',
  'すべての部|全部|シリーズ|규격군|所有部分|系列',
  'جميع الأجزاء|سلسلة',
].join('|')
/** number with its publisher, with or without a year: ISO 6336, ISO/TS 6336:2019, 61000-3 */
const NUMBER = '(?:\\p{Lu}[\\p{Lu}\\d]*(?:[/ -]\\p{Lu}+){0,3}[ -]?)?\\d[\\d.-]*(?::\\d{4})?'
const BEHIND = new RegExp(`^(?:the )?(${NUMBER})[\\s,:(-]{1,3}(?:${ALL})\\)?$`, 'iu')
const IN_FRONT = new RegExp(`^(?:the )?(?:${ALL})(?: of)? (${NUMBER})$`, 'iu')
const DIGITS = /\d{2}/

/** The number in a text that names a standard with all of its parts; any other text as it is. */
export function withoutSeriesWords(text: string): string {
  const number = (text.match(BEHIND) ?? text.match(IN_FRONT))?.[1]
  return number !== undefined && DIGITS.test(number) ? number : text
}
