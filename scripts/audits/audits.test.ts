import path from 'node:path'
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import { appendAudit } from '#functions/audits/append-audit.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { main } from './audits.ts'

const data = path.join(newFolder(), 'data')
let told = ''
beforeAll(async () => {
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += text
    return true
  })
  const { table, ports, close } = await openEmbedded(data)
  for (const message of ['one', 'two', 'three'])
    await appendAudit({ ...ports, table }, 'astm', { principal: 'ada', type: 'LEVEL_CHANGED', data: { message } })
  await close()
})
afterAll(() => {
  jest.restoreAllMocks()
})

async function run(...args: string[]) {
  told = ''
  return { exit: await main([...args, '--data', data]), told }
}

it('says of each chain that it is whole, and where it is broken', async () => {
  const whole = await run('verify')
  expect(whole.exit).toBe(0)
  expect(whole.told).toContain('astm: 3 audits, the chain is whole. Seals of 0 days agree.\n')
  expect(whole.told).toContain('awwa: 0 audits, the chain is whole. Seals of 0 days agree.\n')
  const { table, close } = await openEmbedded(data)
  const key = { pk: 'astm#audits', sk: '2'.padStart(12, '0') }
  await table.put({ ...(await table.get(key)), ...key, principal: 'eve' })
  await close()
  expect(await run('verify', '--tenant', 'astm')).toEqual({
    exit: 1,
    told: 'astm: audit 2 is not as it was written. The chain is broken there.\n',
  })
  expect((await run('verify', '--tenant', 'awwa')).exit).toBe(0)
})

it('says what it does not know', async () => {
  await expect(run()).rejects.toThrow('Usage: npm run audits -- verify')
  await expect(run('erase')).rejects.toThrow('Usage')
  await expect(run('verify', '--tenant', 'nobody')).rejects.toThrow('Unknown tenant "nobody"')
  await expect(run('verify', '--to', 'all')).rejects.toThrow('A deployment has one tenant')
  await expect(run('verify', '--to', 'astm', '--tenant', 'astm')).rejects.toThrow('exclude each other')
  await expect(main(['verify', '--data', path.join(data, 'gone')])).rejects.toThrow('does not exist')
})
