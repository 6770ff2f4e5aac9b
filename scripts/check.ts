import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findImportFaults, sourceFiles } from './check/import-law.ts'
import { duplicateMessageKeys } from './check/message-keys.ts'
import { findCrowded } from './check/sizes.ts'
import { findWordFaults } from './check/words.ts'
import { ROOT } from './command/options.ts'

function tool(name: string, ...args: string[]): boolean {
  return spawnSync(path.join(ROOT, 'node_modules/.bin', name), args, { cwd: ROOT, stdio: 'inherit' }).status === 0
}

function law(broken: readonly string[]): boolean {
  for (const line of broken) console.error(line)
  return broken.length === 0
}

const CHECKS: readonly (readonly [string, () => boolean])[] = [
  ['types', () => tool('tsc', '--noEmit')],
  ['lint and format', () => tool('biome', 'ci', '--error-on-warnings', '.')],
  ['import law', () => law(findImportFaults())],
  ['sizes', () => law(findCrowded(sourceFiles(/\.(ts|tsx|mjs|css)$/)))],
  ['words', () => law(findWordFaults(sourceFiles()))],
  ['unused exports and dependencies', () => tool('knip')],
  ['message keys', () => law(duplicateMessageKeys())],
]

export async function main(): Promise<number> {
  const failed = CHECKS.filter(([name, holds]) => {
    console.log(`— ${name}`)
    return !holds()
  })
  console.log(failed.length ? `Not right: ${failed.map(([name]) => name).join(', ')}` : 'Everything holds.')
  return failed.length ? 1 : 0
}
