const TAG = /<\/?[a-z][^<>]*>/gi
const KEPT_TAG = /^<(\/?)(i|b|sub|sup|em|strong)\b[^>]*>$/i
const BLOCK_END = /<(?:\/(?:p|div|li|h\d)|br\s*\/?)>/gi
const ENTITY = /&(amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[0-9a-f]{1,6});/gi
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const CONTROLS = /(?![\n\r\t])\p{Cc}/gu
const SAME: Readonly<Record<string, string>> = { em: 'i', strong: 'b' }

/** Cleans a title: keeps i, b, sub and sup without attributes, and the text of other markup. */
export function titleText(text: string): string {
  const clean = withoutControls(text)
  return clean.includes('<') || clean.includes('&') ? decode(clean.replace(TAG, keepInline)).trim() : clean
}

/** Removes all markup; blocks end in a line break. */
export function plainText(text: string): string {
  const clean = withoutControls(text)
  return clean.includes('<') || clean.includes('&') ? decode(clean.replace(BLOCK_END, '\n').replace(TAG, '')).trim() : clean
}

function keepInline(tag: string): string {
  const [, slash, name = ''] = KEPT_TAG.exec(tag) ?? []
  const kept = SAME[name.toLowerCase()] ?? name.toLowerCase()
  return kept ? `<${slash}${kept}>` : ''
}

/** Joins a text into one line. */
export function unwrapLines(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

function withoutControls(text: string): string {
  return text.replace(CONTROLS, ' ').trim()
}

function decode(text: string): string {
  return text.includes('&')
    ? text.replace(ENTITY, (whole, name: string) => NAMED[name.toLowerCase()] ?? codePoint(whole, name))
    : text
}

function codePoint(whole: string, name: string): string {
  const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  const legal = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return legal ? String.fromCodePoint(code) : whole
}
