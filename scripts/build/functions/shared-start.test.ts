import { describe, expect, it } from '@jest/globals'
import type { Plugin } from 'esbuild'
import { runBundled } from '#test/support/run-bundled.ts'
import { sharedStart } from './shared-start.ts'

/** Two lazy parts, each with other modules of the start and one in common that the start does not have. */
const FILES = {
  'entry.ts': `
    import { count } from './counter.ts'
    import { name } from './name.ts'
    const started = count()
    const answer = async () => {
      const [one, other] = [await import('./one.ts'), await import('./other.ts')]
      console.log(JSON.stringify({ started, name, parts: [one.part(), other.part()], again: (await import('./one.ts')) === one }))
    }
    void answer()`,
  'counter.ts': 'let calls = 0; export const count = () => ++calls',
  'name.ts': `export const name = 'name'`,
  'common.ts': `import { count } from './counter.ts'; const made = count(); export const common = () => made`,
  'one.ts': `import { count } from './counter.ts'; import { common } from './common.ts'; export const part = () => ['one', count(), common()]`,
  'other.ts': `import { name } from './name.ts'; import { common } from './common.ts'; export const part = () => [name, common()]`,
}

const bundled = (plugins: Plugin[]) => runBundled(FILES, plugins, { splitting: true })

describe('a bundle with one file at the start', () => {
  it('answers as the plain bundle does, each module made once, and loads one file at the start beside its entry', async () => {
    const [one, plain] = [await bundled([sharedStart('./entry.ts')]), await bundled([])]
    expect(one.answers).toEqual(plain.answers)
    const atOnce = (outputs: typeof one.outputs) =>
      outputs['out/index.mjs']?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external).length
    expect([atOnce(plain.outputs), atOnce(one.outputs)]).toEqual([2, 1])
  })
})
