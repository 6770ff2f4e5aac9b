/** Files of a new area behind its contract, by path. NAME stands for the area, Area for it with a capital. */
export const FUNCTION_TEMPLATES: Readonly<Record<string, string>> = {
  'lib/contract/NAME.ts': `import * as z from 'zod/mini'
import { endpoint } from './endpoint/endpoint.ts'
import { lazySchema, type SchemaType } from './endpoint/lazy-schema.ts'
import { LIST_PAGE_SIZE } from './endpoint/limits.ts'
import { pageNumber, pageSize } from './endpoint/page-fields.ts'

const AreaItem = lazySchema(() => z.strictObject({ id: z.string(), text: z.string(), /** ISO 8601 */ since: z.string() }))
export type AreaItem = SchemaType<typeof AreaItem>

export const NAME = {
  /** The user's items, the newest first. */
  list: endpoint({
    id: 'NAME.list',
    method: 'GET',
    path: '/api/NAME',
    access: 'individual',
    input: () => z.strictObject({ page: pageNumber(0), size: pageSize(LIST_PAGE_SIZE) }),
    output: () => z.strictObject({ count: z.int(), result: z.array(AreaItem()) }),
  }),
  add: endpoint({
    id: 'NAME.add',
    method: 'POST',
    path: '/api/NAME',
    access: 'individual',
    input: () => z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(500)) }),
    output: AreaItem,
  }),
}
`,
  'AREAS/NAME/handler.ts': `import type { api } from '#contract/index.ts'
import { serve } from '#functions/http/serve.ts'
import { addAreaItem } from './add-NAME-item.ts'
import { listArea } from './list-NAME.ts'

export const handler = serve<typeof api.NAME>({ list: listArea, add: addAreaItem })
`,
  'AREAS/NAME/policy.ts': `import type { Actor } from '#people/actor.ts'

/** Tells whether somebody has items. The contract already admits individuals only. */
export const mayUseArea = ({ account }: Pick<Actor, 'account'>): boolean => account !== undefined
`,
  'AREAS/NAME/list-NAME.ts': `import { NAME } from '#contract/NAME.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayUseArea } from './policy.ts'
import { presentAreaItem } from './present.ts'
import { listAreaItems } from './store.ts'

export const listArea = useCase(NAME.list, ['table'], async ({ page, size }, { actor, tenant, ports: { table }, fail }) => {
  if (!mayUseArea(actor)) fail('forbidden')
  const items = await listAreaItems(table, tenant, actor.userId)
  return { count: items.length, result: items.slice(page * size, (page + 1) * size).map(presentAreaItem) }
})
`,
  'AREAS/NAME/add-NAME-item.ts': `import { NAME } from '#contract/NAME.ts'
import { useCase } from '#functions/http/use-case.ts'
import { mayUseArea } from './policy.ts'
import { presentAreaItem } from './present.ts'
import { saveAreaItem } from './store.ts'

export const addAreaItem = useCase(NAME.add, ['table', 'clock', 'ids'], async ({ text }, { actor, tenant, ports, fail }) => {
  if (!mayUseArea(actor)) fail('forbidden')
  const item = { id: ports.ids.next(), text, since: ports.clock.now().toISOString() }
  await saveAreaItem(ports.table, tenant, actor.userId, item)
  return presentAreaItem(item)
})
`,
  'AREAS/NAME/present.ts': `import type { AreaItem } from '#contract/NAME.ts'
import type { StoredAreaItem } from './store.ts'

export const presentAreaItem = ({ id, text, since }: StoredAreaItem): AreaItem => ({ id, text, since })
`,
  'AREAS/NAME/store.ts': `import type { Tenant } from '#contract/tenant.ts'
import { queryAll } from '#ports/query-all.ts'
import type { Table } from '#ports/table.ts'

export interface StoredAreaItem {
  readonly id: string
  readonly text: string
  /** ISO 8601 */
  readonly since: string
}

const partition = (tenant: Tenant, userId: string) => \`\${tenant}#NAME#\${userId}\`

/** Lists items. Ids order by time: the newest first. */
export async function listAreaItems(table: Pick<Table, 'query'>, tenant: Tenant, userId: string): Promise<StoredAreaItem[]> {
  const items = await queryAll(table, { pk: partition(tenant, userId), descending: true })
  return items.map(({ sk, text, since }) => ({ id: sk, text: text as string, since: since as string }))
}

export async function saveAreaItem(
  table: Pick<Table, 'put'>,
  tenant: Tenant,
  userId: string,
  { id, ...facts }: StoredAreaItem,
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
  it('belong to a user of a tenant, in pages, the newest first', async () => {
    const first = await world.as('subscriber')(NAME.add, { text: 'first' })
    const second = await world.as('subscriber')(NAME.add, { text: 'second' })
    expect(await world.as('subscriber')(NAME.list, {})).toEqual({ count: 2, result: [second, first] })
    expect(await world.as('subscriber')(NAME.list, { page: 1, size: 1 })).toEqual({ count: 2, result: [first] })
    expect(await world.as('colleague')(NAME.list, {})).toEqual({ count: 0, result: [] })
    expect(await world.as('subscriber', 'awwa')(NAME.list, {})).toEqual({ count: 0, result: [] })
  })
})
`,
}
