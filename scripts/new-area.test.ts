import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { ROOT } from './command/options.ts'
import { writeArea } from './new-area.ts'

const folder = newFolder()
const inFolder = (file: string) => path.join(folder, file)

describe('a new area', () => {
  beforeAll(async () => {
    for (const one of ['package.json', 'tsconfig.json', 'lib', 'functions'])
      cpSync(path.join(ROOT, one), inFolder(one), { recursive: true })
    symlinkSync(path.join(ROOT, 'node_modules'), inFolder('node_modules'))
    await writeArea('loans', folder)
  }, 60_000)

  it('compiles, wired in both worlds', () => {
    const compiled = { extends: './tsconfig.json', include: [], files: ['functions/wiring/areas.ts', 'lib/infra/areas.ts'] }
    writeFileSync(inFolder('tsconfig.area.json'), JSON.stringify(compiled))
    const { stdout } = spawnSync(inFolder('node_modules/.bin/tsc'), ['--project', 'tsconfig.area.json'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  }, 120_000)

  it('stands in the alphabetical order of each list', () => {
    expect(readFileSync(inFolder('lib/contract/index.ts'), 'utf8')).toMatch(/ {2}loans,\n {2}login,/)
    expect(readFileSync(inFolder('functions/wiring/areas.ts'), 'utf8')).toMatch(/ {2}loans,\n {2}login,/)
    expect(readFileSync(inFolder('lib/infra/table.md'), 'utf8')).toContain('| `<tenant>#loans#<subject>` | `<id>` |')
  })

  it('replaces no area that exists, and has a name of one word', async () => {
    await expect(writeArea('search', folder)).rejects.toThrow('search.ts exists already. Nothing was written.')
    await expect(writeArea('My Notes', folder)).rejects.toThrow('is no area')
  })
})
