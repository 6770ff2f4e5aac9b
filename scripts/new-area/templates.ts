/** Files of a new area, by path. In the texts NAME stands for the area and Name for it with a capital. */
export const TEMPLATES: Readonly<Record<string, string>> = {
  'lib/contract/NAME.ts': `import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'

const item = () => z.strictObject({ id: z.string(), text: z.string(), /** ISO 8601 */ since: z.string() })
export type NameItem = z.infer<ReturnType<typeof item>>

export const NAME = {
  /** The user's own items, the newest first. */
  list: endpoint({
    id: 'NAME.list',
    method: 'GET',
    path: '/api/NAME',
    access: 'individual',
    input: () => z.strictObject({}),
    output: () => z.strictObject({ result: z.array(item()) }),
  }),
  add: endpoint({
    id: 'NAME.add',
    method: 'POST',
    path: '/api/NAME',
    access: 'individual',
    input: () => z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(500)) }),
    output: item,
  }),
}
`,
  'AREAS/NAME/handler.ts': `import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { addNameItem } from './add-NAME-item.ts'
import { listName } from './list-NAME.ts'

export const handler = serve<typeof api.NAME>({ list: listName, add: addNameItem })
`,
  'AREAS/NAME/list-NAME.ts': `import { NAME } from '#contract/NAME.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentNameItem } from './present.ts'
import { readName } from './store.ts'

export const listName = useCase(NAME.list, ['table'], async (_, { actor, tenant, ports: { table } }) => ({
  result: (await readName(table, tenant, actor.userId)).map(presentNameItem),
}))
`,
  'AREAS/NAME/add-NAME-item.ts': `import { NAME } from '#contract/NAME.ts'
import { useCase } from '#functions/http/use-case.ts'
import { presentNameItem } from './present.ts'
import { saveNameItem } from './store.ts'

export const addNameItem = useCase(NAME.add, ['table', 'clock', 'ids'], async ({ text }, { actor, tenant, ports }) => {
  const item = { id: ports.ids.next(), text, since: ports.clock.now().toISOString() }
  await saveNameItem(ports.table, tenant, actor.userId, item)
  return presentNameItem(item)
})
`,
  'AREAS/NAME/present.ts': `import type { NameItem } from '#contract/NAME.ts'
import type { StoredNameItem } from './store.ts'

export const presentNameItem = ({ id, text, since }: StoredNameItem): NameItem => ({ id, text, since })
`,
  'AREAS/NAME/store.ts': `import type { Tenant } from '#contract/tenant.ts'
import type { Table } from '#ports/table.ts'

export interface StoredNameItem {
  readonly id: string
  readonly text: string
  /** ISO 8601 */
  readonly since: string
}

const partition = (tenant: Tenant, userId: string) => \`\${tenant}#NAME#\${userId}\`

/** Ids order by time: the newest first. */
export async function readName(table: Pick<Table, 'query'>, tenant: Tenant, userId: string): Promise<StoredNameItem[]> {
  const all: StoredNameItem[] = []
  let cursor: string | undefined
  do {
    const page = await table.query({ pk: partition(tenant, userId), limit: 1000, descending: true, cursor })
    all.push(...page.items.map(({ sk, text, since }) => ({ id: sk, text: text as string, since: since as string })))
    cursor = page.cursor
  } while (cursor)
  return all
}

export async function saveNameItem(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  userId: string,
  { id, ...facts }: StoredNameItem,
): Promise<void> {
  await table.put({ pk: partition(tenant, userId), sk: id, ...facts }, { exists: false })
}
`,
  'test/api/NAME.test.ts': `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { NAME } from '#contract/NAME.ts'
import { createWorld, type World } from '#test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
}, 60_000)
afterAll(() => world.close())

describe('items of NAME', () => {
  it('belong to one user of one tenant, the newest first', async () => {
    const first = await world.as('subscriber')(NAME.add, { text: 'first' })
    const second = await world.as('subscriber')(NAME.add, { text: 'second' })
    expect((await world.as('subscriber')(NAME.list, {})).result).toEqual([second, first])
    expect((await world.as('colleague')(NAME.list, {})).result).toEqual([])
    expect((await world.as('subscriber', 'awwa')(NAME.list, {})).result).toEqual([])
  })
})
`,
}
