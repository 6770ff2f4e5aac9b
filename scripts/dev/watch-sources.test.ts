import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { watchSources } from './watch-sources.ts'

const folder = newFolder()
let unwatch = () => {}
afterEach(() => unwatch())

/** Names of the files of the next report. */
function nextReport(): Promise<string[]> {
  return new Promise((resolve) => {
    unwatch = watchSources([folder], (files) => resolve(files.map((file) => path.basename(file))))
  })
}

describe('watching the sources', () => {
  it('reports a source that is replaced by another of its name, as editors do', async () => {
    const file = path.join(folder, 'replaced.ts')
    writeFileSync(file, 'one')
    writeFileSync(`${file}.new`, 'two')
    const report = nextReport()
    renameSync(`${file}.new`, file)
    expect(await report).toEqual(['replaced.ts'])
  })

  it('reports sources in a folder that was made while it watches', async () => {
    const made = path.join(folder, 'made')
    const seen = new Promise<void>((resolve) => {
      unwatch = watchSources([folder], (files) => files.some((file) => file.endsWith('made/later.css')) && resolve())
    })
    mkdirSync(made)
    const writing = setInterval(() => writeFileSync(path.join(made, 'later.css'), 'p {}'), 20)
    await seen
    clearInterval(writing)
  })

  it('reports neither tests nor files that are no sources', async () => {
    const report = nextReport()
    for (const name of ['one.test.ts', '.one.ts.swp', '4913', 'one.ts']) writeFileSync(path.join(folder, name), '')
    expect(await report).toEqual(['one.ts'])
  })
})
