import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

const cache = () => process.env.LECTERN_ENGINES_CACHE || path.join(homedir(), '.cache', 'lectern', 'engines')

/** Folder of an engine's recipe: downloads with checksums, and the start program. */
export const recipeOf = (name: string) => path.join(ROOT, 'scripts', 'engines', name)

function keyOf(recipe: string, made: string): string {
  const hash = createHash('sha256').update(made)
  // Python programs run from the recipe and do not affect the cache.
  const files = globSync(`${recipe}/**/*`).filter((file) => statSync(file).isFile() && !file.endsWith('.py'))
  for (const file of files.sort()) hash.update(path.relative(recipe, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}

/**
 * Returns the cache folder of a recipe, and fills it once. Another recipe or another runtime (`made`) has another folder. A
 * folder that was filled in part is never used.
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
    // If another process was faster, its folder stays.
    if (!existsSync(folder)) renameSync(part, folder)
    return folder
  } finally {
    process.off('exit', drop)
    drop()
  }
}
