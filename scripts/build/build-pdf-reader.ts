import { cp } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { ROOT } from '../command/options.ts'

const CHILD = path.join(ROOT, 'functions/jobs/extract-text/child.ts')
/** File name that functions/jobs/extract-text/reading-process.ts expects. */
const NAME = 'pdf-child.mjs'
/** WebAssembly that functions/jobs/extract-text/pdfium expects beside the bundle. */
const WASM = ['@hyzyla/pdfium/dist/pdfium.wasm', '@jsquash/webp/codec/enc/webp_enc_simd.wasm']

/** Builds the process that reads PDFs beside the bundle that starts it, with the WebAssembly of PDFium and of the encoder of pictures. */
export async function packPdfReader(folder: string, shared: BuildOptions): Promise<void> {
  await build({ ...shared, entryPoints: [CHILD], outfile: path.join(folder, NAME) })
  for (const wasm of WASM) await cp(path.join(ROOT, 'node_modules', wasm), path.join(folder, path.basename(wasm)))
}
