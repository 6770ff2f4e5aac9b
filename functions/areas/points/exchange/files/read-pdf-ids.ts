import type { Objects } from '#ports/objects.ts'

/** bytes at the end of a PDF, with the place of its last cross-references */
const END_SIZE = 2048
/** bytes at a table or a stream of cross-references */
const HEAD_SIZE = 4096
const STRING = String.raw`<([\da-fA-F\s]*)>|\(((?:\\[\s\S]|[^\\)])*)\)`
const IDS = new RegExp(String.raw`/ID\s*\[\s*(?:${STRING})\s*(?:${STRING})\s*\]`)
const ESCAPED = /\\(?:([0-7]{1,3})|\r?\n|([\s\S]))/g
const SIGNS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

const bytesOf = (literal: string) =>
  literal.replace(ESCAPED, (_, octal?: string, sign?: string) =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : sign ? (SIGNS[sign] ?? sign) : '',
  )

const idOf = (hex: string | undefined, literal = '') =>
  (hex?.replace(/\s/g, '') ?? Buffer.from(bytesOf(literal), 'latin1').toString('hex')).toUpperCase()

function idsIn(text: string): string[] {
  const found = text.match(IDS)
  return found ? [...new Set([idOf(found[1], found[2]), idOf(found[3], found[4])])].filter(Boolean) : []
}

/** Reads the identifiers of a PDF, in hexadecimal digits: of its first version, and of this one. Few PDFs have none. */
export async function readPdfIds(
  objects: Pick<Objects, 'get'>,
  { key, size }: { readonly key: string; readonly size: number },
): Promise<string[]> {
  const read = async (first: number, length: number) => {
    if (first < 0 || first >= size) return ''
    const object = await objects.get(key, { first, last: Math.min(first + length, size) - 1 })
    const pieces: Uint8Array[] = []
    for await (const piece of object?.body ?? []) pieces.push(piece)
    return Buffer.concat(pieces).toString('latin1')
  }
  const end = await read(Math.max(size - END_SIZE, 0), END_SIZE)
  const ids = idsIn(end)
  if (ids.length > 0) return ids
  const at = end.match(/startxref\s+(\d+)(?![\s\S]*startxref)/)?.[1]
  return at === undefined ? [] : idsIn(await read(Number(at), HEAD_SIZE))
}
