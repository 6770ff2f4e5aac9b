import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { makeRelease } from './release.ts'

const DAY = '2026-11-22'
const root = newFolder()
let folder: string
const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout.trim()
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)

beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'repository-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Somebody')
  git('config', 'user.email', 'somebody@example.org')
  write('package.json', '{\n  "name": "lectern",\n  "version": "0.1.0",\n  "dependencies": { "other": "0.1.0" }\n}\n')
  write(
    'package-lock.json',
    '{ "version": "0.1.0", "packages": { "": { "version": "0.1.0" }, "other": { "version": "0.1.0" } } }\n',
  )
  mkdirSync(path.join(folder, 'lib/contract'), { recursive: true })
  write('lib/contract/version.ts', "export const VERSION = '0.1.0'\n")
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Search.\n\n## 0.1.0 – 2026-11-21\n\n- Reading.\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
})

describe('a release', () => {
  it.each([
    ['patch', '0.1.1'],
    ['minor', '0.2.0'],
    ['major', '1.0.0'],
  ] as const)('raises the %s of the version, in one commit with a tag', (part, version) => {
    expect(makeRelease(folder, part, DAY)).toBe(`v${version}`)
    expect(git('status', '--porcelain')).toBe('')
    expect(git('log', '-1', '--format=%s %D')).toContain(`Release ${version}`)
    expect(git('describe', '--exact-match')).toBe(`v${version}`)
    expect(JSON.parse(read('package.json'))).toMatchObject({ version, dependencies: { other: '0.1.0' } })
    const { packages, ...lock } = JSON.parse(read('package-lock.json'))
    expect(read('lib/contract/version.ts')).toBe(`export const VERSION = '${version}'\n`)
    expect([lock.version, packages[''].version, packages.other.version]).toEqual([version, version, '0.1.0'])
  })

  it('moves what was unreleased under the version and its day', () => {
    makeRelease(folder, 'minor', DAY)
    expect(read('CHANGELOG.md')).toBe(
      `# Changelog\n\n## Unreleased\n\n## 0.2.0 – ${DAY}\n\n- Search.\n\n## 0.1.0 – 2026-11-21\n\n- Reading.\n`,
    )
  })

  it('changes nothing where the work tree has changes, or nothing is unreleased', () => {
    makeRelease(folder, 'minor', DAY)
    expect(() => makeRelease(folder, 'minor', DAY)).toThrow('lists nothing under "Unreleased"')
    write('new.txt', '')
    expect(() => makeRelease(folder, 'minor', DAY)).toThrow('The work tree has changes')
    expect([git('tag'), JSON.parse(read('package.json')).version]).toEqual(['v0.2.0', '0.2.0'])
  })
})
