/** Encoding of a text file: by its mark, by the first sign of JSON or XML in two bytes, or by what XML says of itself. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  return head.match(/^<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/)?.[1] ?? 'utf-8'
}

/** Text of a file, in whichever encoding; undefined where it is none. */
export function decodeImport(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** First line of a table of values. */
const TABLE = /^[^{}[\]<>\r\n]*[,;\t][^{}[\]<>\r\n]*(?:\r?\n|$)/
/** Bytes with which files of office programs begin, in hexadecimal digits. */
const OFFICE = ['504b0304', 'd0cf11e0']

/** Tells what a file is that is none of points; undefined where nobody can tell. */
export function otherKindOf(bytes: Uint8Array): 'pdf' | 'spreadsheet' | undefined {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (OFFICE.includes(start)) return 'spreadsheet'
  const encoding = encodingOf(bytes)
  const head = new TextDecoder(encoding === 'utf-8' ? 'latin1' : encoding).decode(bytes.subarray(0, 2000))
  const text = head.replace(/^(?:\ufeff|ï»¿)?\s*/, '')
  if (/^%(?:PDF|FDF)-/.test(text)) return 'pdf'
  return /^<(?:!doctype html|html)/i.test(text) || TABLE.test(text) ? 'spreadsheet' : undefined
}
