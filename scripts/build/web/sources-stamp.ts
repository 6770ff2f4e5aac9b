import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = ['web', 'lib/contract', 'scripts/build/web', 'scripts/build/build-web.ts', 'package-lock.json']

function filesOf(root: string, source: string): string[] {
  if (path.extname(source)) return [source]
  const names = readdirSync(path.join(root, source), { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

/** Hashes all sources of the built page. */
export function sourcesStamp(root: string): string {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesOf(root, source)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
