/** Limits of one job for a file of lines. */
export interface SliceLimits {
  readonly lines: number
  readonly bytes: number
}

/** Limits of one job for a package. */
export interface PackageLimits {
  readonly documents: number
  /** sum over their files */
  readonly bytes: number
}

export interface PartLimits {
  readonly lines: SliceLimits
  readonly package: PackageLimits
}

/** Start of a part: byte and line in a file of lines, document in a package. */
export interface PartPosition {
  readonly byte: number
  /** from 1 */
  readonly line: number
  readonly document: number
}

export const BEGINNING: PartPosition = { byte: 0, line: 1, document: 0 }

const MEGABYTE = 2 ** 20

/** A part is finished well within the time limit of a function. */
export const INGEST_PART_LIMITS: PartLimits = {
  lines: { lines: 10_000, bytes: 32 * MEGABYTE },
  package: { documents: 50, bytes: 512 * MEGABYTE },
}

/** bytes of the files of one document, which are always ingested together */
export const MAX_DOCUMENT_BYTES = 3072 * MEGABYTE

/** A longer line is cut here. Its reader refuses it, and has to see that it is too long. */
export const MAX_STAGED_LINE_BYTES = 1088 * MEGABYTE

/** bytes of the `library.json` that names a document */
const MAX_LIBRARY_BYTES = 64 * MEGABYTE

/** MB of disk for a part and for one more, left by a function that was killed. */
export const PARTS_DISK_MB = (2 * (MAX_DOCUMENT_BYTES + MAX_LIBRARY_BYTES)) / MEGABYTE
