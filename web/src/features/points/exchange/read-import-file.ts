import type { ImportedPoint } from '#contract/points/point-exchange.ts'

/** Bytes of one call, below what the server takes. */
const SLICE_LENGTH = 58_000
/** Points of one call. */
const SLICE_SIZE = 500
/** bytes */
export const MAX_FILE_SIZE = 50_000_000

interface ImportSlice {
  readonly data: string
  /** numbers of its points in the file, from 0 */
  readonly indices: readonly number[]
}

/** A point of a file, with what tells it from others. */
interface Piece {
  readonly text: string
  readonly index: number
  readonly uuid?: string | undefined
  readonly name: string
  readonly contentCode: string
}

/** A file of points, cut to what one call takes. */
export interface ImportFile {
  readonly format: 'json' | 'xfdf'
  readonly slices: readonly ImportSlice[]
  readonly count: number
  /** points whose UUID an earlier one has */
  readonly twice: readonly ImportedPoint[]
  /** annotations of another program, which do not say what document they are of */
  readonly isForeign: boolean
}

/** Size of a piece within the body of a call, where quotes and lines take two bytes. */
const sizeOf = (piece: string) => new TextEncoder().encode(JSON.stringify(piece)).length

/** Cuts pieces into groups that fit into one call; undefined where a piece alone does not. */
function cutPieces(pieces: readonly Piece[], write: (some: readonly string[]) => string): ImportSlice[] | undefined {
  const slices: ImportSlice[] = []
  let some: Piece[] = []
  let length = 0
  const close = () => {
    if (some.length > 0) slices.push({ data: write(some.map(({ text }) => text)), indices: some.map(({ index }) => index) })
    some = []
    length = 0
  }
  for (const piece of pieces) {
    const size = sizeOf(piece.text)
    if (size > SLICE_LENGTH) return undefined
    if (length + size > SLICE_LENGTH || some.length === SLICE_SIZE) close()
    some.push(piece)
    length += size
  }
  close()
  return slices
}

/** Parts the pieces whose UUID an earlier one has from the others: one call does not know the points of another. */
function partTwice(pieces: readonly Piece[]): { readonly kept: Piece[]; readonly twice: ImportedPoint[] } {
  const seen = new Set<string>()
  const kept: Piece[] = []
  const twice: ImportedPoint[] = []
  for (const piece of pieces) {
    const { uuid, index, name, contentCode } = piece
    if (uuid !== undefined && seen.has(uuid))
      twice.push({ index, name, contentCode, compassPointUUID: uuid, result: 'refused', reason: 'twice' })
    else kept.push(piece)
    if (uuid !== undefined) seen.add(uuid)
  }
  return { kept, twice }
}

const textIn = (point: unknown, field: string): string => {
  const value = typeof point === 'object' && point !== null ? (point as Record<string, unknown>)[field] : undefined
  return typeof value === 'string' ? value : ''
}

const pieceOf = (point: unknown, text: string, index: number): Piece => ({
  text,
  index,
  uuid: textIn(point, 'compassPointUUID').toLowerCase() || undefined,
  name: textIn(point, 'name'),
  contentCode: textIn(point, 'contentCode'),
})

function parsedOf(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function readJson(text: string): ImportFile | undefined {
  const parsed = parsedOf(text)
  if (!Array.isArray(parsed)) return undefined
  const { kept, twice } = partTwice(parsed.map((one, index) => pieceOf(one, JSON.stringify(one), index)))
  const slices = cutPieces(kept, (some) => `[${some.join(',')}]`)
  return slices && { format: 'json', slices, count: parsed.length, twice, isForeign: false }
}

function readXfdf(text: string): ImportFile | undefined {
  // The server refuses document types; they are not parsed here either.
  if (/<!DOCTYPE/i.test(text)) return undefined
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  const root = parsed.documentElement
  if (root.localName !== 'xfdf' || parsed.querySelector('parsererror')) return undefined
  const all = [...root.children].filter(({ localName }) => localName === 'annots').flatMap((annots) => [...annots.children])
  // A point over several pages is several annotations, the first of which is the point.
  const own = all.filter((one) => pointIn(one) !== undefined)
  const chosen = own.length > 0 ? own : all
  const writer = new XMLSerializer()
  const { kept, twice } = partTwice(
    chosen.map((one, index) => pieceOf(parsedOf(pointIn(one) ?? ''), writer.serializeToString(one), index)),
  )
  const slices = cutPieces(
    kept,
    (some) => `<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><annots>${some.join('')}</annots></xfdf>`,
  )
  return slices && { format: 'xfdf', slices, count: chosen.length, twice, isForeign: own.length === 0 && chosen.length > 0 }
}

const pointIn = ({ children }: Element) => [...children].find(({ localName }) => localName === 'point')?.textContent ?? undefined

/** Reads a file of points; undefined where it is none. */
export function readImportText(text: string): ImportFile | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart()
  return trimmed.startsWith('<') ? readXfdf(trimmed) : readJson(trimmed)
}
