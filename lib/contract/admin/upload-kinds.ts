interface UploadKind {
  readonly name: (typeof UPLOAD_KIND_NAMES)[number]
  readonly endings: readonly string[]
  /** largest size, in MB of 2^20 bytes */
  readonly megabytes: number
}

export const UPLOAD_KIND_NAMES = ['table', 'marc', 'csl', 'bibtex', 'xml', 'yaml', 'pdf', 'packed', 'relaton'] as const
export type UploadKindName = (typeof UPLOAD_KIND_NAMES)[number]

/** Kinds of file that administrators send by the page. Packages of several files, and their names, go in by the command. */
export const UPLOAD_KINDS: readonly UploadKind[] = [
  { name: 'table', endings: ['.xlsx', '.xlsm', '.csv', '.tsv', '.txt'], megabytes: 8 },
  { name: 'marc', endings: ['.mrc', '.marc'], megabytes: 8 },
  { name: 'csl', endings: ['.json'], megabytes: 8 },
  { name: 'bibtex', endings: ['.bib', '.bibtex'], megabytes: 8 },
  { name: 'xml', endings: ['.xml', '.rxl'], megabytes: 20 },
  { name: 'yaml', endings: ['.yaml', '.yml'], megabytes: 16 },
  { name: 'pdf', endings: ['.pdf'], megabytes: 512 },
  { name: 'packed', endings: ['.ndjson.gz', '.jsonl.gz'], megabytes: 256 },
  { name: 'relaton', endings: ['.ndjson', '.jsonl'], megabytes: 5120 },
]

/** Files of a package: they are nothing without the others. */
const OF_PACKAGES = ['library.json', 'names.json']

const MEGABYTE = 2 ** 20

/** Finds the kind of a file by its name; undefined where none is taken. */
export function uploadKindOf(name: string): UploadKind | undefined {
  const lower = name.toLowerCase()
  if (OF_PACKAGES.includes(lower) || lower.startsWith('.') || lower.endsWith('.columns.json')) return undefined
  return UPLOAD_KINDS.find(({ endings }) => endings.some((ending) => lower.endsWith(ending)))
}

export const isTooLarge = ({ megabytes }: UploadKind, size: number): boolean => size > megabytes * MEGABYTE
