import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { REFINEMENT_ROOTS } from '#contract/search.ts'
import { handler as refinement } from '#functions/areas/refinement/handler.ts'
import { handler as search } from '#functions/areas/search/handler.ts'
import type { Context } from '#functions/http/use-case.ts'
import { saveDocuments } from '#library/saving/save-documents.ts'
import type { Actor } from '#people/actor.ts'
import type { PortName } from '#ports/ports.ts'
import { outsider, subscriber } from '../../support/library.ts'
import { COMMON_WORDS, documentsOf, icsOf, type Shelf } from '../../support/probes/probed-library.ts'
import { fc, proofCases } from '../../support/properties.ts'
import { onEngines, openBackend, type WorldBackend } from '../../support/world.ts'

/** number of probes; fewer on engines, which answer over the wire */
const PROBES = onEngines ? 2000 : proofCases(300, 33_333)
const CONCURRENCY = 40

/** Shelves of each tenant: held by publisher, held by collection, and not held. */
const SHELVES = {
  astm: {
    held: { word: 'quorvane', from: 6000, publisher: 'ISO', size: 40, collections: [] },
    collected: { word: 'blenvish', from: 6000, publisher: 'MIX', size: 20, collections: ['Water'] },
    closed: { word: 'zorkeld', from: 6000, publisher: 'CLOSED', size: 40, collections: [] },
    beside: { word: 'wumphry', from: 6045, publisher: 'MIX', size: 30, collections: ['Fire'] },
  },
  awwa: {
    held: { word: 'trumbolt', from: 6000, publisher: 'ISO', size: 30, collections: [] },
    collected: { word: 'snavigo', from: 6045, publisher: 'MIX', size: 25, collections: ['Water'] },
    closed: { word: 'hexprall', from: 6000, publisher: 'CLOSED', size: 20, collections: [] },
    beside: { word: 'dulkmarn', from: 6000, publisher: 'MIX', size: 35, collections: ['Fire'] },
  },
} as const satisfies Record<string, Record<string, Shelf>>
type Held = keyof typeof SHELVES
const TENANTS = Object.keys(SHELVES) as Held[]
const SECRETS: readonly Shelf[] = TENANTS.flatMap((tenant) => Object.values(SHELVES[tenant]))

const account = { id: 'a', publishers: ['ISO'], collections: ['Water'] }
const PEOPLE = [
  { ...subscriber, account },
  { ...subscriber, account, drmView: true },
  { ...outsider, account: { id: 'b', publishers: [], collections: [] } },
] as const

let folder: string
let library: WorldBackend
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'lectern-probes-'))
  library = await openBackend({ folder, port: 0, log: () => undefined })
  for (const tenant of TENANTS) {
    await saveDocuments(library.ports, tenant, Object.values(SHELVES[tenant]).flatMap(documentsOf))
    await library.ports.search.learn(tenant)
  }
}, 300_000)
afterAll(async () => {
  await library.close()
  rmSync(folder, { recursive: true })
})

const useCases = [...search.useCases, ...refinement.useCases]

const misspelt = (word: string, at: number) => word.slice(0, at % word.length) + word.slice((at % word.length) + 1)
const word = fc.oneof(
  fc.constantFrom(...COMMON_WORDS),
  fc.constantFrom(...SECRETS.map((secret) => secret.word)),
  fc
    .tuple(fc.constantFrom(...COMMON_WORDS, ...SECRETS.map((secret) => secret.word)), fc.nat())
    .map(([one, at]) => misspelt(one, at)),
  fc.tuple(fc.constantFrom(...SECRETS), fc.integer({ min: 3, max: 6 })).map(([secret, size]) => secret.word.slice(0, size)),
  fc
    .tuple(fc.constantFrom('ISO', 'MIX', 'CLOSED'), fc.integer({ min: 5990, max: 6045 }), fc.constantFrom('', ':2005', '-12'))
    .map(([publisher, number, year]) => `${publisher} ${number}${year}`),
  fc.constant('*'),
)
const refinementOf = fc.record({
  r: fc.constantFrom(...REFINEMENT_ROOTS),
  k: fc.constantFrom(
    'ISO',
    'MIX',
    'CLOSED',
    '13',
    '91.040',
    ...SECRETS.flatMap(({ word }) => [word, `${word} topic`, `${word} standard`]),
  ),
  pk: fc.constant(''),
})
const probe = fc.record({
  tenant: fc.constantFrom(...TENANTS),
  person: fc.constantFrom(...PEOPLE),
  useCase: fc.constantFrom(...useCases),
  keywords: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  refinements: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.array(refinementOf, { maxLength: 2 }) },
  ),
  fields: fc.record({
    searchField: fc.constantFrom('all', 'all', 'designation'),
    'search-type': fc.constantFrom('ALL', 'MYSUBSCRIPTION', 'D'),
    section: fc.constantFrom('Publisher', 'Category'),
    publisher: fc.constantFrom('ISO', 'MIX', 'CLOSED'),
    id: fc.constantFrom('all', 'ISO', 'CLOSED'),
    size: fc.constant(100),
  }),
})
type Probe = typeof probe extends fc.Arbitrary<infer P> ? P : never

class Refused extends Error {}

async function answerTo({ tenant, person, useCase, keywords, refinements, fields }: Probe): Promise<Said | undefined> {
  // The stack refuses it before its use case.
  if (useCase.endpoint.drm === false && person.drmView) return undefined
  const { shape } = useCase.endpoint.input
  const known = Object.entries({ keywords, refinements, ...fields }).filter(([name]) => name in shape)
  const actor: Actor = { ...person, tenant }
  const fail = (code: string) => {
    throw new Refused(code)
  }
  const context = { actor, tenant, ports: library.ports, note: () => undefined, fail } as unknown as Context<
    AnyEndpoint,
    PortName
  >
  const input = useCase.endpoint.input.safeParse(Object.fromEntries(known))
  return input.success ? ((await useCase.run(input.data as never, context)) as Said) : undefined
}

/** Tells whether the answer to a probe is limited to subscribed content. */
const isOfSubscribed = ({ person, useCase: { endpoint }, fields }: Probe) =>
  person.drmView || /entitled/i.test(endpoint.id) || (/typeAhead/.test(endpoint.id) && fields['search-type'] === 'MYSUBSCRIPTION')

function visibleTo(one: Probe): readonly Shelf[] {
  const { held, collected, ...others } = SHELVES[one.tenant]
  const open = one.person.account.publishers.length > 0 ? [held, collected] : []
  return isOfSubscribed(one) ? open : [held, collected, ...Object.values(others)]
}

interface Said {
  readonly count?: number
  readonly partly?: number
  readonly documents?: readonly { readonly lacks?: readonly string[] }[]
  readonly counts?: readonly { readonly r: string; readonly key: string; readonly count: number }[]
  readonly correctedKeywords?: string
  readonly didYouMean?: readonly string[]
  readonly missing?: { readonly designationNo: string; readonly nearest: unknown }
}

/** Collects the words of an answer. Words of the request are no secret, so derived texts count without them. */
function wordsOf({ correctedKeywords = '', didYouMean = [], missing, documents = [], ...rest }: Said, keywords: string): string {
  const typed = new Set(keywords.toLowerCase().split(/\W+/))
  const lacking = documents.flatMap(({ lacks = [] }) => lacks)
  const shown = documents.map(({ lacks: _, ...one }) => one)
  const made = [correctedKeywords, ...didYouMean, ...lacking, missing?.designationNo ?? ''].join(' ').toLowerCase().split(/\W+/)
  const added = made.filter((one) => !typed.has(one))
  return [JSON.stringify([rest, shown, missing?.nearest ?? '']).toLowerCase(), ...added].join(' ')
}

/** Tells whether counts reveal hidden documents: a search for everything has known counts, others have at most these. */
function revealsNumbers({ count, partly = 0, counts = [] }: Said, one: Probe, visible: readonly Shelf[]): boolean {
  const everything = one.keywords === '*' && one.refinements.length === 0
  const wrong = (said: number, there: number) => (everything ? said !== there : said > there)
  const all = visible.reduce((sum, { size }) => sum + size, 0)
  const under = (key: string) =>
    visible.reduce(
      (sum, { size }) => sum + Array.from({ length: size }, (_, at) => icsOf(at)).filter((ics) => ics.startsWith(key)).length,
      0,
    )
  const isFind = ['search.all', 'search.entitled'].includes(one.useCase.endpoint.id) && one.fields.searchField === 'all'
  return (
    (isFind && (wrong(count ?? 0, all) || (count ?? 0) + partly > all)) ||
    counts.some(({ r, key, count }) => r === 'ics' && wrong(count, under(key)))
  )
}

async function leakOf(one: Probe): Promise<string | undefined> {
  const answer = await answerTo(one).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  if (!answer) return undefined
  const visible = visibleTo(one)
  const said = wordsOf(answer, one.keywords)
  const leaked = SECRETS.find((shelf) => !visible.includes(shelf) && said.includes(shelf.word))?.word
  // A designation is found with whatever words around it.
  const typed =
    !/\d/.test(one.keywords) && SECRETS.some((shelf) => !visible.includes(shelf) && one.keywords.split(' ').includes(shelf.word))
  const found = typed && ['search.all', 'search.entitled'].includes(one.useCase.endpoint.id) && (answer.count ?? 0) > 0
  const { tenant, useCase, keywords, refinements, fields } = one
  if (!leaked && !found && !revealsNumbers(answer, one, visible)) return undefined
  return `${tenant} ${useCase.endpoint.id} ${JSON.stringify({ keywords, refinements, fields, leaked, found })}: ${said.slice(0, 800)}`
}

describe('random probes with two tenants on one store', () => {
  it('random probes show no word of another tenant’s documents, nor of unsubscribed ones in subscribed content', async () => {
    const probes = fc.sample(probe, PROBES)
    for (let at = 0; at < probes.length; at += CONCURRENCY) {
      const leaks = await Promise.all(probes.slice(at, at + CONCURRENCY).map(leakOf))
      expect(leaks.filter((leak) => leak !== undefined)).toEqual([])
    }
  })
})
