import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { findImportFaults, sourceFiles } from './check/import-law.ts'
import { duplicateMessageKeys } from './check/message-keys.ts'
import { findCrowded } from './check/sizes.ts'
import { findSpelledCodesIn } from './check/text-codes.ts'
import { findWordFaults } from './check/words.ts'
import { OptionError, ROOT } from './command/options.ts'
import { findConformanceFaults } from './conformance/write-conformance.ts'

function tool(name: string, ...args: string[]): boolean {
  return spawnSync(path.join(ROOT, 'node_modules/.bin', name), args, { cwd: ROOT, stdio: 'inherit' }).status === 0
}

function law(broken: readonly string[]): boolean {
  for (const line of broken) console.error(line)
  return broken.length === 0
}

const CHECKS: readonly (readonly [string, () => boolean])[] = [
  // Types of a file that has not changed are not looked at again: a third of the time.
  ['types', () => tool('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.json')],
  ['lint and format', () => tool('biome', 'ci', '--error-on-warnings', '.')],
  ['import law', () => law(findImportFaults())],
  ['sizes', () => law(findCrowded(sourceFiles(/\.(ts|tsx|mjs|css)$/)))],
  ['codes of texts', () => law(findSpelledCodesIn(sourceFiles()))],
  ['words', () => law(findWordFaults(sourceFiles(), sourceFiles(/\.(css|json|md)$/)))],
  ['unused exports and dependencies', () => tool('knip')],
  ['message keys', () => law(duplicateMessageKeys())],
  ['conformance', () => law(findConformanceFaults())],
]

/** `npm run check -- [NAME…]`: all checks, or those that are named. */
export async function main(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !CHECKS.some(([known]) => known === name))
  if (unknown) throw new OptionError(`There is no check "${unknown}". There are: ${CHECKS.map(([name]) => name).join(', ')}.`)
  const chosen = CHECKS.filter(([name]) => names.length === 0 || names.includes(name))
  const failed = chosen.filter(([name, holds]) => {
    console.log(`— ${name}`)
    return !holds()
  })
  console.log(failed.length ? `Not right: ${failed.map(([name]) => name).join(', ')}` : 'Everything holds.')
  return failed.length ? 1 : 0
}
