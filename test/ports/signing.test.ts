import { statSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openLocalSigning } from '#functions/adapters/embedded/identity/local-signing.ts'
import { movableClock } from '../support/movable-clock.ts'
import { signingConformance } from './signing.conformance.ts'

signingConformance('keys of a data folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-signing-'))
  const clock = movableClock()
  const signing = openLocalSigning({ folder, clock })
  return {
    signing,
    async rotate() {
      clock.pass(91 * 86_400)
      return signing
    },
    close: () => rm(folder, { recursive: true }),
  }
})

const CLAIMS = { iss: 'i', aud: 'a', sub: 's', sid: 's', way: 'IP', iat: 1, exp: 2 } as const

describe('the keys of library tokens in a data folder', () => {
  it('are made with the first token, for their owner alone, and are there after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-signing-'))
    const clock = movableClock()
    const signing = openLocalSigning({ folder, clock })
    expect(await readdir(folder)).toEqual([])
    await signing.sign('astm', CLAIMS)
    expect(await readdir(folder)).toEqual(['astm-signing.json'])
    expect(statSync(join(folder, 'astm-signing.json')).mode & 0o777).toBe(0o600)
    expect(await openLocalSigning({ folder, clock }).keys('astm')).toEqual(await signing.keys('astm'))
    expect(await signing.keys('ies')).not.toEqual(await signing.keys('astm'))
    await rm(folder, { recursive: true })
  })

  it('are not replaced where their file cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-signing-'))
    await writeFile(join(folder, 'astm-signing.json'), '[{')
    const signing = openLocalSigning({ folder, clock: movableClock() })
    await expect(signing.sign('astm', CLAIMS)).rejects.toThrow('astm-signing.json cannot be read')
    await rm(folder, { recursive: true })
  })
})
