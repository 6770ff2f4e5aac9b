import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { SearchIntent } from '#finding/intent.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { main as ingest } from '../ingest/ingest.ts'
import { main } from './reindex.ts'

jest.setTimeout(120_000)

const folder = newFolder()
const data = path.join(folder, 'data')
let told: string
beforeAll(() => {
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text
    return true
  })
})
afterAll(() => {
  jest.restoreAllMocks()
})

async function run(...args: string[]) {
  told = ''
  const exit = await main([...args, '--data', data])
  return { exit, last: told.trim().split('\n').at(-1) }
}

async function answers() {
  const { ports, close } = await openEmbedded(data)
  const facts = { field: 'all', filters: [], sort: 'best', offset: 0, size: 50, count: ['publisher', 'status'] } as const
  const find = (text: string) => {
    const intent: SearchIntent = { scope: { tenant: 'astm', documents: 'all', texts: 'all' }, text, ...facts }
    return ports.search.find(intent)
  }
  const found = [await find(''), await find('lanterns glow'), await find('XO 7'), await find('laddr')]
  await close()
  return found
}

describe('npm run reindex', () => {
  it('makes the index again that is gone: all is found as before', async () => {
    const record = (number: number) => ({ publisher: 'XO', designation: `XO ${number}:2020`, title: `Ladder ${number}` })
    const records = Array.from({ length: 30 }, (_, number) => record(number))
    const page = { ...record(30), family: 'XO 30', documentType: 'Standard', status: 'Active', files: { html: 'page.html' } }
    writeFileSync(path.join(folder, 'all.ndjson'), records.map((one) => `${JSON.stringify(one)}\n`).join(''))
    const shelf = path.join(folder, 'shelf')
    mkdirSync(shelf)
    writeFileSync(path.join(shelf, 'page.html'), '<p>Lanterns glow quietly</p>')
    const library = { format: 'lectern-package/1', publishers: [{ code: 'XO', name: 'Xo' }], documents: [page] }
    writeFileSync(path.join(shelf, 'library.json'), JSON.stringify(library))
    expect(await ingest([path.join(folder, 'all.ndjson'), shelf, '--tenant', 'astm', '--data', data])).toBe(0)
    const before = await answers()
    expect(before.map(({ total }) => total)).toEqual([31, 1, 1, 31])

    rmSync(path.join(data, 'search'), { recursive: true })
    expect((await answers()).map(({ total }) => total)).toEqual([0, 0, 0, 0])
    expect(await run('--tenant', 'astm')).toEqual({ exit: 0, last: 'astm: 31 documents indexed.' })
    expect(await answers()).toEqual(before)
  })

  it('says what it does not know, and does nothing', async () => {
    await expect(run('--tenant', 'nobody')).rejects.toThrow('Unknown tenant "nobody"')
    await expect(run('a-file')).rejects.toThrow('takes no arguments but options')
    await expect(run('--afresh')).rejects.toThrow('On one machine, stop the site and delete the folder of the index')
    await expect(run('--to', 'astm', '--afresh', '--from-snapshot')).rejects.toThrow('exclude each other')
    await expect(run('--to', 'all')).rejects.toThrow('A deployment has one tenant')
    await expect(main(['--data', path.join(folder, 'nowhere')])).rejects.toThrow('does not exist')
  })
})
