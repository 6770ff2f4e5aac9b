import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

/** One import of a source file: where it stands and what it reaches; project files as paths from the root. */
interface Import {
  readonly from: string
  readonly to: string
  /** of types alone: nothing is loaded */
  readonly types: boolean
}

const TOP = ['lib', 'functions', 'web', 'scripts', 'test', 'bin']
const ALIASES: Record<string, string> = {
  '#async/': 'lib/async/',
  '#contract/': 'lib/contract/',
  '#tenants/': 'lib/tenants/',
  '#functions/': 'functions/',
  '#ports/': 'functions/ports/',
  '#web/': 'web/src/',
  '#test/': 'test/',
  '#scripts/': 'scripts/',
}
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`; the first group tells types from values. */
const IMPORT =
  /^(?:import|export)\s+(type\s)?[^;'"]*?\sfrom\s+['"]([^'"\n]+)['"]|^import\s+['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm

function sourceFiles(): string[] {
  return TOP.filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier))
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix))
  return alias ? (ALIASES[alias] as string) + specifier.slice(alias.length) : specifier
}

export function importsOf(file: string, text = readFileSync(path.join(ROOT, file), 'utf8')): Import[] {
  return [...text.matchAll(IMPORT)].map(([, types, from, bare, lazy]) => ({
    from: file,
    to: target(file, (from ?? bare ?? lazy) as string),
    types: types !== undefined,
  }))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')
const isPackage = (to: string) => !/^(lib|functions|web|scripts|test|bin)\//.test(to)
const areaOf = (file: string) => file.match(/^functions\/([^/]+)\//)?.[1] ?? ''
const ROOMS = ['http', 'ports', 'adapters', 'wiring', 'jobs']

type Law = readonly [name: string, broken: (one: Import) => boolean]

/** Each law as one line: its name, and what breaks it. */
const LAWS: readonly Law[] = [
  [
    'the contract imports the small form of zod and itself',
    ({ from, to }) => from.startsWith('lib/contract/') && to !== 'zod/mini' && !to.startsWith('lib/contract/'),
  ],
  [
    'tenants and designations are pure',
    ({ from, to }) => /^lib\/(tenants|designation)\//.test(from) && !/^(zod\/mini$|lib\/)/.test(to),
  ],
  ['retries and batches import nothing', ({ from }) => from.startsWith('lib/async/')],
  [
    'the page imports neither functions nor infrastructure',
    ({ from, to }) => from.startsWith('web/') && /^(functions|scripts|lib\/(infra|tenants))\//.test(to),
  ],
  [
    'no feature of the page imports another',
    ({ from, to }) => featureOf(from) !== '' && featureOf(to) !== '' && featureOf(from) !== featureOf(to),
  ],
  [
    'ports know no adapter, area or vendor',
    ({ from, to }) => from.startsWith('functions/ports/') && !/^(functions\/ports|lib\/contract)\//.test(to),
  ],
  [
    'only the wiring and the scripts name adapters',
    ({ from, to }) => to.startsWith('functions/adapters/') && !/^(functions\/(adapters|wiring)|scripts)\//.test(from),
  ],
  [
    'AWS clients live in adapters/aws',
    ({ from, to }) => to.startsWith('@aws-sdk/') && !from.startsWith('functions/adapters/aws/'),
  ],
  ['an area takes no store, presenter or policy of another', ({ from, to }) => privateOf(to) && areaOf(from) !== areaOf(to)],
  [
    'functions and lib know no script or test',
    ({ from, to }) => /^(functions|lib)\//.test(from) && /^(scripts|test|web)\//.test(to),
  ],
  [
    'areas and stack use no file system or network',
    ({ from, to }) =>
      /^functions\/(?!adapters|wiring|jobs)/.test(from) && /^node:(fs|net|http|https|sqlite|child_process)/.test(to),
  ],
  [
    'the local issuer stays local',
    ({ from, to }) =>
      to.startsWith('functions/adapters/embedded/identity/') &&
      !/^(functions\/(adapters\/embedded\/identity|wiring\/(embedded|local-site))|scripts\/)/.test(from),
  ],
]

const featureOf = (file: string) => file.match(/^web\/src\/features\/([^/]+)\//)?.[1] ?? ''
const privateOf = (to: string) => /^functions\/[^/]+\/(store|present|policy)\.ts$/.test(to) && !ROOMS.includes(areaOf(to))

function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, types } of imports) if (!types && !isPackage(to)) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) return void found.push(`cycle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`)
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...trail, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}

/** What breaks the import law, a line each; empty when it holds. */
export function importLawBroken(
  imports: readonly Import[] = sourceFiles()
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file)),
): string[] {
  const known = imports.filter(({ to }) => !builtinModules.includes(to))
  return [
    ...LAWS.flatMap(([name, broken]) => known.filter(broken).map(({ from, to }) => `${name}: ${from} imports ${to}`)),
    ...cycles(known),
  ]
}
