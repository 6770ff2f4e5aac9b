import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { api } from '#contract/index.ts'
import { areas } from '#functions/wiring/areas.ts'
import { portsOf } from '#functions/wiring/ports-of.ts'
import { ROOT } from '../command/options.ts'
import { packComparer } from './build-comparer.ts'
import { packPdfReader } from './build-pdf-reader.ts'
import { DIST as WEB } from './build-web.ts'
import { givenCredentials } from './functions/given-credentials.ts'
import { lazyNodeModules } from './functions/lazy-node-modules.ts'
import { sharedStart } from './functions/shared-start.ts'
import { tenantsRead } from './functions/tenants-read.ts'

const FUNCTIONS = path.join(ROOT, 'dist', 'functions')
/** Folder of generated entries, which are bundled and not deployed themselves. */
const ENTRIES = path.join(ROOT, 'dist', 'function-entries')

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** Imports and calls that open the ports of an area's use cases, and no others. */
export function openersOf(area: keyof typeof areas): { readonly imports: readonly string[]; readonly openers: string } {
  const ports = portsOf(areas[area])
  return {
    imports: ports.map((port) => `import { open${capital(port)} } from '#functions/wiring/aws/open/${port}.ts'`),
    openers: `{ ${ports.map((port) => `${port}: open${capital(port)}`).join(', ')} }`,
  }
}

/** Entry of an area's function: its handler, and the adapters of the ports that its use cases name. */
function entryOf(area: keyof typeof areas): string {
  const { imports, openers } = openersOf(area)
  return [
    `import { handler as area } from '#functions/areas/${area}/handler.ts'`,
    `import { toLambda } from '#functions/wiring/aws/lambda.ts'`,
    ...imports,
    `export const handler = toLambda(area, ${openers})`,
  ].join('\n')
}

const routes = Object.values(api).flatMap((area) => Object.values(area).map(({ method, path: at }) => `${method} ${at}`))

/** Entries by the name of the bundle; each exports `handler`. */
const entries: Record<string, string> = {
  ...Object.fromEntries((Object.keys(areas) as (keyof typeof areas)[]).map((area) => [area, entryOf(area)])),
  unknown: `import { answerUnknown } from '#functions/wiring/aws/unknown.ts'
export const handler = answerUnknown(${JSON.stringify(routes)})`,
  origin: `export { handler } from '#functions/wiring/aws/origin.ts'`,
  publish: `export { handler } from '#functions/wiring/aws/publish.ts'`,
  jobs: `export { handler } from '#functions/wiring/aws/jobs.ts'`,
  events: `export { handler } from '#functions/wiring/aws/events.ts'`,
}

const PLUGINS = [tenantsRead(), givenCredentials(), lazyNodeModules()]

const shared: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  minify: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
  splitting: true,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
  plugins: PLUGINS,
  // CommonJS packages load modules of Node by `require`.
  banner: {
    js: "const require = (id) => process.getBuiltinModule('node:module').createRequire(import.meta.url)(id);",
  },
}

export interface Bundle {
  readonly name: string
  /** modules loaded at the start */
  readonly modules: readonly string[]
  /** gzipped bytes of modules loaded at the start, and of those loaded lazily */
  readonly atOnce: number
  readonly later: number
}

/** Finds the entry's modules that are loaded at the start. */
function loadedAtOnce(outputs: Metafile['outputs'], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { path: to, kind, external } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement' && !external) loadedAtOnce(outputs, to, found)
  return found
}

/** Bundles the text of a module into a folder of that name, with the settings of functions. */
export async function bundle(name: string, contents: string, into = FUNCTIONS): Promise<Bundle> {
  const folder = path.join(into, name)
  const entry = path.join(ENTRIES, `${name}.ts`)
  await mkdir(ENTRIES, { recursive: true })
  await writeFile(entry, contents)
  const plugins = [sharedStart(entry), ...PLUGINS]
  const { metafile } = await build({ ...shared, plugins, outdir: folder, entryPoints: [{ in: entry, out: 'index' }] })
  const outputs = metafile?.outputs ?? {}
  const size = async (files: Iterable<string>) => {
    const code = await Promise.all([...files].map((file) => readFile(path.join(ROOT, file))))
    return code.reduce((sum, one) => sum + gzipSync(one).length, 0)
  }
  const first = loadedAtOnce(outputs, path.relative(ROOT, path.join(folder, 'index.mjs')))
  const later = Object.keys(outputs).filter((file) => !first.has(file))
  const modules = [...first].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}))
  return { name, modules, atOnce: await size(first), later: await size(later) }
}

/** Builds every function into a folder of its own, by default `dist/functions/<name>`. */
export async function bundleFunctions(into = FUNCTIONS): Promise<readonly Bundle[]> {
  await rm(into, { recursive: true, force: true })
  return Promise.all(Object.entries(entries).map(([name, contents]) => bundle(name, contents, into)))
}

/** Copies the page into the bundle of the function that publishes it, without compressed copies: CloudFront compresses. */
async function packPage(into: string): Promise<void> {
  const left = /\.(br|gz)$|manifest\.json$/
  await mkdir(path.join(into, 'publish'), { recursive: true })
  await cp(WEB, path.join(into, 'publish', 'site'), { recursive: true, filter: (source) => !left.test(source) })
}

/** Builds everything that is deployed to Lambda, in a folder of this process. The page must be built. */
export async function buildFunctions(): Promise<string> {
  const into = `${FUNCTIONS}.${process.pid}`
  await bundleFunctions(into)
  await packPdfReader(path.join(into, 'jobs'), { ...shared, splitting: false })
  await packComparer(path.join(into, 'jobs'), { ...shared, splitting: false })
  if (existsSync(WEB)) await packPage(into)
  return into
}
