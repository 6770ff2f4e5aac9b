/**
 * Segment of up to 65,536 documents that were indexed together. It never changes; marks that change (deleted, current) are stored
 * beside it. It is one blob of aligned typed arrays, so that opening needs no decoding.
 */
export interface Segment {
  /** keys of the documents, ascending */
  readonly keys: Uint32Array
  /** sorted terms in UTF-8, concatenated */
  readonly termBytes: Uint8Array
  readonly termStarts: Uint32Array
  /** index of each term's first posting */
  readonly postingStarts: Uint32Array
  readonly postingDocs: Uint16Array
  /** weight of the term in the document: text in the low byte, designation in the high one */
  readonly impacts: Uint16Array
  /** part of the text's weight that the full text has; what is left is the record's */
  readonly shares: Uint8Array
  /** YYYYMMDD, 0 where unknown */
  readonly dates: Uint32Array
  readonly idHashes: Uint32Array
  readonly families: Uint32Array
  readonly designationKeys: SortKeys
  readonly titleKeys: SortKeys
}

/** Terms of a segment with their postings. */
export type TermColumns = Pick<Segment, 'termBytes' | 'termStarts' | 'postingStarts' | 'postingDocs' | 'impacts' | 'shares'>

/** Sort keys of the documents, and the documents in their order. */
export interface SortKeys {
  readonly bytes: Uint8Array
  readonly starts: Uint32Array
  readonly order: Uint16Array
}

/** Number in a stream of words after the texts of a document's record, before its full text. */
export const FULL_TEXT = 1

/** Hashes of the documents' words in order, 0 between two texts. Only queries with phrases read them. */
export interface WordStreams {
  readonly starts: Uint32Array
  readonly words: Uint32Array
}

export const MAX_SEGMENT_DOCUMENTS = 65_536

const KINDS = [
  Uint32Array,
  Uint8Array,
  Uint32Array,
  Uint32Array,
  Uint16Array,
  Uint16Array,
  Uint32Array,
  Uint32Array,
  Uint32Array,
  Uint8Array,
  Uint32Array,
  Uint16Array,
  Uint8Array,
  Uint32Array,
  Uint16Array,
] as const

type Column = Uint8Array | Uint16Array | Uint32Array

function pack(columns: readonly Column[]): Uint8Array {
  const head = (columns.length + 1) * 8
  const size = columns.reduce((sum, column) => sum + Math.ceil(column.byteLength / 8) * 8, head)
  const blob = new Uint8Array(size)
  const lengths = new Float64Array(blob.buffer, 0, columns.length)
  let at = head
  for (const [index, column] of columns.entries()) {
    lengths[index] = column.length
    blob.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += Math.ceil(column.byteLength / 8) * 8
  }
  return blob
}

function unpack(blob: Uint8Array, kinds: readonly (typeof KINDS)[number][]): Column[] {
  const bytes = blob.byteOffset % 8 === 0 ? blob : blob.slice()
  const lengths = new Float64Array(bytes.buffer, bytes.byteOffset, kinds.length)
  let at = bytes.byteOffset + (kinds.length + 1) * 8
  return kinds.map((Kind, index) => {
    const column = new Kind(bytes.buffer as ArrayBuffer, at, lengths[index])
    at += Math.ceil(column.byteLength / 8) * 8
    return column
  })
}

/** Segment as it is stored. The shares are apart, so that the release before reads the body. */
export interface StoredSegment {
  readonly body: Uint8Array
  /** null where a former release wrote it */
  readonly shares: Uint8Array | null
}

export function packSegment(segment: Segment): Uint8Array {
  const { designationKeys: d, titleKeys: t } = segment
  return pack([
    segment.keys,
    segment.termBytes,
    segment.termStarts,
    segment.postingStarts,
    segment.postingDocs,
    segment.impacts,
    segment.dates,
    segment.idHashes,
    segment.families,
    d.bytes,
    d.starts,
    d.order,
    t.bytes,
    t.starts,
    t.order,
  ])
}

/** Impact up to which a word that is no designation's counts as one of the full text alone, where the shares are not known. */
const MAX_FULL_IMPACT = 8

/** Shares of a segment that a former release wrote: what weighs as little as the full text does may be its word alone. */
const guessShares = (impacts: Uint16Array) => Uint8Array.from(impacts, (impact) => (impact <= MAX_FULL_IMPACT ? impact : 0))

export function unpackSegment({ body, shares }: StoredSegment): Segment {
  // biome-ignore lint/suspicious/noExplicitAny: the kinds above are those of the fields
  const c = unpack(body, KINDS) as any[]
  return {
    keys: c[0],
    termBytes: c[1],
    termStarts: c[2],
    postingStarts: c[3],
    postingDocs: c[4],
    impacts: c[5],
    shares: shares ?? guessShares(c[5]),
    dates: c[6],
    idHashes: c[7],
    families: c[8],
    designationKeys: { bytes: c[9], starts: c[10], order: c[11] },
    titleKeys: { bytes: c[12], starts: c[13], order: c[14] },
  }
}

export function packStreams({ starts, words }: WordStreams): Uint8Array {
  return pack([starts, words])
}

export function unpackStreams(blob: Uint8Array): WordStreams {
  const [starts, words] = unpack(blob, [Uint32Array, Uint32Array]) as [Uint32Array, Uint32Array]
  return { starts, words }
}
