import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { startChild } from '#test/support/child.ts'
import { newFolder } from '#test/support/new-folder.ts'

const root = newFolder()
let count = 0
const newPath = () => path.join(root, `objects-${count++}`)
const open = (folder: string) => openDiskObjects(folder, { secret: Buffer.alloc(32), clock: systemClock })
const text = { contentType: 'text/plain' }
const incoming = (folder: string) => readdirSync(path.join(folder, '.incoming'))

const child = (folder: string, work: string) => `
  import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
  const objects = openDiskObjects(${JSON.stringify(folder)}, { secret: Buffer.alloc(32), clock: { now: () => new Date() } })
  ${work}`

describe('objects on disk', () => {
  it('keep the old bytes when their process is killed in the middle of a put', async () => {
    const folder = newPath()
    const { etag } = await open(folder).put('astm/a', Buffer.from('old'), text)
    const half = `const body = (async function* () { yield Buffer.alloc(1e6); console.log('half'); await new Promise(() => setInterval(() => {}, 1000)) })()
      await objects.put('astm/a', body, { contentType: 'text/plain' })`
    const writer = startChild(child(folder, half))
    expect(await writer.line()).toBe('half')
    await writer.kill()
    expect(await open(folder).head('astm/a')).toMatchObject({ size: 3, etag })
  })

  it('say that the disk is full, keep the old bytes and leave nothing half', async () => {
    const folder = newPath()
    const put = (size: number) => `await objects.put('astm/a', Buffer.alloc(${size}), { contentType: 'text/plain' })
      .then(({ size }) => console.log(size), ({ name }) => console.log(name))`
    const writer = startChild(child(folder, `${put(1000)}\n${put(9_000_000)}`), { fileLimit: 1000 })
    expect(await writer.line()).toBe('1000')
    expect(await writer.line()).toBe('ObjectsUnavailable')
    await writer.line()
    expect(await open(folder).head('astm/a')).toMatchObject({ size: 1000 })
    expect(incoming(folder)).toEqual([])
  })

  it('clear away what a killed process left, once it is old', async () => {
    const folder = newPath()
    open(folder)
    for (const name of ['old', 'young']) writeFileSync(path.join(folder, '.incoming', name), 'x')
    const yesterday = Date.now() / 1000 - 90_000
    utimesSync(path.join(folder, '.incoming/old'), yesterday, yesterday)
    open(folder)
    expect(incoming(folder)).toEqual(['young'])
  })

  it('are refused to URLs of another secret', async () => {
    const folder = newPath()
    await open(folder).put('astm/a', Buffer.from('x'), text)
    const other = openDiskObjects(folder, { secret: Buffer.alloc(32, 1), clock: systemClock })
    const { url } = await other.sign({ key: 'astm/a', method: 'GET', expiresIn: 60 })
    expect((await open(folder).serve({ method: 'GET', url, headers: {} })).status).toBe(403)
    expect((await other.serve({ method: 'GET', url, headers: {} })).status).toBe(200)
  })
})
