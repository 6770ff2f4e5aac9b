import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../options.ts'

const cache = () => process.env.LECTERN_ENGINES_CACHE || path.join(homedir(), '.cache', 'lectern', 'engines')

/** The folder with an engine's recipe: what is downloaded, with checksums, and what starts it. */
export const recipeOf = (name: string) => path.join(ROOT, 'scripts', 'engines', name)

function keyOf(recipe: string, made: string): string {
  const hash = createHash('sha256').update(made)
  // A Python program is run from where it is: it changes nothing that is in the cache.
  const files = globSync(`${recipe}/**/*`).filter((file) => statSync(file).isFile() && !file.endsWith('.py'))
  for (const file of files.sort()) hash.update(path.relative(recipe, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/**
 * The cache's folder of a recipe, filled once: another recipe, or another runtime (`made`), is another folder. What is
 * half filled is never used.
 */
export async function cached(name: string, made: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = path.join(cache(), `${name}-${keyOf(recipeOf(name), made)}`)
  if (existsSync(folder)) return folder
  const part = `${folder}.${process.pid}`
  const drop = () => rmSync(part, { recursive: true, force: true })
  mkdirSync(part, { recursive: true })
  process.once('exit', drop)
  try {
    await fill(part)
    // Where another run was quicker, its folder stays.
    if (!existsSync(folder)) renameSync(part, folder)
    return folder
  } finally {
    process.off('exit', drop)
    drop()
  }
}
