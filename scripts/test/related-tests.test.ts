import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { sourceFiles } from '../check/import-law.ts'
import { ROOT } from '../command/options.ts'
import { BROWSER_PROMISES } from './browser-promises.ts'
import { relatedTests } from './related-tests.ts'

const imports = [
  ['lib/text/cut.ts', 'lib/text/letters.ts'],
  ['lib/text/cut.test.ts', 'lib/text/cut.ts'],
  ['functions/areas/notes/list-notes.ts', 'functions/library/read.ts'],
  ['functions/areas/notes/handler.ts', 'functions/areas/notes/list-notes.ts'],
  ['functions/wiring/areas.ts', 'functions/areas/notes/handler.ts'],
  ['test/support/world.ts', 'functions/wiring/areas.ts'],
  ['test/api/notes.test.ts', 'test/support/world.ts'],
  ['test/api/notes.test.ts', 'lib/contract/notes.ts'],
  ['test/api/search.test.ts', 'test/support/world.ts'],
  ['test/api/search.test.ts', 'lib/contract/search.ts'],
  ['test/e2e/desktop/finds-as-you-type.test.ts', 'test/support/world.ts'],
].map(([from = '', to = '']) => ({ from, to }))
/** Import of a test that needs types alone. */
const types = [{ from: 'lib/text/words.test.ts', to: 'lib/text/letters.ts', isType: true }]

describe('related tests', () => {
  it.each([
    ['what imports it, over however many files, and more than its types', ['lib/text/letters.ts'], ['lib/text/cut.test.ts']],
    ['those of the API that call its area', ['functions/areas/notes/list-notes.ts'], ['test/api/notes.test.ts']],
    ['those of areas that import it', ['functions/library/read.ts'], ['test/api/notes.test.ts']],
    [
      'all behind the wiring, where that is changed',
      ['test/support/world.ts'],
      ['test/api/notes.test.ts', 'test/api/search.test.ts'],
    ],
    ['browser tests of a room', ['web/src/features/search/suggest/a.tsx'], ['test/e2e/desktop/finds-as-you-type.test.ts']],
    ['a test that is changed itself', ['test/api/search.test.ts'], ['test/api/search.test.ts']],
    ['none for a page that nothing reads', ['README.md'], []],
  ])('are %s', (_, changed, tests) => expect(relatedTests(changed, [...imports, ...types])).toEqual(tests))

  it('name browser tests that are there, and rooms', () => {
    const files = sourceFiles()
    for (const [room, promises] of BROWSER_PROMISES) {
      expect(files.some((file) => room.test(file))).toBe(true)
      for (const name of promises) expect([name, existsSync(path.join(ROOT, `test/e2e/${name}.test.ts`))]).toEqual([name, true])
    }
  })
})
