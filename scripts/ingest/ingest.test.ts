import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

  it('takes a document out by its code', async () => {
    expect(await run('--remove', 'XO|1-2020')).toEqual({ exit: 0, last: 'XO|1-2020 was removed from the library.' })
    expect((await run('--remove', 'XO|1-2020')).exit).toBe(1)
    expect((await run(path.join(folder, 'all.ndjson'))).last).toBe('1 added, 0 changed, 1 unchanged, 0 refused.')
  })
})
