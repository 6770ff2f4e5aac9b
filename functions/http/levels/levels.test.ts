import { describe, expect, it } from '@jest/globals'
import type { LogLevel } from '#contract/admin/loggers.ts'
import { LevelsCache } from './levels-cache.ts'
import { effectiveLevel, writes } from './log-levels.ts'
import { redacted } from './redact.ts'

const NOW = new Date('2026-05-01T10:00:00Z')

describe('levels', () => {
  it('of the nearest name above hold, until they end', () => {
    const levels = {
      ROOT: { level: 'WARN' },
      http: { level: 'DEBUG', until: '2026-05-01T10:00:01.000Z' },
      jobs: { level: 'TRACE', until: '2026-05-01T09:59:59.000Z' },
    } as const
    const of = (name: string) => effectiveLevel(levels, name, NOW)
    expect(['http.search', 'http', 'jobs.learn', 'ROOT', 'ports.table'].map(of)).toEqual([
      'DEBUG',
      'DEBUG',
      'WARN',
      'WARN',
      'WARN',
    ])
    expect(effectiveLevel({}, 'http', NOW)).toBe('INFO')
  })

  it('write what is as urgent as they are, or more', () => {
    const all: LogLevel[] = ['ERROR', 'INFO', 'DEBUG']
    expect(all.filter((level) => writes('INFO', level))).toEqual(['ERROR', 'INFO'])
    expect(all.filter((level) => writes('OFF', level))).toEqual([])
  })

  it('are read beside a call, again after a while, and stay where the table does not answer', async () => {
    let now = NOW.getTime()
    let answer: () => Promise<object | undefined> = async () => ({ levels: '{"http":{"level":"DEBUG"}}' })
    let reads = 0
    const get = (() => {
      reads += 1
      return answer()
    }) as never
    const cache = new LevelsCache({ table: { get }, clock: { now: () => new Date(now) } })
    cache.refresh('astm')
    expect(cache.of('astm')).toEqual({})
    await new Promise(setImmediate)
    expect(cache.of('astm')).toEqual({ http: { level: 'DEBUG' } })
    cache.refresh('astm')
    now += 30_000
    answer = () => Promise.reject(new Error('gone'))
    cache.refresh('astm')
    await new Promise(setImmediate)
    expect([reads, cache.of('astm'), cache.of('awwa')]).toEqual([2, { http: { level: 'DEBUG' } }, {}])
  })
})

describe('the redactor', () => {
  it('hides tokens, signatures and what is said to be a secret, and nothing else', () => {
    const lines: unknown[] = []
    const log = redacted((line) => void lines.push(line))
    log({
      error:
        'fetch https://a.example/x?X-Amz-Signature=abc123&page=2 with Bearer aaa.bbb.ccc and password: hunter2 failed: ENOENT',
      notes: { jwt: 'eyJhbGciOi.eyJzdWIi.c2ln', count: 3 },
      endpoint: 'search.find',
    })
    expect(lines).toEqual([
      {
        error: 'fetch https://a.example/x?X-Amz-Signature=******&page=2 with Bearer ****** and password: ****** failed: ENOENT',
        notes: { jwt: '******', count: 3 },
        endpoint: 'search.find',
      },
    ])
  })
})
