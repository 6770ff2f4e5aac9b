import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { main } from './ingest.ts'

let folder: string
let told: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ingest-command-'))
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text
    return true
  })
})
afterAll(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

const file = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text)
  return path.join(folder, name)
}
const line = (number: number) => `${JSON.stringify({ publisher: 'XO', designation: `XO ${number}:2020`, title: 'T' })}\n`
async function run(...args: string[]) {
  told = ''
  const exit = await main([...args, '--data', path.join(folder, 'data')])
  return { exit, last: told.trim().split('\n').at(-1) }
}

describe('npm run ingest', () => {
  it('ends with how many, and 0 when all is in', async () => {
    const all = file('all.ndjson', line(1) + line(2))
    expect(await run(all)).toEqual({ exit: 0, last: '2 added, 0 changed, 0 unchanged, 0 refused.' })
    expect(await run(all)).toEqual({ exit: 0, last: '0 added, 0 changed, 2 unchanged, 0 refused.' })
  })

  it('ends with 2 when some is refused, with 1 when nothing came in', async () => {
    expect(await run(file('some.ndjson', `${line(3)}x\n`))).toEqual({
      exit: 2,
      last: '1 added, 0 changed, 0 unchanged, 1 refused.',
    })
    expect((await run(file('none.ndjson', 'x\n'))).exit).toBe(1)
    expect((await run(file('empty.ndjson', ''))).exit).toBe(1)
  })

  it('does nothing for what is not there', async () => {
    await expect(run(path.join(folder, 'gone.ndjson'))).rejects.toThrow('does not exist')
    await expect(run(path.join(folder, 'all.ndjson'), '--tenant', 'nobody')).rejects.toThrow('Unknown tenant "nobody"')
    await expect(run()).rejects.toThrow('Name a file or a folder')
  })

  it('says what would come in with --dry-run, and writes nothing', async () => {
    const records = Array.from({ length: 5 }, (_, at) => line(at + 10)).join('')
    const all = file('dry.ndjson', `${records}${line(10)}x\n`)
    const data = path.join(folder, 'dry-data')
    told = ''
    expect(await main(['--dry-run', all, '--data', data])).toBe(2)
    expect(told).toContain('dry.ndjson, line 7: not JSON')
    expect(told.match(/designation +XO \d+:2020/g)).toHaveLength(3)
    expect(told).toContain('Dry run: 5 would come in (1 more are the same documents again: the last of each counts), 1 refused.')
    expect(existsSync(data)).toBe(false)
    await expect(run('--dry-run', '--remove', 'XO|1-2020')).rejects.toThrow('files and folders only')
  })

  it('writes the columns of a table beside it, and reads them from there', async () => {
    const table = file('list.csv', 'Mark,Title,Issued\nXO 70,One,3/4/21\n')
    const columns = `${table}.columns.json`
    expect((await run('--dry-run', table)).exit).toBe(1)
    expect(existsSync(columns)).toBe(false)
    expect((await run(table)).exit).toBe(1)
    const written = readFileSync(columns, 'utf8')
    const columnsGuessed = { Mark: null, Title: 'title', Issued: 'publishedDate' }
    expect(JSON.parse(written)).toEqual(expect.objectContaining({ delimiter: ',', encoding: 'utf-8', columns: columnsGuessed }))
    writeFileSync(
      columns,
      written.replace('null', '"designation"').replace(/"publishedDate"/, '{"field":"publishedDate","dates":"month-day"}'),
    )
    expect(await run(table)).toEqual({ exit: 0, last: '1 added, 0 changed, 0 unchanged, 0 refused.' })
    expect(await run(table)).toEqual({ exit: 0, last: '0 added, 0 changed, 1 unchanged, 0 refused.' })
  })

  it('takes a document out by its code', async () => {
    expect(await run('--remove', 'XO|1-2020')).toEqual({ exit: 0, last: 'XO|1-2020 was removed from the library.' })
    expect((await run('--remove', 'XO|1-2020')).exit).toBe(1)
    expect((await run(path.join(folder, 'all.ndjson'))).last).toBe('1 added, 0 changed, 1 unchanged, 0 refused.')
  })
})
