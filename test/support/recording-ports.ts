import type { Tenant } from '#contract/tenant.ts'
import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { JobState, Jobs, QueuedJob } from '#ports/jobs.ts'
import type { Objects, SignRequest } from '#ports/objects.ts'
import type { IndexAdmin, Search, SearchChange, SuggestIntent } from '#ports/search.ts'

/** An index that records its documents. */
export function recordingSearch() {
  const all = new Map<string, IndexedDocument>()
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
    suggest: async ({ scope, text, families }: SuggestIntent) => {
      const own = [...all].filter(([key, one]) => key.startsWith(`${scope.tenant}\n`) && one.designation.startsWith(text))
      return [...Map.groupBy(own, ([, { publisher }]) => publisher)].map(([publisher, group]) => ({
        publisher,
        families: group
          .slice(0, families)
          .map(([, { id, card, designation }]) => ({ id, card, editions: [{ id, designation }] })),
        more: group.length > families,
      }))
    },
    index: async (tenant: Tenant, documents: readonly IndexedDocument[]) => {
      for (const d of documents) all.set(`${tenant}\n${d.id}`, d)
    },
    update: async (tenant: Tenant, changes: readonly SearchChange[]) => {
      for (const { id, ...change } of changes) {
        const d = all.get(`${tenant}\n${id}`)
        if (d) all.set(`${tenant}\n${id}`, { ...d, ...change })
      }
    },
    isBehind: async () => false,
    remove: async (tenant: Tenant, ids: readonly string[]) => {
      for (const one of ids) all.delete(`${tenant}\n${one}`)
    },
    drop: async (tenant: Tenant) => {
      for (const key of all.keys()) if (key.startsWith(`${tenant}\n`)) all.delete(key)
    },
    restore: async () => undefined,
  } as unknown as IndexAdmin & { all: typeof all }
}

/** A store of objects that records keys and signed requests. */
export function recordingObjects(): Objects & { objects: Map<string, number>; signed: SignRequest[] } {
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

/** A queue that records the first job of each id. They wait, unless a test says otherwise. */
export function recordingJobs(): Jobs<QueuedJob> & { sent: Map<string, QueuedJob>; states: Map<string, JobState | undefined> } {
  const sent = new Map<string, QueuedJob>()
  const states = new Map<string, JobState | undefined>()
  return {
    sent,
    states,
    send: async (job) => {
      if (!sent.has(job.id)) sent.set(job.id, job)
    },
    find: async ({ id }) => {
      const state = states.has(id) ? states.get(id) : sent.has(id) ? 'waiting' : undefined
      return state && { state }
    },
    failed: async () => [],
    retry: async () => false,
    drop: async () => false,
  }
}
