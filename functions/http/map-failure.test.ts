import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint/endpoint.ts'
import { systemClock } from '#functions/adapters/shared/system-clock.ts'
import { ulidIds } from '#functions/adapters/shared/ulid-ids.ts'
import type { Ports } from '#ports/ports.ts'
import type { HttpEvent } from './call.ts'
import { serve } from './serve.ts'
import { useCase } from './use-case.ts'

const area = {
  go: endpoint({
    id: 'area.go',
    method: 'GET',
    path: '/go',
    access: 'public',
    input: () => z.strictObject({}),
    output: () => z.object({}),
  }),
}
const counterArea: typeof area = { go: { ...area.go, failures: 'counter' } }
type Kind = new (message: string) => Error

const PORTS = path.join(import.meta.dirname, '..', 'ports')

/** Whoever asks these two catches them: tracking has an answer of its own, and a search by meaning goes on with words. */
const CAUGHT = ['TrackerUnavailable', 'EmbeddingsUnavailable']

async function unavailableKinds(): Promise<Kind[]> {
  const modules = await Promise.all(
    readdirSync(PORTS, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => import(`#ports/${name}`) as Promise<object>),
  )
  const kinds = modules.flatMap((one) => Object.entries(one)).filter(([name]) => name.endsWith('Unavailable'))
  return kinds.filter(([name]) => !CAUGHT.includes(name)).map(([, kind]) => kind as Kind)
}

async function answerTo(error: Error, asked: typeof area = area) {
  const lines: object[] = []
  const failing = useCase(asked.go, [], async () => {
    throw error
  })
  const ports = { clock: systemClock, ids: ulidIds(systemClock) } as unknown as Ports
  const handle = serve<typeof area>({ go: failing })(
    ports,
    (line) => void lines.push(line),
    () => 'astm',
  )
  const event = {
    routeKey: 'GET /go',
    rawPath: '/go',
    rawQueryString: '',
    headers: { host: 'a.example' },
    requestContext: { http: {} },
  }
  const { statusCode, body } = await handle(event as unknown as HttpEvent)
  return { statusCode, code: JSON.parse(body ?? '{}').code as string, body, lines }
}

describe('a failure', () => {
  it('a failure of any unavailable port is answered as unavailable', async () => {
    const kinds = await unavailableKinds()
    expect(kinds.length).toBeGreaterThan(5)
    for (const Kind of kinds) {
      const { statusCode, code, body, lines } = await answerTo(new Kind('its own reason'))
      expect([Kind.name, statusCode, code]).toEqual([Kind.name, 503, 'unavailable'])
      expect(body).not.toContain('its own reason')
      expect(lines.at(-1)).toMatchObject({ level: 'error', error: expect.stringContaining('its own reason') })
    }
  })

  it('a failure is an exception of COUNTER for its programs: busy where a part does not answer, unavailable for a fault', async () => {
    const [Unavailable] = await unavailableKinds()
    const answers = [Unavailable ? new Unavailable('away') : undefined, new Error('a slip')].map((error) =>
      answerTo(error as Error, counterArea),
    )
    const exceptions = (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, JSON.parse(body ?? '')])
    expect(exceptions).toEqual([
      [503, { Code: 1010, Message: 'Service Busy' }],
      [503, { Code: 1000, Message: 'Service Not Available' }],
    ])
  })

  it('a failure without a declared code is unexpected', async () => {
    const { statusCode, code, lines } = await answerTo(new Error('a slip'))
    expect([statusCode, code]).toEqual([500, 'unexpected'])
    expect(lines.at(-1)).toMatchObject({ error: expect.stringContaining('a slip') })
  })
})
