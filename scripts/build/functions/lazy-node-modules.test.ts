import { describe, expect, it } from '@jest/globals'
import { runBundled } from '#test/support/run-bundled.ts'
import { lazyNodeModules } from './lazy-node-modules.ts'

const USES = `
  import { createHash, createHmac, hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
  import { request } from 'node:https'
  import { setTimeout as later } from 'node:timers'
  import { setTimeout as sleep } from 'node:timers/promises'

  const nameOf = (work) => Promise.resolve().then(work).then(() => 'none', (error) => error.name)
  const isLoaded = () => process.moduleLoadList.includes('NativeModule timers/promises')
  const atStart = isLoaded()
  const answers = {
    hash: hash('sha256', 'ä'),
    stream: createHash('sha256').update('a').update('b').digest('hex'),
    hmac: createHmac('sha256', 'key').update('text').digest('base64'),
    sizes: [randomUUID().length, randomBytes(7).length],
    equal: timingSafeEqual(Buffer.from('a'), Buffer.from('a')),
    slept: await sleep(1, 'value'),
    late: await new Promise((resolve) => later(resolve, 1, 'given')),
    aborted: await nameOf(() => sleep(10_000, undefined, { signal: AbortSignal.abort() })),
    refused: [await nameOf(() => hash('none', '')), await nameOf(() => request('ftp://a.example'))],
  }
  console.log(JSON.stringify({ atStart, answers }))`

interface Seen {
  readonly atStart: boolean
  readonly answers: object
}

describe('modules of Node’s own that a bundle loads lazily', () => {
  it('answer as they do when they are imported, and are not loaded at the start', async () => {
    const lazy = (await runBundled({ 'entry.ts': USES }, [lazyNodeModules()])).answers as Seen
    const plain = (await runBundled({ 'entry.ts': USES }, [])).answers as Seen
    expect(lazy.answers).toEqual(plain.answers)
    expect([plain.atStart, lazy.atStart]).toEqual([true, false])
  })
})
