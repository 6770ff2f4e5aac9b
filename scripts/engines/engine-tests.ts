import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importsOf } from '../check/import-law.ts'
import { OptionError, ROOT } from '../command/options.ts'

export interface EngineTest {
  /** path from the project's folder */
  readonly file: string
  /** variables of the engines that the test needs */
  readonly needs: ReadonlySet<string>
}

/** `engineUrl('LECTERN_…')`: the form in which tests and their imports name the engines they need. */
const ASKS = /\bengineUrl\('(\w+)'\)/g

function needsOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(path.join(ROOT, file))) return []
  seen.add(file)
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const imported = importsOf(file, text).map(({ to }) => to)
  const own = [...text.matchAll(ASKS)].map(([, variable]) => variable as string)
  return [...own, ...imported.filter((to) => to.startsWith('test/')).flatMap((to) => needsOf(to, seen))]
}

/** True for a file whose tests all run on one machine only. */
const isOfOneMachine = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').includes('itHere as it')

const folderOf = (file: string) => path.basename(path.dirname(file))
const nameOf = (file: string) => path.basename(file, '.test.ts')

/** Lists engine tests: all, or those of the named files or folders (`table` includes `table-….test.ts`; `api` is the folder). */
export function engineTests(names: readonly string[]): EngineTest[] {
  const files = globSync('test/{engines,api}/**/*.test.ts', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const isOf = (file: string) => (name: string) =>
    [nameOf(file), folderOf(file)].includes(name) || nameOf(file).startsWith(`${name}-`)
  const unknown = names.find((name) => !files.some((file) => isOf(file)(name)))
  if (unknown) throw new OptionError(`Unknown engine test "${unknown}". The tests are ${files.map(nameOf).join(', ')}.`)
  return (
    files
      .filter((file) => names.length === 0 || names.some(isOf(file)))
      .map((file) => ({ file, needs: new Set(needsOf(file)) }))
      // Only those tests of the API that can run on engines.
      .filter(({ file, needs }) => file.startsWith('test/engines/') || (needs.size > 0 && !isOfOneMachine(file)))
  )
}
