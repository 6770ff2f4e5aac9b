const WRITTEN = /^(?:urn:)?(?:e-?)?(?:isbn(?:-1[03])?)?[\s:]*([\dX\s\u2010-\u2015-]+)$/i

/** Check digit of thirteen, for the first twelve. */
function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** Reads an ISBN of ten or thirteen digits, in any spelling, as the thirteen digits; undefined for another text. */
export function isbnIn(text: string): string | undefined {
  const digits = (WRITTEN.exec(text.trim())?.[1] ?? '').replace(/[^\dX]/gi, '')
  if (/^97[89]\d{10}$/.test(digits)) return digits
  if (!/^\d{9}[\dX]$/i.test(digits)) return undefined
  const twelve = `978${digits.slice(0, 9)}`
  return `${twelve}${checkDigit(twelve)}`
}
