import type { Tenant } from '#contract/tenant.ts'
import type { Objects, SignRequest } from '#ports/objects.ts'
import type { Search, SearchDocument } from '#ports/search.ts'
import { type Condition, ConditionFailed, type Item, type Key, type Table, TableMisuse, type Write } from '#ports/table.ts'

export function smallTable(): Table & { items: Map<string, Item> } {
  const items = new Map<string, Item>()
  const id = ({ pk, sk }: Key) => `${pk}\n${sk}`
  const copy = <T>(v: T): T => JSON.parse(JSON.stringify(v))
  const holds = (key: Key, condition?: Condition) => {
    const there = items.get(id(key))
    if (!condition) return true
    if ('exists' in condition) return condition.exists === (there !== undefined)
    return there !== undefined && there[condition.attribute] === condition.equals
  }
  const apply = (write: Write) => {
    if ('put' in write) items.set(id(write.put), copy(write.put))
    else if ('delete' in write) items.delete(id(write.delete))
    else if ('update' in write) {
      const now: Record<string, unknown> = { ...(items.get(id(write.update)) ?? write.update), ...write.change.set }
      for (const name of write.change.remove ?? []) delete now[name]
      items.set(id(write.update), now as Item)
    }
  }
  const keyOf = (write: Write): Key =>
    'put' in write ? write.put : 'delete' in write ? write.delete : 'update' in write ? write.update : write.check
  const transact = async (writes: readonly Write[]) => {
    if (writes.length > 100 || new Set(writes.map((w) => id(keyOf(w)))).size !== writes.length) throw new TableMisuse('writes')
    if (!writes.every((w) => holds(keyOf(w), 'condition' in w ? w.condition : undefined))) throw new ConditionFailed('no')
    writes.forEach(apply)
  }
  return {
    items,
    get: async (key) => items.get(id(key)),
    getMany: async (keys) => {
      if (keys.length > 100) throw new TableMisuse('keys')
      return keys.map((key) => copy(items.get(id(key)) ?? null) ?? undefined)
    },
    put: (put, condition) => transact([{ put, condition }]),
    update: async (update, change, condition) => {
      await transact([{ update, change, condition }])
      return items.get(id(update)) as Item
    },
    delete: (key, condition) => transact([{ delete: key, condition }]),
    query: async ({ pk }) => ({
      items: copy([...items.values()].filter((item) => item.pk === pk).sort((a, b) => (a.sk < b.sk ? -1 : 1))),
    }),
    transact,
  }
}

export function smallSearch() {
  const all = new Map<string, SearchDocument>()
  return {
    all,
    find: async ({ scope, text, size }: Parameters<Search['find']>[0]) => {
      const hits = [...all.entries()]
        .filter(([key]) => key.startsWith(`${scope.tenant}\n`))
        .map(([, d]) => d)
        .filter((d) => d.designation.includes(text))
      return {
        total: hits.length,
        hits: hits
          .slice(0, size)
          .map((d) => ({ id: d.id, card: d.card, marks: { designation: [], title: [], description: [] } })),
      }
    },
    index: async (tenant: Tenant, documents: readonly SearchDocument[]) => {
      for (const d of documents) all.set(`${tenant}\n${d.id}`, d)
    },
    update: async (tenant: Tenant, changes: readonly { id: string; card: SearchDocument['card']; current: boolean }[]) => {
      for (const { id, ...change } of changes) {
        const d = all.get(`${tenant}\n${id}`)
        if (d) all.set(`${tenant}\n${id}`, { ...d, ...change })
      }
    },
    remove: async (tenant: Tenant, ids: readonly string[]) => {
      for (const one of ids) all.delete(`${tenant}\n${one}`)
    },
  } as Search & { all: typeof all }
}

export function smallObjects(): Objects & { objects: Map<string, number>; signed: SignRequest[] } {
  const objects = new Map<string, number>()
  const signed: SignRequest[] = []
  const facts = (size: number) => ({ size, contentType: 'application/pdf', etag: '1', modifiedAt: '2026-01-01T00:00:00.000Z' })
  return {
    objects,
    signed,
    put: async (key, body) => {
      objects.set(key, (body as Uint8Array).byteLength)
      return facts(0)
    },
    head: async (key) => (objects.has(key) ? facts(objects.get(key) as number) : undefined),
    get: async () => undefined,
    delete: async (key) => void objects.delete(key),
    sign: async (request) => {
      signed.push(request)
      return { url: `/objects/${request.key}`, expiresAt: '2026-01-01T00:05:00.000Z' }
    },
  }
}
