import { cp } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { ROOT } from '../command/options.ts'

const CHILD = path.join(ROOT, 'functions/jobs/extract-text/child.ts')
/** File name that functions/jobs/extract-text/reading-process.ts expects. */
const NAME = 'pdf-child.mjs'
/** PDFium, which functions/jobs/extract-text/pdfium/open-pdfium.ts expects beside the bundle. */
const WASM = 'pdfium.wasm'

/** Builds the process that reads PDFs beside the bundle that starts it, with the WebAssembly of PDFium. */
export async function packPdfReader(folder: string, shared: BuildOptions): Promise<void> {
  await build({ ...shared, entryPoints: [CHILD], outfile: path.join(folder, NAME) })
  await cp(path.join(ROOT, 'node_modules', '@hyzyla', 'pdfium', 'dist', WASM), path.join(folder, WASM))
}
