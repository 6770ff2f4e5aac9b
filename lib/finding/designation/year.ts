interface Year {
  readonly rest: string
  readonly found: string
  readonly month: string
}

const YEAR = '((?:1[89]|20)\\d\\d)'
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const MONTH_NAME = `(${MONTHS.join('|')})[A-Z]*\\.?`

/** Dates with a day or a month need no context before them. */
const DATES: readonly (readonly [pattern: RegExp, year: number, month: number])[] = [
  [new RegExp(`(?<!\\s)\\s*[([](\\d\\d?)[ .-]${YEAR}[)\\]]$`), 2, 1],
  [new RegExp(`(?<!\\s)\\s*[([]${YEAR} (\\d\\d)[)\\]]$`), 1, 2],
  [new RegExp(`(?<![\\s(,[])[\\s(,[]+(\\d\\d?)\\s?/\\s?${YEAR}[)\\]]?$`), 2, 1],
  [new RegExp(`(?<![\\s(,[])[\\s(,[]+${YEAR}\\s?[-/]\\s?(\\d\\d(?:-\\d\\d)?)[)\\]]?$`), 1, 2],
  [new RegExp(`[:-]${YEAR}-(\\d\\d(?:-\\d\\d)?)$`), 1, 2],
  [new RegExp(`[-\\s]${YEAR}([01]\\d[0-3]\\d)$`), 1, 2],
  [new RegExp(`[-\\s(]${YEAR}(0[1-9]|1[0-2])\\)?$`), 1, 2],
  [new RegExp(`(?<![\\s(,/-])[\\s(,/-]+${MONTH_NAME}[\\s,-]*${YEAR}\\)?$`), 2, 1],
  [new RegExp(`(?<![\\s(,-])[\\s(,-]+${YEAR}[\\s-]${MONTH_NAME}\\)?$`), 1, 2],
]
const WORDS_BEFORE = '(?:(?:EDITION|EDN?|VERSION|VER|YEAR|OF|FROM|REV|REVISION|DATED)[.\\s]+)?'
const WORDS_BEHIND = '(?:\\s(?:EDITION|EDN?|VERSION|REVISION)[.)]*)?$'
/** A year alone needs a digit before it, or a sign that only years have. 10303-1808 is a part. */
const ALONE = [
  new RegExp(`(?<=\\d\\w*\\)?)[\\s:;,([/_-]+${WORDS_BEFORE}((?:19|20)\\d\\d)[)\\]]?${WORDS_BEHIND}`),
  new RegExp(`\\s?[:([]\\s?${YEAR}[)\\]]?${WORDS_BEHIND}`),
]
/** NIST SP 959e2017 */
const EDITION_OF = /(?<=\d[A-Z]?)E((?:19|20)\d\d)$/
const SHORT = /[-:]'?(\d\d)[A-Z]?(?:E\d)?$/
const APOSTROPHE = /[\s:-]'(\d\d)$/
/** year after a dual or lettered number, as in A36/A36M, D638, C150 */
const LETTERED = /^[A-Z]{1,2}\d{1,4}M?(?:\.\d+)?(?:[/-][A-Z]{1,2}\d{1,4}M?(?:\.\d+)?)?-\d\d[A-Z]?(?:E\d)?$/

export function yearOf(twoDigits: string): string {
  return Number(twoDigits) >= 50 ? `19${twoDigits}` : `20${twoDigits}`
}

function monthOf(text: string): string {
  const name = MONTHS.indexOf(text.slice(0, 3)) + 1
  return name ? String(name).padStart(2, '0') : text.replaceAll('-', '').padStart(2, '0')
}

/** Cuts the year off the end, if there is one and text before it. */
export function parseYear(text: string, publishers: readonly string[]): Year {
  for (const [pattern, year, month] of DATES) {
    const match = text.match(pattern)
    if (match?.index && /[\p{L}\d]/u.test(text.slice(0, match.index)))
      return { rest: text.slice(0, match.index), found: match[year] as string, month: monthOf(match[month] as string) }
  }
  const short = text.match(APOSTROPHE) ?? (writesShort(text, publishers) ? text.match(SHORT) : null)
  const alone = text.match(ALONE[0] as RegExp) ?? text.match(ALONE[1] as RegExp) ?? text.match(EDITION_OF)
  if (alone?.index) return { rest: text.slice(0, alone.index), found: alone[1] as string, month: '' }
  if (short?.index) return { rest: text.slice(0, short.index), found: yearOf(short[1] as string), month: '' }
  return { rest: text, found: '', month: '' }
}

/** Publishers that write the year with two digits after a dash; those of the second list only after a lettered number. */
const SHORT_YEARS: ReadonlySet<string> = new Set(['ГОСТ', 'GOST', 'ПМГ', 'РМГ'])
const SHORT_YEARS_LETTERED: ReadonlySet<string> = new Set(['ASTM', 'ANSI', 'AWWA', 'AASHTO', 'AATCC', 'CGA', 'UOP', 'IES', 'ACI'])

function writesShort(text: string, publishers: readonly string[]): boolean {
  if (publishers.some((one) => SHORT_YEARS.has(one))) return true
  return LETTERED.test(text) && (publishers.length === 0 || publishers.some((one) => SHORT_YEARS_LETTERED.has(one)))
}
