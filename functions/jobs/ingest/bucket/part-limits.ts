/** How much of a file of lines one job takes in. */
export interface SliceLimits {
  readonly lines: number
  readonly bytes: number
}

/** How much of a package one job takes in. */
export interface PackageLimits {
  readonly documents: number
  /** of their files together */
  readonly bytes: number
}

export interface PartLimits {
  readonly lines: SliceLimits
  readonly package: PackageLimits
}

/** The beginning of a part: for lines a byte and a line, for a package a document. */
export interface Position {
  readonly byte: number
  /** from 1 */
  readonly line: number
  readonly document: number
}

export const BEGINNING: Position = { byte: 0, line: 1, document: 0 }

const MEGABYTE = 2 ** 20

/** A part is done well within the time that a function has. */
export const PART_LIMITS: PartLimits = {
  lines: { lines: 10_000, bytes: 32 * MEGABYTE },
  package: { documents: 50, bytes: 512 * MEGABYTE },
}

/** bytes of the files of one document, which are never taken in apart */
export const DOCUMENT_LIMIT = 3072 * MEGABYTE

/** A line that is longer is refused by its reader, which has to see that it is. */
export const LONGEST_LINE = 1088 * MEGABYTE

/** bytes of what lies beside a document: the `library.json` that names it */
const BESIDE = 64 * MEGABYTE

/** MB of disk for a part, and for another that was left there when its function was ended in the middle. */
export const DISK_OF_PARTS = (2 * (DOCUMENT_LIMIT + BESIDE)) / MEGABYTE
