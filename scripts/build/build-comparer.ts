import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { FONT_FILES } from '#typesetting/font-files.ts'
import { ROOT } from '../command/options.ts'

const WORK = path.join(ROOT, 'functions/areas/comparison/making/compare-thread.ts')
/** File name that functions/areas/comparison/making/compare-in-thread.ts expects. */
const NAME = 'comparing.mjs'

/** Builds the thread that compares beside the bundle that starts it, with the fonts of red-lines. */
export async function packComparer(folder: string, shared: BuildOptions): Promise<void> {
  await build({ ...shared, entryPoints: [WORK], outfile: path.join(folder, NAME) })
  const { resolve } = createRequire(import.meta.url)
  const fonts = path.join(folder, 'fonts')
  await mkdir(fonts, { recursive: true })
  await Promise.all(FONT_FILES.map((file) => cp(resolve(file), path.join(fonts, path.basename(file)))))
}
