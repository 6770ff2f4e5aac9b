import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { type BuildOptions, build } from 'esbuild'
import PDFDocument from 'pdfkit'
import { newFolder } from '#test/support/new-folder.ts'
import { ROOT } from '../command/options.ts'
import { packPdfReader } from './build-pdf-reader.ts'

const folder = newFolder()
const shared: BuildOptions = { absWorkingDir: ROOT, bundle: true, format: 'esm', platform: 'node', target: 'node24' }
const ASKING = `import { PdfExtractor } from '#functions/jobs/extract-text/pdf-extractor.ts'
const extractor = new PdfExtractor()
console.log(JSON.stringify(await extractor.extract(process.argv[2])))
extractor.close()`

it('a bundle reads PDFs with PDFium and pdf.js, which lie beside it, and nothing of the project', async () => {
  const document = new PDFDocument()
  const chunks: Uint8Array[] = []
  document.text('Bollards and cleats').end()
  for await (const chunk of document) chunks.push(chunk as Uint8Array)
  const file = path.join(folder, 'one.pdf')
  const headless = path.join(folder, 'headless.pdf')
  writeFileSync(file, Buffer.concat(chunks))
  writeFileSync(headless, Buffer.concat([Buffer.alloc(4000, 'x\n'), ...chunks]))
  const bundle = path.join(folder, 'index.mjs')
  await build({ ...shared, stdin: { contents: ASKING, resolveDir: ROOT, loader: 'ts' }, outfile: bundle })
  await packPdfReader(folder, shared)
  const read = (one: string) =>
    JSON.parse(execFileSync(process.execPath, [bundle, one], { cwd: folder, env: {}, encoding: 'utf8' }))
  for (const one of [file, headless]) expect(read(one)).toMatchObject({ pageCount: 1, firstPage: 'Bollards and cleats' })
  expect(read(file).picture).toMatchObject({ width: 612, height: 792 })
})
