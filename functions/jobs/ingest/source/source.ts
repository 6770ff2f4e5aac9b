export type Format = 'relaton' | 'package' | 'sts' | 'pdf'

export interface Source {
  readonly format: Format
  readonly path: string
  /** as seen from what was asked for: the same folder asked for again gives the same names */
  readonly name: string
  /** how much there is to read, for the progress */
  readonly bytes: number
  /** of a part of a file of lines: what its first line counts as, from 1 */
  readonly firstLine?: number
  /** of a package: those of its documents that are to be read, by their place from 0; all when left out */
  readonly documents?: ReadonlySet<number>
}

export interface Place {
  readonly file: string
  /** from 1 */
  readonly line?: number
}

/** Something that stays out, or comes in with less than it could, and why. */
export interface Refusal extends Place {
  readonly field?: string
  readonly reason: string
}
