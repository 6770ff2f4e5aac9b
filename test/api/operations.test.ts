import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { account } from '#contract/account.ts'
import { CounterException } from '#contract/counter/exceptions.ts'
import { type AnyEndpoint, placeOf } from '#contract/endpoint/endpoint.ts'
import { commonProblems } from '#contract/endpoint/problem.ts'
import { Problem } from '#contract/endpoint/problem-schema.ts'
import { api } from '#contract/index.ts'
import { validInput } from '#test/support/arbitrary.ts'
import { fc, proofCases } from '#test/support/properties.ts'
import { createWorld, type World } from '#test/support/world.ts'
import { placeInput } from '#web/lib/calls/call.ts'

/** Cases of a call; one of `admin.threads` watches all threads for a moment. */
const runsOf = ({ id }: AnyEndpoint) => proofCases(id === api.admin.threads.id ? 2 : 8, 833)
const endpoints = Object.values(api).flatMap((area) => Object.values(area) as AnyEndpoint[])
const PEOPLE = ['subscriber', 'company', 'admin', 'drm', 'two-accounts', 'outsider', 'visitor'] as const

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

/** Checks that an answer for a frame is the page of an endpoint that has one, or says a declared problem on a page. */
async function checkPage(endpoint: AnyEndpoint, response: Response): Promise<void> {
  expect(endpoint.answer).toBe('html')
  const code = response.headers.get('X-LecternApp-Error')?.replace(/^error\./, '')
  expect(response.status === 200 ? [undefined] : Object.keys({ ...commonProblems, ...endpoint.errors })).toContain(code)
  expect(await response.text()).not.toMatch(/\bat .*\.ts:\d+/)
}

/** Checks that an answer is the declared output, a file's URL, or a declared problem. */
async function checkAnswer(endpoint: AnyEndpoint, response: Response): Promise<void> {
  if (response.status === 302) return expect(['file', 'page']).toContain(endpoint.answer)
  if (response.status === 204) return expect(endpoint.answer).toBe('none')
  if (response.headers.get('Content-Type')?.startsWith('text/html')) return checkPage(endpoint, response)
  const body: unknown = await response.json()
  if (response.status === 200) return void endpoint.output.parse(body)
  if (endpoint.failures === 'counter') return void CounterException().parse(body)
  const problem = Problem().parse(body)
  expect(Object.keys({ ...commonProblems, ...endpoint.errors })).toContain(problem.code)
  expect(problem.code).not.toBe('unexpected')
  expect(response.headers.get('X-LecternApp-Error')).toBe(`error.${problem.code}`)
  expect(JSON.stringify(problem)).not.toMatch(/\bat .*\.ts:\d+/)
}

const person = fc.constantFrom(...PEOPLE)
/** Who makes a call: the one that erases a person takes somebody who makes no other. */
const callerOf = ({ id }: AnyEndpoint) => (id === api.account.erase.id ? fc.constant('namesake') : person)
/** A call in the person's session; the one that ends it has a session of its own each time. */
const bearer = ({ id }: AnyEndpoint, who: string) => ({
  Authorization: `Bearer ${id === account.logout.id ? world.mintToken('astm', who) : world.token(who)}`,
})

describe.each(endpoints.map((one) => [one.id, one] as const))('%s', (_, endpoint) => {
  it('any valid input gets an answer by the schema', async () => {
    await fc.assert(
      fc.asyncProperty(validInput(endpoint.input), callerOf(endpoint), async (input, who) => {
        const { address, body } = placeInput(endpoint, input)
        const sends = endpoint.method === 'POST' || endpoint.method === 'PUT'
        const headers = { ...bearer(endpoint, who), ...(sends && { 'Content-Type': 'application/json' }) }
        await checkAnswer(
          endpoint,
          await world.send('astm', endpoint.method, address, headers, sends ? JSON.stringify(body) : undefined),
        )
      }),
      { numRuns: runsOf(endpoint) },
    )
  })

  it('any invalid input gets a declared problem', async () => {
    const type = fc.constantFrom('application/json', 'text/plain', 'application/json; charset=x', '')
    const body = fc.oneof(fc.json(), fc.string(), fc.constant('{"__proto__":{"x":1},"constructor":2}'), fc.constant('[1,'))
    const query = fc.dictionary(fc.constantFrom(...Object.keys(endpoint.input.shape), 'page', 'size', 'other'), fc.string(), {
      maxKeys: 4,
    })
    await fc.assert(
      fc.asyncProperty(body, query, type, callerOf(endpoint), async (text, fields, contentType, who) => {
        const path = endpoint.path.replace(/\{\w+\}/g, () => encodeURIComponent(text.slice(0, 40) || 'x'))
        const url = `${path}?${new URLSearchParams(fields)}`
        const sends = endpoint.method === 'POST' || endpoint.method === 'PUT'
        const headers = { ...bearer(endpoint, who), ...(contentType && { 'Content-Type': contentType }) }
        await checkAnswer(endpoint, await world.send('astm', endpoint.method, url, headers, sends ? text : undefined))
      }),
      { numRuns: runsOf(endpoint) },
    )
  })

  if (endpoint.access !== 'public') {
    it('a call without a token is refused', async () => {
      const response = await world.send('astm', endpoint.method, endpoint.path.replace(/\{\w+\}/g, 'x'))
      // COUNTER tells apart what is missing and what is wrong.
      expect(response.status).toBe(endpoint.failures === 'counter' ? 400 : 401)
      await checkAnswer(endpoint, response)
    })
  }

  if (Object.keys(endpoint.input.shape).some((field) => placeOf(endpoint, field) === 'body')) {
    it.each(['tenant', '__proto__', 'constructor'])('an unknown field %s is refused', async (field) => {
      const who = Array.isArray(endpoint.access) ? 'admin' : 'subscriber'
      const headers = { ...bearer(endpoint, who), 'Content-Type': 'application/json' }
      const unknown = `{"${field}":"awwa"}`
      const response = await world.send(
        'astm',
        endpoint.method,
        endpoint.path,
        headers,
        endpoint.arrayBody ? `[${unknown}]` : unknown,
      )
      expect(response.status).toBe(400)
      expect(((await response.json()) as Problem).fieldErrors).toEqual([
        {
          objectName: endpoint.id.split('.')[0],
          field: endpoint.arrayBody ? `${endpoint.arrayBody}.0.${field}` : field,
          message: 'Unknown',
        },
      ])
    })
  }
})
