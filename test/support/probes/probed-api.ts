import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { api } from '#contract/index.ts'
import type { Tenant } from '#contract/tenant.ts'
import { type Call, placeInput } from '#web/lib/calls/call.ts'
import { validInput } from '../arbitrary.ts'
import { fc } from '../properties.ts'
import type { World } from '../world.ts'

/** A call of the API, made by somebody. */
export interface ApiProbe {
  readonly endpoint: AnyEndpoint
  readonly input: Readonly<Record<string, unknown>>
  readonly person: string
  readonly tenant: Tenant
}

/** Values for fields whose names match, instead of any that the schema takes. */
type KnownFields = readonly (readonly [name: RegExp, values: fc.Arbitrary<unknown>])[]

interface Probed {
  readonly people: readonly string[]
  readonly tenants: readonly Tenant[]
  readonly known: KnownFields
  /** calls that are made more often than the others */
  readonly often: RegExp
  /** calls that change what people may see */
  readonly without: RegExp
}

const FRAME = /^(page|size|sort|pageIndex|pageSize|offset)$/

function inputOf(endpoint: AnyEndpoint, known: KnownFields): fc.Arbitrary<ApiProbe['input']> {
  const names = Object.keys(endpoint.input.shape)
  const given = names.flatMap((name) => {
    const values = known.find(([pattern]) => pattern.test(name))?.[1]
    return values ? [[name, values] as const] : []
  })
  return fc
    .tuple(validInput(endpoint.input), fc.record(Object.fromEntries(given)), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([any, some, share]) => {
      // Most answers are not empty for a page or a sort that nobody has.
      const kept = Object.entries(any).filter(([name]) => (!FRAME.test(name) && name in some) || share > 0.7)
      return { ...Object.fromEntries(kept), ...some }
    })
}

/** Calls of the whole API by anybody of some tenants. */
export function probesOfApi({ people, tenants, known, often, without }: Probed): fc.Arbitrary<ApiProbe> {
  const endpoints = Object.values(api)
    .flatMap((area) => Object.values(area) as AnyEndpoint[])
    .filter(({ id }) => !without.test(id))
  const calls = endpoints.map((endpoint) => ({
    weight: often.test(endpoint.id) ? 8 : 1,
    arbitrary: inputOf(endpoint, known).map((input) => ({ endpoint, input })),
  }))
  return fc
    .record({ call: fc.oneof(...calls), person: fc.constantFrom(...people), tenant: fc.constantFrom(...tenants) })
    .map(({ call, person, tenant }) => ({ ...call, person, tenant }))
}

/** Addresses of files that an answer links to. */
const filesOf = (answer: unknown): string[] =>
  [...JSON.stringify(answer ?? null).matchAll(/"url":"(\/[^"]+)"/g)].map(([, url]) => url as string)

/** Everything that somebody receives for a call: the answer or the problem, headers, and files that the answer links to. */
export async function receivedBy(world: Pick<World, 'direct' | 'fetchDirectly'>, { endpoint, input, person, tenant }: ApiProbe) {
  if (endpoint.answer === 'page') {
    const { headers } = await world.fetchDirectly(tenant, placeInput(endpoint, input).address)
    return { data: undefined, text: JSON.stringify([...headers]) }
  }
  const call: Call = world.direct(person, tenant)
  const answer = await call.raw(endpoint, input as never).then(
    ({ data, headers }) => ({ data, headers: [...headers] }),
    (error) => {
      if (!error.problem) throw error
      if (error.problem.code === 'unexpected') throw new Error(`${endpoint.id} fails: ${JSON.stringify(input)}`)
      return { problem: error.problem, about: error.about }
    },
  )
  const files: string[] = []
  for (const url of filesOf('data' in answer ? answer.data : undefined))
    files.push(await (await world.fetchDirectly(tenant, url)).text())
  return { data: 'data' in answer ? (answer.data as unknown) : undefined, text: [JSON.stringify(answer), ...files].join('\n') }
}

/** Words that somebody received and did not send themselves. */
export const revealed = (words: readonly string[], { input }: ApiProbe, text: string): string[] => {
  const sent = JSON.stringify(input).toLowerCase()
  const received = text.toLowerCase()
  return words.filter((word) => received.includes(word) && !sent.includes(word))
}
