import { type Import, importsOf, sourceFiles } from '../check/import-law.ts'
import { promisesOf } from './browser-promises.ts'

/**
 * Files that import nearly all others, to wire them: whoever imports such a file is not related to all of them. Tests of the API
 * stand behind the wiring; they are related to the areas whose contract they call.
 */
const WIRING =
  /^(functions\/wiring\/|lib\/contract\/index\.ts|lib\/infra\/|scripts\/(run|commands|start|dev)|test\/support\/(world|local-backend|library|ingested|probes\/))/
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Those that run without a site, an engine or hours. */
const isQuick = (file: string) => isTest(file) && !/^test\/(e2e|engines|infra|long)\//.test(file)
const areaOf = (file: string) => file.match(/^functions\/areas\/([^/]+)\//)?.[1]
const isContractOf = (area: string, file: string) =>
  file === `lib/contract/${area}.ts` || file.startsWith(`lib/contract/${area}/`)

/** Files whose change others notice: those themselves, and all that import them, not through the wiring. */
function importersOf(changed: readonly string[], importers: ReadonlyMap<string, readonly Import[]>): Set<string> {
  const reached = new Set(changed)
  for (const file of reached)
    if (!WIRING.test(file) || changed.includes(file)) for (const { from } of importers.get(file) ?? []) reached.add(from)
  return reached
}

/** Areas that a change is in, or that import it by themselves. */
function touchedAreas(changed: readonly string[], importers: ReadonlyMap<string, readonly Import[]>): Set<string> {
  const near = changed.flatMap((file) => [file, ...(importers.get(file) ?? []).map(({ from }) => from)])
  return new Set(near.flatMap((file) => areaOf(file) ?? []))
}

/**
 * Lists the tests that a change of these files can break, by what imports what; those of the browser by room. An import of types
 * alone leads nowhere: the check sees what they break.
 */
export function relatedTests(
  changed: readonly string[],
  imports: readonly Import[] = sourceFiles().flatMap((file) => importsOf(file)),
): string[] {
  const importers = Map.groupBy(
    imports.filter(({ isType }) => !isType),
    ({ to }) => to,
  )
  const known = new Set(imports.map(({ from }) => from))
  const reached = importersOf(changed, importers)
  const areas = [...touchedAreas(changed, importers)]
  const ofApi = imports
    .filter(({ from, to }) => from.startsWith('test/api/') && areas.some((area) => isContractOf(area, to)))
    .map(({ from }) => from)
  const browser = [...changed.filter((file) => file.startsWith('test/e2e/') && isTest(file)), ...promisesOf(changed)]
  const locales = changed.some((file) => file.startsWith('web/src/locales/')) ? ['web/src/locales/locales.test.ts'] : []
  const all = [...[...reached].filter(isQuick), ...ofApi.filter(isTest), ...browser, ...locales]
  return [...new Set(all)].filter((file) => known.has(file)).sort()
}
