import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Format, Refusal, Source } from './source.ts'

export const PACKAGE_FILE = 'library.json'
export const NAMES_FILE = 'names.json'
/** Ending of the file beside a table that says which column is which field. */
export const COLUMNS_ENDING = '.columns.json'

/** Files of which a data repository of Relaton has at least one. */
const REPOSITORY_FILE = /^(?:index-?\w*\.(?:yaml|zip)|crawler\.\w+)$/
const REPOSITORY_DATA = 'data'

export const NO_FORMAT = 'no kind of file that the library takes in'

const FORMATS: readonly (readonly [ending: RegExp, Format])[] = [
  [/\.(ndjson|jsonl)(\.gz)?$/i, 'relaton'],
  [/(^|[\\/])library\.json$/, 'package'],
  [/(^|[\\/])names\.json$/, 'names'],
  [/\.(xml|rxl)$/i, 'xml'],
  [/\.ya?ml$/i, 'yaml'],
  [/\.(csv|tsv|txt|xlsx|xlsm)$/i, 'table'],
  [/\.(mrc|marc)$/i, 'marc'],
  [/\.json$/i, 'csl'],
  [/\.(bib|bibtex)$/i, 'bibtex'],
  [/\.pdf$/i, 'pdf'],
]

/** Kinds of file that a program of the office or of references writes besides one that is read. */
const HINTS: readonly (readonly [ending: RegExp, hint: string])[] = [
  [/\.(xls|xlsb|ods|numbers|docx?)$/i, 'save it as .xlsx or .csv'],
  [/\.(ris|enw|nbib)$/i, 'export it as BibTeX or CSL-JSON'],
  [/\.(zip|tar|tgz|gz|7z)$/i, 'unpack it'],
]

export const formatOf = (name: string): Format | undefined => FORMATS.find(([ending]) => ending.test(name))?.[1]

/**
 * Finds the sources in the given files and folders, in the order of their names, and refuses all other files. A given source is
 * returned as it is.
 */
export async function findSources(given: readonly (string | Source)[], refuse: (refusal: Refusal) => void): Promise<Source[]> {
  const walk = { sources: [] as Source[], seen: new Set<string>(), refuse }
  for (const one of given) {
    if (typeof one !== 'string') walk.sources.push(one)
    else await visit(path.resolve(one), { ...walk, from: await startOf(path.resolve(one)) })
  }
  return walk.sources
}

interface Walk {
  readonly from: string
  readonly sources: Source[]
  /** real paths of visited folders; prevents endless loops through links */
  readonly seen: Set<string>
  readonly refuse: (refusal: Refusal) => void
}

async function startOf(name: string): Promise<string> {
  const isFolder = await stat(name).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isFolder ? name : path.dirname(name)
}

async function visit(name: string, walk: Walk): Promise<void> {
  try {
    const found = await stat(name)
    if (found.isDirectory()) await visitFolder(name, walk)
    else if (!found.isFile()) walk.refuse({ file: name, reason: 'neither a file nor a folder' })
    else visitFile(name, found.size, walk)
  } catch (error) {
    walk.refuse({ file: name, reason: `cannot be read (${(error as NodeJS.ErrnoException).code})` })
  }
}

async function visitFolder(folder: string, walk: Walk): Promise<void> {
  const real = await realpath(folder)
  if (walk.seen.has(real)) return
  walk.seen.add(real)
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.') && !name.endsWith(COLUMNS_ENDING)).sort()
  if (isRepository(names)) return visitRepository(path.join(folder, REPOSITORY_DATA), walk)
  for (const name of visitedOf(names)) await visit(path.join(folder, name), walk)
}

const visitedOf = (names: readonly string[]) =>
  names.includes(PACKAGE_FILE) ? names.filter((name) => name === PACKAGE_FILE || name === NAMES_FILE) : names

const isRepository = (names: readonly string[]) =>
  names.includes(REPOSITORY_DATA) && names.some((name) => REPOSITORY_FILE.test(name))

/** Visits the records of a data repository of Relaton, and nothing else of it: the rest serves those who keep it. */
async function visitRepository(data: string, walk: Walk): Promise<void> {
  const names = (await readdir(data, { recursive: true })).filter((name) => formatOf(name) === 'yaml').sort()
  for (const name of names) await visit(path.join(data, name), walk)
}

function visitFile(file: string, bytes: number, walk: Walk): void {
  const format = formatOf(file)
  if (format) walk.sources.push({ format, path: file, name: path.relative(walk.from, file), bytes })
  else walk.refuse({ file, reason: [NO_FORMAT, hintFor(file)].filter(Boolean).join(': ') })
}

const hintFor = (file: string) => HINTS.find(([ending]) => ending.test(file))?.[1]
