/** Bytes of one call, below what the server takes. */
const SLICE_LENGTH = 58_000
/** Points of one call. */
const SLICE_SIZE = 500
/** bytes */
export const MAX_FILE_SIZE = 50_000_000

interface ImportSlice {
  readonly data: string
  /** number of its first point in the file, from 0 */
  readonly offset: number
}

/** A file of points, cut to what one call takes. */
export interface ImportFile {
  readonly format: 'json' | 'xfdf'
  readonly slices: readonly ImportSlice[]
  readonly count: number
  /** annotations of another program, which do not say what document they are of */
  readonly isForeign: boolean
}

/** Size of a piece within the body of a call, where quotes and lines take two bytes. */
const sizeOf = (piece: string) => new TextEncoder().encode(JSON.stringify(piece)).length

/** Cuts pieces into groups that fit into one call; undefined where a piece alone does not. */
function cutPieces(pieces: readonly string[], write: (some: readonly string[]) => string): ImportSlice[] | undefined {
  const slices: ImportSlice[] = []
  let some: string[] = []
  let length = 0
  const close = (offset: number) => {
    if (some.length > 0) slices.push({ data: write(some), offset: offset - some.length })
    some = []
    length = 0
  }
  for (const [at, piece] of pieces.entries()) {
    const size = sizeOf(piece)
    if (size > SLICE_LENGTH) return undefined
    if (length + size > SLICE_LENGTH || some.length === SLICE_SIZE) close(at)
    some.push(piece)
    length += size
  }
  close(pieces.length)
  return slices
}

function readJson(text: string): ImportFile | undefined {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(parsed)) return undefined
  const slices = cutPieces(
    parsed.map((one) => JSON.stringify(one)),
    (some) => `[${some.join(',')}]`,
  )
  return slices && { format: 'json', slices, count: parsed.length, isForeign: false }
}

function readXfdf(text: string): ImportFile | undefined {
  // The server refuses document types; they are not parsed here either.
  if (/<!DOCTYPE/i.test(text)) return undefined
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  const root = parsed.documentElement
  if (root.localName !== 'xfdf' || parsed.querySelector('parsererror')) return undefined
  const all = [...root.children].filter(({ localName }) => localName === 'annots').flatMap((annots) => [...annots.children])
  // A point over several pages is several annotations, the first of which is the point.
  const own = all.filter((one) => [...one.children].some(({ localName }) => localName === 'point'))
  const kept = own.length > 0 ? own : all
  const writer = new XMLSerializer()
  const slices = cutPieces(
    kept.map((one) => writer.serializeToString(one)),
    (some) => `<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots>${some.join('')}</annots></xfdf>`,
  )
  return slices && { format: 'xfdf', slices, count: kept.length, isForeign: own.length === 0 && kept.length > 0 }
}

/** Reads a file of points; undefined where it is none. */
export function readImportText(text: string): ImportFile | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart()
  return trimmed.startsWith('<') ? readXfdf(trimmed) : readJson(trimmed)
}
