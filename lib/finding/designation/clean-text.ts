const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu
const SIGNS = /[™®©℠]/g
const DASHES = /[\p{Pd}\u2212\u02d7\u00af]/gu
const SLASHES = /[\u2044\u2215\u29f8\\]/g
const COLONS = /[\u2236\ua789\u02d0]/g
/** N° 7 and Nº 7 are No 7. */
const NUMBER_SIGN = /\bN[°º]/gi

const PLAIN = /^[\x20-\x7e]*$/
const PARTED_OTHERWISE = /\\|`| {2}/

/** Writes all dashes, slashes, colons, spaces and widths alike, in upper case, without invisible characters. */
export function cleanText(text: string): string {
  if (PLAIN.test(text) && !PARTED_OTHERWISE.test(text)) return text.trim().toUpperCase()
  return text
    .replace(/[\t\n\r\f\v]/g, ' ')
    .replace(INVISIBLE, '')
    .replace(SIGNS, '')
    .replace(NUMBER_SIGN, 'No ')
    .normalize('NFKC')
    .replace(DASHES, '-')
    .replace(SLASHES, '/')
    .replace(COLONS, ':')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toUpperCase()
}
