import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build, type Metafile } from 'esbuild'
import { api } from '#contract/index.ts'
import { areas } from '#functions/wiring/areas.ts'
import { portsOf } from '#functions/wiring/ports-of.ts'
import { packPdfReader } from './build-pdf-reader.ts'
import { DIST as WEB } from './build-web.ts'
import { ROOT } from './options.ts'

const FUNCTIONS = path.join(ROOT, 'dist', 'functions')
const WIRING = 'functions/wiring/aws'

const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** An area's function: its handler, and of the adapters those of the ports that its use cases name. */
export function entryOf(area: keyof typeof areas): string {
  const ports = portsOf(areas[area])
  return [
    `import { handler as area } from '#functions/${area}/handler.ts'`,
    `import { toLambda } from '#functions/wiring/aws/lambda.ts'`,
    ...ports.map((port) => `import { open${capital(port)} } from '#functions/wiring/aws/open-${port}.ts'`),
    `export const handler = toLambda(area, { ${ports.map((port) => `${port}: open${capital(port)}`).join(', ')} })`,
  ].join('\n')
}

const routes = Object.values(api).flatMap((area) => Object.values(area).map(({ method, path: at }) => `${method} ${at}`))

/** By the name of the bundle: what it exports as `handler`. */
const entries: Record<string, string> = {
  ...Object.fromEntries((Object.keys(areas) as (keyof typeof areas)[]).map((area) => [area, entryOf(area)])),
  unknown: `import { answerUnknown } from '#functions/wiring/aws/unknown.ts'
export const handler = answerUnknown(${JSON.stringify(routes)})`,
  origin: `export { handler } from '#functions/wiring/aws/origin.ts'`,
  publish: `export { handler } from '#functions/wiring/aws/publish.ts'`,
  jobs: `export { handler } from '#functions/wiring/aws/jobs.ts'`,
}

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
  // What is written as CommonJS asks for Node's own modules by `require`.
  banner: { js: "import{createRequire as _r}from'node:module';const require=_r(import.meta.url);" },
}

export interface Bundle {
  readonly name: string
  /** bytes */
  readonly size: number
  readonly gzipped: number
  readonly outputs: Metafile['outputs']
}

async function bundle(name: string, contents: string): Promise<Bundle> {
  const outfile = path.join(FUNCTIONS, name, 'index.mjs')
  const { metafile } = await build({
    ...shared,
    outfile,
    stdin: { contents, resolveDir: ROOT, sourcefile: `${WIRING}/${name}.entry.ts`, loader: 'ts' },
  })
  const code = await readFile(outfile)
  return { name, size: code.length, gzipped: gzipSync(code).length, outputs: metafile?.outputs ?? {} }
}

/** Builds every function into a folder of its own, `dist/functions/<name>`. */
export async function bundleFunctions(): Promise<readonly Bundle[]> {
  await rm(FUNCTIONS, { recursive: true, force: true })
  return Promise.all(Object.entries(entries).map(([name, contents]) => bundle(name, contents)))
}

/** The function that publishes the page carries it; compressed copies stay behind, as CloudFront compresses. */
async function packPage(): Promise<void> {
  const left = /\.(br|gz)$|manifest\.json$/
  await mkdir(path.join(FUNCTIONS, 'publish'), { recursive: true })
  await cp(WEB, path.join(FUNCTIONS, 'publish', 'site'), { recursive: true, filter: (source) => !left.test(source) })
}

/** Everything that is put onto Lambda; the page must be built. */
export async function buildFunctions(): Promise<string> {
  await bundleFunctions()
  await packPdfReader(path.join(FUNCTIONS, 'jobs'), shared)
  if (existsSync(WEB)) await packPage()
  return FUNCTIONS
}
