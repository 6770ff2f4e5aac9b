import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { newFolder } from '#test/support/new-folder.ts'
import { ROOT } from './command/options.ts'

const LOCK = '{}'
const STAMP = createHash('sha256').update(LOCK).digest('hex')

const root = newFolder()
let folder: string
const inFolder = (file: string) => path.join(folder, file)

/** A project whose npm writes down its words, and whose commands print their names. */
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'project-'))
  for (const one of ['scripts', 'node_modules/.running', 'node_modules/node/bin']) mkdirSync(inFolder(one), { recursive: true })
  copyFileSync(path.join(ROOT, 'scripts/launch.mjs'), inFolder('scripts/launch.mjs'))
  writeFileSync(inFolder('package-lock.json'), LOCK)
  writeFileSync(inFolder('scripts/run.ts'), 'console.log(process.argv[2])')
  writeFileSync(
    inFolder('npm.mjs'),
    "import { appendFileSync } from 'node:fs'; appendFileSync('npm.log', process.argv[2] + process.argv.filter((word) => /dev$/.test(word)) + '\\n')",
  )
  symlinkSync(process.execPath, inFolder('node_modules/node/bin/node'))
})

function launch(command: string) {
  const env = { ...process.env, NODE_OPTIONS: '', npm_execpath: inFolder('npm.mjs'), INIT_CWD: folder }
  return spawnSync(process.execPath, ['scripts/launch.mjs', command], { cwd: folder, encoding: 'utf8', env })
}
const npmLog = () => (existsSync(inFolder('npm.log')) ? readFileSync(inFolder('npm.log'), 'utf8').trim().split('\n') : [])
const stamp = () => readFileSync(inFolder('node_modules/.installed'), 'utf8')
const markRunning = () => writeFileSync(inFolder(`node_modules/.running/${process.pid}`), '')

describe('the launcher', () => {
  it('installs nothing under a running server, and leaves no lock behind', () => {
    markRunning()
    const { status, stdout, stderr } = launch('openapi')
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The packages have changed, but a server .* Stop it first, then try again\.\n$/)
    expect(existsSync(inFolder('.installing'))).toBe(false)
    expect(npmLog()).toEqual([])
  })

  it('spares whoever only starts the product the development packages, and adds them for the first check', () => {
    expect(launch('start').stdout).toBe('start\n')
    expect(launch('start').status).toBe(0)
    expect(npmLog()).toEqual(['ci--omit=dev'])
    markRunning()
    expect(launch('check').stdout).toBe('check\n')
    expect(launch('start').status).toBe(0)
    expect(npmLog()).toEqual(['ci--omit=dev', 'install--include=dev'])
    expect(stamp()).toBe(STAMP)
  })

  it('installs everything at once where the first command needs it', () => {
    for (const command of ['test', 'start', 'check']) expect(launch(command).stdout).toBe(`${command}\n`)
    expect(npmLog()).toEqual(['ci'])
  })

  it('begins anew where adding was interrupted', () => {
    launch('start')
    const npm = readFileSync(inFolder('npm.mjs'), 'utf8')
    writeFileSync(inFolder('npm.mjs'), 'process.exit(1)')
    expect(launch('check').status).toBe(1)
    writeFileSync(inFolder('npm.mjs'), npm)
    expect(launch('check').status).toBe(0)
    expect(npmLog()).toEqual(['ci--omit=dev', 'ci'])
  })
})
