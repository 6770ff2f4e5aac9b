import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { ROOT } from '#scripts/command/options.ts'

/** Folder within the project, so that its packages and aliases resolve. */
const DIST = path.join(ROOT, 'dist')

/** Defines `require`, with which CommonJS loads modules of Node. */
const REQUIRE = "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);"

interface Run {
  /** JSON that the module wrote in a process of its own */
  readonly answers: unknown
  readonly outputs: Metafile['outputs']
}

/** Bundles modules, by file name, with these plugins and runs `entry.ts`. */
export async function runBundled(files: Record<string, string>, plugins: Plugin[], options: BuildOptions = {}): Promise<Run> {
  await mkdir(DIST, { recursive: true })
  const folder = await mkdtemp(path.join(DIST, 'test-bundle.'))
  try {
    for (const [name, contents] of Object.entries(files)) await writeFile(path.join(folder, name), contents)
    const { metafile } = await build({
      absWorkingDir: folder,
      entryPoints: [{ in: './entry.ts', out: 'index' }],
      outdir: 'out',
      outExtension: { '.js': '.mjs' },
      banner: { js: REQUIRE },
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
      ...options,
      plugins,
      metafile: true,
    })
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(folder, 'out', 'index.mjs')], { env: {} })
    return { answers: JSON.parse(stdout), outputs: metafile?.outputs ?? {} }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
