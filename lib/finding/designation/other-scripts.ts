/** The first of ten digits in other scripts. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50]
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g
/** Publishers by their names in other scripts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})ИСО(?!\p{L})/giu, 'ISO'],
  [/(?<!\p{L})МЭК(?!\p{L})/giu, 'IEC'],
  [/(?<!\p{L})(?:[وبل]?ال|لل)?[أإآا]يزو(?!\p{L})/gu, 'ISO'],
  [/国际标准化组织|國際標準化組織|国際標準化機構|국제표준화기구/gu, 'ISO'],
  [/国际电工委员会|國際電工委員會|国際電気標準会議|국제전기기술위원회/gu, 'IEC'],
  [/国际电信联盟|國際電信聯盟|国際電気通信連合|국제전기통신연합/gu, 'ITU'],
  [/日本(?:産業|工業)規格|日本工业(?:规格|标准)/gu, 'JIS'],
]
const UNSPACED =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Arabic}\\u30fc'
const PLAIN = '\\p{Script=Latin}\\p{Nd}'
const SCRIPTS_MEET = new RegExp(`(?<=[${UNSPACED}])(?=[${PLAIN}])|(?<=[${PLAIN}])(?=[${UNSPACED}])`, 'gu')
const ASCII = /^[\0-\x7f]*$/

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code))
}

/** Writes a designation among words of another script in Latin: digits, publisher, and a space around it. */
export function toLatin(text: string): string {
  if (ASCII.test(text)) return text
  const plain = text.replace(DIGITS, asciiDigit).replace(SCRIPTS_MEET, ' ')
  return NAMES.reduce((named, [name, code]) => named.replace(name, code), plain)
}
