const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Value of a digit of any script: ten of them stand in a row, from zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) as number
  let value = 0
  while (value < 9 && isDigit(code - value - 1)) value++
  return String(value)
}

/** Writes the decimal digits of all scripts as 0 to 9: Arabic, Persian, Devanagari, Bengali, Thai … */
export const asciiDigits = (text: string): string => text.replace(FOREIGN_DIGIT, digitValue)
