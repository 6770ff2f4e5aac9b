/** Order of day and month in dates of numbers. */
export const DATE_ORDERS = ['day-month', 'month-day'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'tr']
/** Years of two digits from here on are of the last century. */
const CENTURY_TURN = 50
const EMPTY = /^(?:[-–—?]|n\/?a|none|null|unknown|tbd)?$/i
const WHOLE = /^(\d{4})(?:([-/.])(\d{1,2})(?:\2(\d{1,2}))?)?(?:[T ]\d{1,2}:.*)?$/
const PACKED = /^((?:19|20)\d\d)(\d\d)(\d\d)$/
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)(?: \d{1,2}:.*)?$/
/** Days since the end of 1899, as spreadsheet programs count them: 1940 to 2099. */
const SERIAL = /^(?:1[5-9]|[2-6]\d|7[0-2])\d{3}$/
const SERIAL_EPOCH = 25_569
const DAY_MS = 86_400_000
const MONTH_YEAR = /^(\d{1,2})[-/.](\d{4})$/

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Months by their names, whole and short. */
const MONTHS = new Map(
  LANGUAGES.flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at) => {
        const name = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' }).format(Date.UTC(2024, at, 15))
        return [plain(name).replace(/\.$/, ''), at + 1] as const
      }),
    ),
  ),
)

/** A date of numbers alone, whose first two are day and month in one order or the other. */
export interface OpenDate {
  readonly first: number
  readonly second: number
  readonly year: number
  /** Points stand between day and month in this order alone. */
  readonly order?: DateOrder
}

/** Parses a cell: a date as ISO 8601 writes it, a date whose order its column decides, '' for none; undefined for what is no date. */
export function parseDateCell(cell: string): string | OpenDate | undefined {
  const text = cell.trim()
  if (EMPTY.test(text)) return ''
  const whole = WHOLE.exec(text)
  if (whole) return isoDate(whole[1], whole[3], whole[4])
  const packed = PACKED.exec(text)
  if (packed) return isoDate(packed[1], packed[2], packed[3])
  const numbers = NUMBERS.exec(text)
  if (numbers) {
    const [, first, sign, second, year = ''] = numbers
    return { first: Number(first), second: Number(second), year: yearOf(year), ...(sign === '.' && { order: 'day-month' }) }
  }
  if (SERIAL.test(text)) return new Date((Number(text) - SERIAL_EPOCH) * DAY_MS).toISOString().slice(0, 10)
  const ofMonth = MONTH_YEAR.exec(text)
  return ofMonth ? isoDate(ofMonth[2], ofMonth[1]) : dateInWords(text)
}

/** Parses `4 March 2021`, `March 4, 2021`, `Mar-21` and `4. März 2021`. */
function dateInWords(text: string): string | undefined {
  const words = plain(text).match(/[\p{L}]+|\d+/gu) ?? []
  const names = words.filter((word) => MONTHS.has(word))
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const others = words.length - names.length - numbers.length
  if (names.length !== 1 || numbers.length === 0 || numbers.length > 2 || others > 2) return undefined
  const month = String(MONTHS.get(names[0] as string))
  const year = numbers.find((number) => number.length === 4) ?? (numbers.at(-1) as string)
  const day = numbers.length === 2 ? numbers.find((number) => number !== year) : undefined
  return isoDate(String(yearOf(year)), month, day)
}

const yearOf = (text: string) => (text.length === 2 ? Number(text) + (Number(text) < CENTURY_TURN ? 2000 : 1900) : Number(text))

const isoDate = (...parts: readonly (string | undefined)[]) =>
  parts
    .filter((part) => part !== undefined)
    .map((part) => part.padStart(2, '0'))
    .join('-')

/** Writes a date of numbers in an order as ISO 8601 does. */
export function closeDate({ first, second, year }: OpenDate, order: DateOrder): string {
  const [day, month] = order === 'day-month' ? [first, second] : [second, first]
  return isoDate(String(year), String(month), String(day))
}

/** Order of a date, where one of its numbers is no month. */
export function orderOf({ first, second, order }: OpenDate): DateOrder | undefined {
  if (order) return order
  if (first > 12 !== second > 12) return first > 12 ? 'day-month' : 'month-day'
  return undefined
}
