import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { circlesOf } from './circles.ts'
import { AREA_ARROWS, floorOf, mayImport } from './floors.ts'

/** The root of the project. */
const ROOT = path.resolve(import.meta.dirname, '../..')

/** One import of a source file; project files are paths from the root. Types count like values, unless somebody leaves them out. */
export interface Import {
  readonly from: string
  readonly to: string
  /** brings types alone, which are gone when the code runs */
  readonly isType?: boolean
}

const TOP = ['lib', 'functions', 'web', 'scripts', 'test', 'bin']
const ALIASES = new Map(
  Object.entries(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).imports as Record<string, string>).map(
    ([alias, folder]) => [alias.replace('*', ''), folder.replace(/^\.\/|\*$/g, '')],
  ),
)
const TYPES_ALONE = /^(?:import|export)\s+type\s/
/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const IMPORT =
  /^(?:import|export)\s[^;'"]*?\sfrom\s+['"]([^'"\n]+)['"]|^import\s+['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/gm

/** Lists the files of code, or of other kinds, by their paths from the root. */
export function sourceFiles(kinds = /\.(ts|tsx|mjs)$/): string[] {
  return TOP.filter((folder) => existsSync(path.join(ROOT, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => kinds.test(file))
}

function target(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier))
  const alias = [...ALIASES.keys()].find((prefix) => specifier.startsWith(prefix))
  return alias ? (ALIASES.get(alias) as string) + specifier.slice(alias.length) : specifier
}

export function importsOf(file: string, text = readFileSync(path.join(ROOT, file), 'utf8')): Import[] {
  return [...text.matchAll(IMPORT)].map(([statement, from, bare, lazy]) => ({
    from: file,
    to: target(file, (from ?? bare ?? lazy) as string),
    isType: TYPES_ALONE.test(statement),
  }))
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('test/')
const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file) && floorOf(file) !== undefined
const areaOf = (file: string) => file.match(/^functions\/areas\/([^/]+)\//)?.[1]
const featureOf = (file: string) => file.match(/^web\/src\/features\/([^/]+)\//)?.[1]
const isPrivate = (file: string) => /^functions\/areas\/[^/]+\/(store|present|policy)\.ts$/.test(file)

type Law = readonly [name: string, broken: (one: Import) => boolean]

/** Reads and compares addresses, for which Node has lists, and opens no socket. */
const OF_ADDRESSES = 'functions/people/ranges/range.ts'

/** Each law as one line: its name, and what breaks it. */
const LAWS: readonly Law[] = [
  ['a file imports its own floor and those below', ({ from, to }) => isSource(from) && isSource(to) && !mayImport(from, to)],
  [
    'an area imports another only by an arrow of the table',
    ({ from, to }) => {
      const [area, other] = [areaOf(from), areaOf(to)]
      return area !== undefined && other !== undefined && area !== other && !AREA_ARROWS.has(`${area} → ${other}`)
    },
  ],
  [
    'no store, presenter or policy of an area is imported elsewhere',
    ({ from, to }) => isPrivate(to) && areaOf(from) !== areaOf(to),
  ],
  [
    'the page imports the areas of the contract that it calls, not all of them',
    ({ from, to }) => from.startsWith('web/') && to === 'lib/contract/index.ts',
  ],
  [
    'no feature of the page imports another',
    ({ from, to }) => featureOf(from) !== undefined && featureOf(to) !== undefined && featureOf(from) !== featureOf(to),
  ],
  [
    'the ground imports the small form of zod and no other package',
    ({ from, to }) =>
      /^lib\/(contract|tenants|entitlement|async|finding|text)\//.test(from) && !isSource(to) && !/^(zod\/mini$|node:)/.test(to),
  ],
  [
    'AWS clients are imported in adapters/aws alone',
    ({ from, to }) => to.startsWith('@aws-sdk/') && !from.startsWith('functions/adapters/aws/'),
  ],
  [
    'antd is imported in ui and reader alone, by the part that is bundled',
    ({ from, to }) => /^antd(\/|$)/.test(to) && !(/^web\/src\/(ui|reader|gallery)\//.test(from) && to.startsWith('antd/')),
  ],
  [
    'areas, library, people and http use no file system and no network',
    ({ from, to }) =>
      /^functions\/(areas|library|people|http|ports)\//.test(from) &&
      /^node:(fs|net|http|https|sqlite|child_process)/.test(to) &&
      !(from === OF_ADDRESSES && to === 'node:net'),
  ],
  [
    'the local issuer is imported by the local wiring and the scripts alone',
    ({ from, to }) =>
      to.startsWith('functions/adapters/embedded/identity/') &&
      !/^(functions\/(adapters\/embedded\/identity|wiring\/(embedded|local-site))|scripts\/)/.test(from),
  ],
]

/** Lists what breaks the import law, a line each; empty when it holds. */
export function findImportFaults(
  imports: readonly Import[] = sourceFiles()
    .filter((file) => !isTest(file))
    .flatMap((file) => importsOf(file)),
): string[] {
  const known = imports.filter(({ to }) => !builtinModules.includes(to))
  const inside = known.filter(({ from, to }) => isSource(from) && isSource(to))
  const folders = inside.map(({ from, to }) => ({ from: path.posix.dirname(from), to: path.posix.dirname(to) }))
  return [
    ...LAWS.flatMap(([name, broken]) => known.filter(broken).map(({ from, to }) => `${name}: ${from} imports ${to}`)),
    ...circlesOf(inside).map((circle) => `circle of files: ${circle.join(' → ')}`),
    ...circlesOf(folders.filter(({ from, to }) => from !== to)).map((circle) => `circle of folders: ${circle.join(' → ')}`),
  ]
}
