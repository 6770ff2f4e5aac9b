import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { LANGUAGES } from '#contract/tenant.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { ROOT } from './command/options.ts'
import { writeArea } from './new-area.ts'

const folder = newFolder()
const inFolder = (file: string) => path.join(folder, file)
const COPIED = ['lib', 'functions', 'web', 'test', 'scripts', 'bin']
/** Files of settings at the top, and no pages. */
const isSetting = (name: string) => /\.(json|mjs)$|^\.gitignore$/.test(name)
/** Checks that take no time; types are asked of what the area adds to. */
const CHECKS = ['lint and format', 'import law', 'sizes', 'words', 'message keys']
const TYPED = [
  'functions/wiring/areas.ts',
  'lib/infra/areas.ts',
  'web/src/app/routes.tsx',
  'test/api/loans.test.ts',
  'test/api/hangs-on-texts.test.ts',
]

function run(command: string, ...args: string[]) {
  const env = { ...process.env, NODE_OPTIONS: '', LECTERN_WORLD_SEED: undefined }
  const { stdout, stderr, status } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' })
  return { said: stdout + stderr, status }
}

describe('a new area', () => {
  beforeAll(async () => {
    for (const name of [...COPIED, ...readdirSync(ROOT).filter(isSetting)])
      cpSync(path.join(ROOT, name), inFolder(name), { recursive: true })
    symlinkSync(path.join(ROOT, 'node_modules'), inFolder('node_modules'))
    await writeArea('loans', folder)
  }, 60_000)

  it('compiles, wired in both worlds and in the page', () => {
    const css = readdirSync(inFolder('web/src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
    const files = [...TYPED, ...css.map((file) => `web/src/${file}`)]
    writeFileSync(inFolder('tsconfig.area.json'), JSON.stringify({ extends: './tsconfig.json', include: [], files }))
    expect(run('node_modules/.bin/tsc', '--noEmit', '--project', 'tsconfig.area.json')).toEqual({ said: '', status: 0 })
  }, 120_000)

  it('passes the checks as it was made', () => {
    writeFileSync(inFolder('tsconfig.area.json'), '{}\n')
    expect(run(process.execPath, 'scripts/run.ts', 'check', ...CHECKS)).toEqual({
      said: expect.stringContaining('Everything holds.'),
      status: 0,
    })
  }, 120_000)

  it('passes its test', () => {
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--selectProjects', 'unit', '--runTestsByPath']
    const { said, status } = run(process.execPath, ...jest, 'test/api/loans.test.ts')
    expect([said, status]).toEqual([expect.stringContaining('1 passed, 1 total'), 0])
  }, 120_000)

  it('has the same texts in every language', () => {
    const keysOf = (language: string) =>
      Object.keys(JSON.parse(readFileSync(inFolder(`web/src/locales/${language}/loans.json`), 'utf8')))
    for (const language of LANGUAGES) expect([language, keysOf(language)]).toEqual([language, keysOf('en')])
  })

  it('stands in the alphabetical order of each list', () => {
    expect(readFileSync(inFolder('lib/contract/index.ts'), 'utf8')).toMatch(/ {2}loans,\n {2}login,/)
    expect(readFileSync(inFolder('functions/wiring/areas.ts'), 'utf8')).toMatch(/ {2}loans,\n {2}login,/)
    expect(readFileSync(inFolder('lib/infra/table.md'), 'utf8')).toContain('| `<tenant>#loans#<subject>` | `<id>` |')
  })

  it('replaces no area that exists, and has a name of a single word', async () => {
    await expect(writeArea('search', folder)).rejects.toThrow('search.ts exists already. Nothing was written.')
    await expect(writeArea('My Notes', folder)).rejects.toThrow('is no area')
  })
})
