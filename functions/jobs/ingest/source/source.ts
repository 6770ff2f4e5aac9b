export type Format = 'relaton' | 'package' | 'names' | 'xml' | 'yaml' | 'table' | 'marc' | 'csl' | 'bibtex' | 'pdf'

export interface Source {
  readonly format: Format
  readonly path: string
  /** path below the given folder: the same folder gives the same names in every run */
  readonly name: string
  /** size, for the progress */
  readonly bytes: number
  /** number of the first line where the source is a part of a file of lines, from 1 */
  readonly firstLine?: number
  /** indexes of the documents of a package that are to be read, from 0; all if absent */
  readonly documents?: ReadonlySet<number>
}

export interface SourceLocation {
  readonly file: string
  /** from 1 */
  readonly line?: number
}

/** Reason why something is not ingested, or is ingested with less than it could have. */
export interface Refusal extends SourceLocation {
  readonly field?: string
  readonly reason: string
}
