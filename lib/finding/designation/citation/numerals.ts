const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 }
const SPELLED = ['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN']

/** Small numbers as they are written in upper case: digits, Roman, a word. */
export const NUMERAL = `\\d{1,4}(?!\\d)|[IVX]{1,4}(?![\\p{L}\\d])|(?:${SPELLED.slice(1).join('|')})(?!\\p{L})`

/** Value of a small number in any of its spellings. */
export function numeralOf(number: string): number {
  if (/\d/.test(number)) return Number(number)
  const spelled = SPELLED.indexOf(number)
  if (spelled > 0) return spelled
  const values = [...number].map((one) => ROMAN[one] as number)
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0)
}
