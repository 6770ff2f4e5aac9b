import { cp, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

const PDFJS = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/** Files that pdf.js fetches itself: its worker, and fonts, encodings and decoders that a PDF may lack. */
const WORKER = 'pdf.worker.min.mjs'
const FOLDERS = ['cmaps', 'standard_fonts', 'iccs']
const WASM = ['openjpeg.wasm', 'openjpeg_nowasm_fallback.js', 'jbig2.wasm', 'jbig2_nowasm_fallback.js', 'qcms_bg.wasm']

/** Copies them beside the page, to /pdfjs/, without QuickJS: documents run no scripts. */
export async function copyPdfjs(folder: string): Promise<void> {
  const target = path.join(folder, 'pdfjs')
  await mkdir(path.join(target, 'wasm'), { recursive: true })
  await Promise.all([
    cp(path.join(PDFJS, 'build', WORKER), path.join(target, WORKER)),
    cp(path.join(PDFJS, 'web/images'), path.join(target, 'images'), { recursive: true }),
    ...FOLDERS.map((name) => cp(path.join(PDFJS, name), path.join(target, name), { recursive: true })),
    ...WASM.map((name) => cp(path.join(PDFJS, 'wasm', name), path.join(target, 'wasm', name))),
  ])
}
