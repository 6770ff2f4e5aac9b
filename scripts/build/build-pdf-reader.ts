import { cp } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { ROOT } from '../command/options.ts'

const CHILD = path.join(ROOT, 'functions/jobs/extract-text/child.ts')
/** File name that functions/jobs/extract-text/reading-process.ts expects. */
const NAME = 'pdf-child.mjs'
/** WebAssembly that functions/jobs/extract-text/pdfium expects beside the bundle: PDFium, and the encoder of pictures. */
const WASM = ['@hyzyla/pdfium/dist/pdfium.wasm', '@jsquash/webp/codec/enc/webp_enc_simd.wasm']
/** Files of pdf.js that text extraction needs. The rest, two thirds, draws pages. */
const PARTS = ['package.json', 'build/pdf.mjs', 'legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs', 'cmaps', 'standard_fonts']

/**
 * Builds the process that reads PDFs beside the bundle that starts it, with its WebAssembly. pdf.js stays a package, because
 * it finds its own files.
 */
export async function packPdfReader(folder: string, shared: BuildOptions): Promise<void> {
  await build({ ...shared, entryPoints: [CHILD], external: ['pdfjs-dist'], outfile: path.join(folder, NAME) })
  const modules = path.join(ROOT, 'node_modules')
  for (const wasm of WASM) await cp(path.join(modules, wasm), path.join(folder, path.basename(wasm)))
  const [from, to] = [path.join(modules, 'pdfjs-dist'), path.join(folder, 'node_modules', 'pdfjs-dist')]
  await Promise.all(PARTS.map((part) => cp(path.join(from, part), path.join(to, part), { recursive: true })))
}
