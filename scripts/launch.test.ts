import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { ROOT } from './command/options.ts'

const folder = newFolder()

describe('the launcher', () => {
  it('installs nothing under a running server, and leaves no lock behind', () => {
    mkdirSync(path.join(folder, 'scripts'))
    mkdirSync(path.join(folder, 'node_modules/.running'), { recursive: true })
    copyFileSync(path.join(ROOT, 'scripts/launch.mjs'), path.join(folder, 'scripts/launch.mjs'))
    writeFileSync(path.join(folder, 'package-lock.json'), '{}')
    writeFileSync(path.join(folder, 'node_modules/.running', String(process.pid)), '')
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/launch.mjs', 'openapi'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The packages have changed, but a server .* Stop it first, then try again\.\n$/)
    expect(existsSync(path.join(folder, '.installing'))).toBe(false)
  })
})
