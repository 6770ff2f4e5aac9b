import type { ImportedPoint } from '#contract/points/point-exchange.ts'

/** Bytes of one call, below what the server takes. */
const SLICE_LENGTH = 58_000
/** Points of one call. */
const SLICE_SIZE = 500
/** bytes */
export const MAX_FILE_SIZE = 250_000_000

interface ImportSlice {
  readonly format: 'json' | 'xfdf'
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
  /** false for an annotation of a kind that marks no place */
  readonly isPoint?: boolean
}

interface SizedPiece extends Piece {
  /** bytes */
  readonly size: number
}

/** A file of points, cut to what one call takes. */
export interface ImportFile {
  readonly slices: readonly ImportSlice[]
  readonly count: number
  /** points that are not sent: a UUID that an earlier one has, a size that no call takes, a kind of annotation that marks no place */
  readonly refused: readonly ImportedPoint[]
  /** annotations of another program, which do not say what document they are of */
  readonly isForeign: boolean
}

/** Annotations that mark a place; others, such as stamps and drawings, do not. */
const MARKING = new Set(['highlight', 'underline', 'squiggly', 'strikeout', 'square', 'text', 'freetext'])

/** Size of a piece within the body of a call, where quotes and lines take two bytes. */
const sizeOf = (piece: string) => new TextEncoder().encode(JSON.stringify(piece)).length

/** Cuts pieces into groups that fit into one call. */
function cutPieces(
  format: ImportSlice['format'],
  pieces: readonly SizedPiece[],
  write: (some: readonly string[]) => string,
): ImportSlice[] {
  const slices: ImportSlice[] = []
  let some: Piece[] = []
  let length = 0
  const close = () => {
    if (some.length > 0)
      slices.push({ format, data: write(some.map(({ text }) => text)), indices: some.map(({ index }) => index) })
    some = []
    length = 0
  }
  for (const piece of pieces) {
    if (length + piece.size > SLICE_LENGTH || some.length === SLICE_SIZE) close()
    some.push(piece)
    length += piece.size
  }
  close()
  return slices
}

/** Parts the pieces that are sent from the others. One call does not know the points of another. */
function partRefused(pieces: readonly Piece[]): { readonly kept: SizedPiece[]; readonly refused: ImportedPoint[] } {
  const seen = new Set<string>()
  const kept: SizedPiece[] = []
  const refused: ImportedPoint[] = []
  for (const piece of pieces) {
    const { uuid, index, name, contentCode } = piece
    const size = sizeOf(piece.text)
    const reason =
      piece.isPoint === false
        ? 'not-a-point'
        : uuid !== undefined && seen.has(uuid)
          ? 'twice'
          : size > SLICE_LENGTH
            ? 'point-field-too-long'
            : undefined
    if (reason === undefined) kept.push({ ...piece, size })
    else refused.push({ index, name, contentCode, ...(uuid && { compassPointUUID: uuid }), result: 'refused', reason })
    if (uuid !== undefined) seen.add(uuid)
  }
  return { kept, refused }
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
  const { kept, refused } = partRefused(parsed.map((one, index) => pieceOf(one, JSON.stringify(one), index)))
  const slices = cutPieces('json', kept, (some) => `[${some.join(',')}]`)
  return { slices, count: parsed.length, refused, isForeign: false }
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
  // Each call says which PDF the annotations were made on.
  const file = [...root.children].filter(({ localName }) => localName === 'f' || localName === 'ids')
  const head = file.map((one) => writer.serializeToString(one)).join('')
  const { kept, refused } = partRefused(
    chosen.map((one, index) => {
      const piece = pieceOf(parsedOf(pointIn(one) ?? ''), writer.serializeToString(one), index)
      const isForeign = own.length === 0
      return isForeign ? { ...piece, name: one.getAttribute('title') ?? '', isPoint: MARKING.has(one.localName) } : piece
    }),
  )
  const slices = cutPieces(
    'xfdf',
    kept,
    (some) => `<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve">${head}<annots>${some.join('')}</annots></xfdf>`,
  )
  return { slices, count: chosen.length, refused, isForeign: own.length === 0 && chosen.length > 0 }
}

const pointIn = ({ children }: Element) => [...children].find(({ localName }) => localName === 'point')?.textContent ?? undefined

/** Joins the files of an archive. Annotations of another program are placed in the documents that their files name. */
export function joinImports(files: readonly ImportFile[]): ImportFile {
  let count = 0
  const moved = files.map((file) => {
    const from = count
    count += file.count
    return {
      slices: file.slices.map((slice) => ({ ...slice, indices: slice.indices.map((index) => from + index) })),
      refused: file.refused.map((one) => ({ ...one, index: from + one.index })),
    }
  })
  return {
    slices: moved.flatMap(({ slices }) => slices),
    refused: moved.flatMap(({ refused }) => refused),
    count,
    isForeign: false,
  }
}

/** Reads a file of points; undefined where it is none. */
export function readImportText(text: string): ImportFile | undefined {
  const trimmed = text.replace(/^\uFEFF/, '').trimStart()
  return trimmed.startsWith('<') ? readXfdf(trimmed) : readJson(trimmed)
}
