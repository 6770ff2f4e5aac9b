/** Entry of a BibTeX file. Values are LaTeX, with macros replaced and their parts joined. */
export interface BibtexEntry {
  /** in small letters, such as `techreport` */
  readonly type: string
  readonly key: string
  /** line of its beginning, from 1 */
  readonly line: number
  /** values by names in small letters; of a field that stands twice, the first */
  readonly fields: ReadonlyMap<string, string>
}

/** Entry that cannot be read. */
export interface BibtexFault extends Pick<BibtexEntry, 'key' | 'line'> {
  readonly reason: string
  /** The text ends within the entry. */
  readonly isEnd: boolean
}
