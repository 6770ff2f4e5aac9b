import { describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import { validOutput } from '#test/support/arbitrary.ts'
import { cases, fc } from '#test/support/properties.ts'
import { outputPicker } from './pick-output.ts'

const RUNS = cases(15)
const SECRET = { secret: 'word of the library' }
const endpoints = Object.values(api).flatMap((area) => Object.values(area) as AnyEndpoint[])

/** Adds a field that nothing names to every object of a value. */
function withSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSecrets)
  if (typeof value !== 'object' || value === null) return value
  return { ...Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withSecrets(one)])), inner: SECRET }
}

/** Endpoints with objects by names that the contract leaves open: of a name that is not known its words alone stay here. */
const TAKES_ANY_NAME = /^(admin\.(metrics|settings|environment|loggers)|tenant\.config)$/

const hasObjects = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some(hasObjects))

describe.each(endpoints.map((one) => [one.id, one] as const))('what leaves %s', (_, endpoint) => {
  const pick = outputPicker(() => endpoint.output)
  const output = validOutput(endpoint.output)

  it('is all that its contract describes', () => {
    fc.assert(
      fc.property(output, (given) => {
        const { output: left, dropped } = pick(given)
        expect(left).toBe(given)
        expect(dropped).toEqual([])
      }),
      { numRuns: RUNS },
    )
  })

  it('is nothing else, at any depth, and the log is told', () => {
    fc.assert(
      fc.property(output, (given) => {
        const { output: left, dropped } = pick(withSecrets(given))
        if (TAKES_ANY_NAME.test(endpoint.id)) expect(JSON.stringify(left)).not.toContain(SECRET.secret)
        else expect(left).toEqual(given)
        expect(dropped.length > 0).toBe(hasObjects(given))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('in the place of a text', () => {
  const search = outputPicker(() => api.search.all.output)

  it.each([
    ['an object', SECRET],
    ['a list', [SECRET]],
  ])('%s does not leave', (_, value) => {
    const { output, dropped } = search({ count: 0, documents: [], nextPageFlag: false, correctedKeywords: value })
    expect(JSON.stringify(output)).not.toContain('word of')
    expect(dropped).not.toEqual([])
  })

  it.each([
    ['an object for a list', { documents: SECRET }],
    ['a list for an object', [SECRET]],
    ['lists in a list of objects', { documents: [[SECRET]] }],
    ['a text in a list of objects', { documents: [SECRET.secret] }],
    ['a text for an object', SECRET.secret],
  ])('%s does not leave either', (_, value) => {
    expect(JSON.stringify(search(value).output) ?? '').not.toContain('word of')
  })
})
