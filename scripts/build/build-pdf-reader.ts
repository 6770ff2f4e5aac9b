import { cp } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { ROOT } from '../command/options.ts'

const CHILD = path.join(ROOT, 'functions/jobs/extract-text/child.ts')
/** As functions/jobs/extract-text/pdf-extractor.ts looks for it. */
const NAME = 'pdf-child.mjs'
/** What of pdf.js text needs: its drawing does without, and is two thirds of it. */
const PARTS = ['package.json', 'build/pdf.mjs', 'legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs', 'cmaps', 'standard_fonts']

/** Puts the process that reads PDFs beside a bundle that starts it, with pdf.js as a package, which finds its own files. */
export async function packPdfReader(folder: string, shared: BuildOptions): Promise<void> {
  await build({ ...shared, entryPoints: [CHILD], external: ['pdfjs-dist'], outfile: path.join(folder, NAME) })
  const from = path.join(ROOT, 'node_modules', 'pdfjs-dist')
  const to = path.join(folder, 'node_modules', 'pdfjs-dist')
  await Promise.all(PARTS.map((part) => cp(path.join(from, part), path.join(to, part), { recursive: true })))
}
