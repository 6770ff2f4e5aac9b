import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { startChild } from '#test/support/child.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { comesFromFullDisk, DataFolderError, openDataFolder } from './data-folder.ts'

const root = newFolder()
let count = 0
const newPath = () => path.join(root, `data-${count++}`)

function refusal(folder: string, server = true): string {
  try {
    openDataFolder(folder, { server }).close()
  } catch (error) {
    expect(error).toBeInstanceOf(DataFolderError)
    const { message } = error as Error
    expect(message).toMatch(/^[^\n]+\.$/)
    expect(message).toContain(folder)
    return message
  }
  throw new Error('it was not refused')
}

const childServer = (folder: string, server: boolean) =>
  startChild(`import { openDataFolder } from '#functions/adapters/embedded/disk/data-folder.ts'
    openDataFolder(${JSON.stringify(folder)}, { server: ${server} })
    console.log('open')
    setInterval(() => {}, 1000)`)

describe('a data folder', () => {
  it('is made where it is missing, and opened again', () => {
    const folder = path.join(newPath(), 'deep')
    openDataFolder(folder, { server: true }).close()
    expect(JSON.parse(readFileSync(path.join(folder, 'version.json'), 'utf8'))).toEqual({ format: 1 })
    openDataFolder(folder, { server: true }).close()
  })

  it('keeps its secret, which nobody else can read', () => {
    const folder = newPath()
    const first = openDataFolder(folder, { server: true })
    const second = openDataFolder(folder, { server: false })
    expect(first.secret).toHaveLength(32)
    expect(Buffer.compare(first.secret, second.secret)).toBe(0)
    expect(statSync(path.join(folder, 'keys/objects.secret')).mode & 0o777).toBe(0o600)
    expect(statSync(path.join(folder, 'keys')).mode & 0o777).toBe(0o700)
    const other = openDataFolder(newPath(), { server: true })
    expect(Buffer.compare(first.secret, other.secret)).not.toBe(0)
    for (const one of [first, second, other]) one.close()
  })

  it('is open to its owner alone, also one that was open to all, and leaves a folder with other things as it is', () => {
    const modeOf = (folder: string) => statSync(folder).mode & 0o777
    const [made, older, shared] = [newPath(), newPath(), newPath()]
    openDataFolder(made, { server: true }).close()
    expect(modeOf(made)).toBe(0o700)
    openDataFolder(older, { server: true }).close()
    chmodSync(older, 0o755)
    openDataFolder(older, { server: true }).close()
    expect(modeOf(older)).toBe(0o700)
    mkdirSync(shared)
    chmodSync(shared, 0o755)
    writeFileSync(path.join(shared, 'notes.txt'), 'somebody’s')
    openDataFolder(shared, { server: true }).close()
    expect(modeOf(shared)).toBe(0o755)
  })

  it('whose version is no file is refused', () => {
    const folder = newPath()
    mkdirSync(path.join(folder, 'version.json'), { recursive: true })
    expect(refusal(folder)).toContain('cannot be read')
  })

  it.each([
    ['a newer version', '{"format":2}', 'newer'],
    ['what nobody can read', 'not json', 'cannot be read'],
    ['no format', '{}', 'cannot be read'],
  ])('from %s is refused and not touched', (_, text, reason) => {
    const folder = newPath()
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'version.json'), text)
    expect(refusal(folder)).toContain(reason)
    expect(refusal(folder, false)).toContain(reason)
    expect(readdirSync(folder)).toEqual(['version.json'])
    expect(readFileSync(path.join(folder, 'version.json'), 'utf8')).toBe(text)
  })

  it('that is half restored is refused', () => {
    const folder = newPath()
    mkdirSync(path.join(folder, '.restoring'), { recursive: true })
    expect(refusal(folder)).toContain('restore')
    expect(readdirSync(folder)).toEqual(['.restoring'])
  })

  it('that cannot be written is refused', () => {
    const file = newPath()
    writeFileSync(file, 'mine')
    expect(refusal(file)).toContain('cannot be written')
    expect(refusal(path.join(file, 'below'))).toContain('cannot be written')
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(refusal('/proc/lectern')).toContain('cannot be written')
  })

  it('has one server and one ingest at a time, side by side', () => {
    const folder = newPath()
    const server = openDataFolder(folder, { server: true })
    const ingest = openDataFolder(folder, { server: false })
    expect(refusal(folder)).toContain('server')
    expect(refusal(folder, false)).toContain('ingest')
    server.close()
    ingest.close()
    openDataFolder(folder, { server: true }).close()
    openDataFolder(folder, { server: false }).close()
  })

  it.each([true, false])('is free again as soon as its process is killed (server: %p)', async (server) => {
    const folder = newPath()
    const child = childServer(folder, server)
    expect(await child.line()).toBe('open')
    refusal(folder, server)
    openDataFolder(folder, { server: !server }).close()
    await child.kill()
    openDataFolder(folder, { server }).close()
    expect(existsSync(path.join(folder, 'version.json'))).toBe(true)
  })
})

describe('a full disk', () => {
  it('is known by the first cause of an error', () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    const fullForSqlite = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
    for (const cause of [full, fullForSqlite])
      expect(comesFromFullDisk(new Error('outer', { cause: new Error('inner', { cause }) }))).toBe(true)
    expect(comesFromFullDisk(new Error('outer', { cause: Object.assign(new Error(), { code: 'EACCES' }) }))).toBe(false)
  })
})
