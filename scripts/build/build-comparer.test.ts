import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from '@jest/globals'
import { type BuildOptions, build } from 'esbuild'
import { newFolder } from '#test/support/new-folder.ts'
import { ROOT } from '../command/options.ts'
import { packComparer } from './build-comparer.ts'

const folder = newFolder()
const shared: BuildOptions = { absWorkingDir: ROOT, bundle: true, format: 'esm', platform: 'node', target: 'node24' }
const BANNER = "const require = (id) => process.getBuiltinModule('node:module').createRequire(import.meta.url)(id);"
const ASKING = `import { PDFDocument } from '@cantoo/pdf-lib'
import { packText } from '#library/text/stored-text.ts'
import { compareInThread } from '#functions/areas/comparison/making/compare-in-thread.ts'
const document = await PDFDocument.create()
document.addPage([595, 842])
const textOf = (text) => packText({
  source: 'pdf', language: 'ar', pages: [{ width: 5950, height: 8420 }],
  clauses: [{ id: 'a', number: '1', title: 'Загрузка 荷重', level: 1, nature: 'normative' }],
  blocks: [{ kind: 'heading', clause: 0, text: 'Загрузка 荷重' }, { kind: 'paragraph', clause: 0, text,
    lines: [{ page: 0, top: 100, bottom: 200, spans: text.split(' ').flatMap((_, at) => [at * 100, at * 100 + 90]) }] }],
})
const edition = { designation: 'ISO 131', title: 'سلالم', date: '2024' }
const bytes = await compareInThread({
  older: textOf('يجب أن تتحمل 100 N'), newer: textOf('يجب أن تتحمل 150 N'), form: 'redline',
  redline: { pdf: await document.save(), madeAt: new Date(0), facts: { language: 'ar', library: 'Θ ‰ ế', older: edition, newer: edition } },
}, { signal: new AbortController().signal, onProgress: ({ step, percent }) => console.log(step, percent ?? '') })
console.log((await PDFDocument.load(bytes)).getPageCount())`

it('a bundle makes a red-line in a thread, with fonts that lie beside it, and nothing of the project', async () => {
  const bundle = path.join(folder, 'index.mjs')
  const options = { ...shared, banner: { js: BANNER } }
  await build({ ...options, stdin: { contents: ASKING, resolveDir: ROOT, loader: 'ts' }, outfile: bundle })
  await packComparer(folder, options)
  expect(execFileSync(process.execPath, [bundle], { cwd: folder, env: {}, encoding: 'utf8' })).toBe('writing \nwriting 100\n2\n')
})
