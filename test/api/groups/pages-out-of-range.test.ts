import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { MAX_PAGE_SIZE } from '#contract/endpoint/page-fields.ts'
import { api } from '#contract/index.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 300_000)
afterAll(() => world.close())

const AREAS = ['groups', 'collections', 'agreement', 'favorites', 'people'] as const
const NUMBERS = ['page', 'pageIndex', 'offset'] as const
const SIZES = ['size', 'pageSize'] as const
const CHOICES = ['sort', 'sortType', 'kind', 'hidden'] as const
type Field = (typeof NUMBERS)[number] | (typeof SIZES)[number] | (typeof CHOICES)[number]

const fieldsOf = ({ input }: AnyEndpoint) => Object.keys((input as unknown as { shape?: object }).shape ?? {})
const lists = AREAS.flatMap((area) => Object.values(api[area]) as AnyEndpoint[]).filter((endpoint) =>
  fieldsOf(endpoint).some((field) => (SIZES as readonly string[]).includes(field)),
)
const OTHERS: Readonly<Record<string, string>> = {
  keywords: 'ISO',
  fullName: 'ha',
  email: 'a@b.example',
  groupId: 'GROUP',
  kind: 'STANDARD',
}

/** Asks for a list with one field of its own; everything else is what it takes. */
async function ask(endpoint: AnyEndpoint, field: Field, value: string): Promise<Response> {
  const { method, path, query = [] } = endpoint as AnyEndpoint & { readonly query?: readonly string[] }
  const given: Record<string, string> = {}
  for (const name of fieldsOf(endpoint)) if (OTHERS[name] !== undefined) given[name] = OTHERS[name]
  given[field] = value
  const inPath = (name: string) => path.includes(`{${name}}`)
  const inQuery = (name: string) => !inPath(name) && (method === 'GET' || query.includes(name))
  const pick = (chosen: (name: string) => boolean) => Object.fromEntries(Object.entries(given).filter(([name]) => chosen(name)))
  const url = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(given[name] ?? 'x'))
  const body = method === 'GET' ? undefined : JSON.stringify(pick((name) => !inPath(name) && !inQuery(name)))
  const headers = { Authorization: `Bearer ${world.token('admin')}`, ...(body && { 'Content-Type': 'application/json' }) }
  return world.send('astm', method, `${url}?${new URLSearchParams(pick(inQuery))}`, headers, body)
}

const WRONG: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(NUMBERS.map((field) => [field, ['-1', '1.5', 'x', '1000000000']])),
  ...Object.fromEntries(SIZES.map((field) => [field, ['-1', '0', '1.5', 'x', String(MAX_PAGE_SIZE + 1), '1000000000']])),
  ...Object.fromEntries(CHOICES.map((field) => [field, ['x', '../x', "' OR 1"]])),
}

describe('a list of people, groups, shares or a collection', () => {
  it('is asked for by pages in many ways', () => {
    expect(lists.map(({ id }) => id)).toEqual(
      expect.arrayContaining([
        'groups.documents',
        'groups.sharedWithMe',
        'groups.sharedOfKind',
        'groups.sharedByMe',
        'collections.list',
      ]),
    )
  })

  it.each(lists.map((endpoint) => [endpoint.id, endpoint] as const))(
    'names the field whose page, size or sort is out of range: %s',
    async (_, endpoint) => {
      for (const field of fieldsOf(endpoint).filter((name) => WRONG[name]) as Field[])
        for (const value of WRONG[field] ?? []) {
          const answer = await ask(endpoint, field, value)
          const { code, fieldErrors } = (await answer.json()) as { code: string; fieldErrors?: { field: string }[] }
          expect([field, value, answer.status, code, fieldErrors?.map((one) => one.field)]).toEqual([
            ...[field, value, 400, 'validation-failed'],
            [field],
          ])
        }
    },
  )

  it.each(
    lists
      .filter((endpoint) => fieldsOf(endpoint).some((field) => NUMBERS.includes(field as never)))
      .map((one) => [one.id, one] as const),
  )('is empty behind its end: %s', async (id, endpoint) => {
    const field = NUMBERS.find((name) => fieldsOf(endpoint).includes(name)) as Field
    const answer = await ask(endpoint, field, '1000000')
    const text = await answer.text()
    expect([
      id,
      answer.status === 200 || text.includes('group-not-found'),
      /"(content|list|result|sharedDocuments)":\[[^\]]/.test(text),
    ]).toEqual([id, true, false])
  })
})
