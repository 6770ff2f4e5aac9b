const FIRST_SIGN = 0xa1
const SIGNS = 'ŁØĐÞÆŒʹ·♭®±ƠƯʼ\0ʻłøđþæœʺı£ð\0ơư\0\0°ℓ℗©♯¿¡ß€'
const FIRST_MARK = 0xe0
const MARKS =
  '\u0309\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030C\u030A\uFE20\uFE21\u0315\u030B\u0310' +
  '\u0327\u0328\u0323\u0324\u0325\u0333\u0332\u0326\u031C\u032E\uFE22\uFE23\0\0\u0313'
const ESCAPE = 0x1b
/** Begin and end of words that are not sorted by, and joiners. */
const UNSEEN = [0x88, 0x89, 0x8d, 0x8e]

/** Decodes MARC-8 in its Latin sets, where marks stand before their letters; undefined for letters of another set. */
export function decodeMarc8(bytes: Uint8Array): string | undefined {
  let text = ''
  let marks = ''
  for (const byte of bytes) {
    if (byte === ESCAPE) return undefined
    const mark = MARKS[byte - FIRST_MARK]
    const sign = byte < 0x80 ? String.fromCharCode(byte) : SIGNS[byte - FIRST_SIGN]
    if (mark && mark !== '\0') marks += mark
    else if (sign && sign !== '\0') {
      text += sign + marks
      marks = ''
    } else if (!UNSEEN.includes(byte)) return undefined
  }
  return (text + marks).normalize('NFC')
}
