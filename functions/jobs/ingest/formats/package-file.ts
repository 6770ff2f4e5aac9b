import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { Refused } from '../source/candidate.ts'

/** Real path of a file that a package names. Refuses a name that leads out of the folder, also by a link. */
export async function packageFile(folder: string, name: string, field: string): Promise<string> {
  const refused = (reason: string) => new Refused({ field, reason: `${name}: ${reason}` })
  if (path.isAbsolute(name) || name.includes('\0')) throw refused('not a name inside the folder')
  const root = await realpath(folder)
  const file = await realpath(path.join(root, name)).catch(() => undefined)
  if (!isInside(root, file ?? path.join(root, name))) throw refused('leads out of the folder')
  if (!file) throw refused('there is no such file')
  if (!(await stat(file)).isFile()) throw refused('not a file')
  return file
}

function isInside(root: string, file: string): boolean {
  return file.startsWith(root + path.sep)
}

interface NamedFiles {
  readonly pdf?: unknown
  readonly html?: unknown
  readonly oldPdfs?: unknown
  readonly redline?: unknown
  readonly videos?: unknown
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Names of files in a document of a package that may be malformed, each once. */
export function filesNamedIn(document: unknown): Set<string> {
  const { files } = (document ?? {}) as { files?: NamedFiles }
  const videos = listOf(files?.videos) as readonly { file?: unknown; captions?: unknown }[]
  const captions = videos.flatMap((video) => listOf(video?.captions)) as readonly { file?: unknown }[]
  const named = [
    files?.pdf,
    files?.html,
    files?.redline,
    ...listOf(files?.oldPdfs),
    ...[...videos, ...captions].map((one) => one?.file),
  ]
  return new Set(named.filter((name) => typeof name === 'string'))
}
