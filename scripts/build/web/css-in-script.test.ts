import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type BuildOptions, build } from 'esbuild'
import { cssInScript } from './css-in-script.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lectern-'))
  await writeFile(path.join(folder, 'entry.js'), `import './part.css'; document.run = true`)
  await writeFile(
    path.join(folder, 'part.css'),
    `@import './base.css'; .part { background: url('./dot.svg') } .ä::after { content: '"\\\\' }`,
  )
  await writeFile(path.join(folder, 'base.css'), '.base { color: red }')
  await writeFile(path.join(folder, 'dot.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const options = (outdir: string): BuildOptions => ({
  absWorkingDir: folder,
  outdir,
  bundle: true,
  minify: true,
  publicPath: '/assets/',
  assetNames: '[name]-[hash]',
  loader: { '.svg': 'file' },
})

describe('style that came with a script', () => {
  it('is put into the page as esbuild writes it to a file, with the same files beside it', async () => {
    await build({ ...options(path.join(folder, 'plain')), entryPoints: ['entry.js'] })
    const own = options(path.join(folder, 'own'))
    await build({ ...own, entryPoints: ['entry.js'], plugins: [cssInScript(own)] })
    const styles: { textContent?: string }[] = []
    const page = { createElement: () => ({}), head: { append: (style: object) => styles.push(style) }, run: false }
    new Function('document', await readFile(path.join(folder, 'own', 'entry.js'), 'utf8'))(page)
    const plain = await readFile(path.join(folder, 'plain', 'entry.css'), 'utf8')
    expect([page.run, styles.map(({ textContent }) => textContent)]).toEqual([true, [plain]])
    const left = (await readdir(path.join(folder, 'plain'))).filter((file) => file !== 'entry.css')
    expect(await readdir(path.join(folder, 'own'))).toEqual(left)
    expect(left).toHaveLength(2)
  })
})
