import { createHash } from 'node:crypto'
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { recipeOf } from './cached.ts'
import { findMaven } from './find-runtimes.ts'
import { runTool } from './run-tool.ts'

/** A download that differs from its pinned checksum. The message is a sentence. */
class ChecksumError extends Error {
  override readonly name = 'ChecksumError'
}

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** Parses lines of `sha256sum`: checksum, two spaces, file. */
function listed(recipe: string): Map<string, string> {
  const lines = readFileSync(path.join(recipe, 'checksums.txt'), 'utf8').trim().split('\n')
  return new Map(lines.map((line) => line.split('  ') as [string, string]).map(([sum, file]) => [file, sum]))
}

/** Checks that the downloads are exactly those of the recipe. */
function verify(name: string, folder: string): void {
  const wanted = listed(recipeOf(name))
  const files = globSync('{lib,knn}/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/'))
  const wrong = files.filter((file) => wanted.get(file) !== sha256(path.join(folder, file)))
  const missing = [...wanted.keys()].filter((file) => !files.includes(file))
  if (wrong.length + missing.length === 0) return
  throw new ChecksumError(
    `${name}: these files differ from scripts/engines/${name}/checksums.txt and are not used: ${[...wrong, ...missing].join(', ')}`,
  )
}

/** Fetches the jars of a recipe's pom.xml into `folder`/lib (and knn), and compares their checksums; `java` is a JDK's bin. */
export async function fetchJars(name: string, folder: string, java: string): Promise<void> {
  copyFileSync(path.join(recipeOf(name), 'pom.xml'), path.join(folder, 'pom.xml'))
  await runTool(findMaven(), ['-q', '-B', 'package'], folder, { JAVA_HOME: path.dirname(java) })
  verify(name, folder)
}
