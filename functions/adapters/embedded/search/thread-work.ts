import { parentPort, workerData } from 'node:worker_threads'
import { collectGarbage } from '../local/collect-garbage.ts'
import { IndexWriter } from './index/writer.ts'
import { Learner } from './meaning/learner.ts'
import { TenantReader } from './tenant-reader.ts'
import type { ThreadCall, ThreadData, ThreadReply } from './thread.ts'

const { folder } = workerData as ThreadData
const readers = new Map<string, TenantReader>()
const writers = new Map<string, IndexWriter>()
const learners = new Map<string, Learner>()

function openOnce<T>(all: Map<string, T>, Kind: new (folder: string, tenant: string) => T, tenant: string): T {
  let one = all.get(tenant)
  if (!one) {
    one = new Kind(folder, tenant)
    all.set(tenant, one)
  }
  return one
}

function answer({ request }: ThreadCall): unknown {
  if (request.method === 'find') return openOnce(readers, TenantReader, request.intent.scope.tenant).find(request.intent)
  if (request.method === 'suggest') return openOnce(readers, TenantReader, request.intent.scope.tenant).suggest(request.intent)
  if (request.method === 'meaning')
    return openOnce(readers, TenantReader, request.intent.scope.tenant).meaning(request.intent, request.weights, request.question)
  if (request.method === 'open') return openOnce(readers, TenantReader, request.tenant).open()
  if (request.method === 'learn') return openOnce(learners, Learner, request.tenant).learn()
  if (request.method === 'isBehind') return openOnce(learners, Learner, request.tenant).isBehind(request.version)
  if (request.method === 'nextSlice') return openOnce(learners, Learner, request.tenant).nextSlice(request.version)
  if (request.method === 'saveSlice') return openOnce(learners, Learner, request.tenant).saveSlice(request.slice)
  if (request.method === 'collect') return collectGarbage()
  if (request.method === 'close') {
    for (const one of [...readers.values(), ...writers.values(), ...learners.values()]) one.close()
    return undefined
  }
  const writer = openOnce(writers, IndexWriter, request.tenant)
  if (request.method === 'index') return writer.index(request.documents)
  return request.method === 'remove' ? writer.remove(request.ids) : writer.update(request.changes)
}

/** Segments are merged after this time without changes, or as soon as they are too many. */
const MERGE_DELAY_MS = 250
const mergeable = new Set<string>()
let timer: NodeJS.Timeout | undefined

parentPort?.on('message', (call: ThreadCall) => {
  clearTimeout(timer)
  if (call.request.method === 'close') mergeAll()
  let reply: ThreadReply
  try {
    reply = { number: call.number, value: answer(call) }
  } catch (error) {
    const { code, errcode } = error as { code?: string; errcode?: number }
    reply = { number: call.number, error: error as Error, codes: { code, errcode } }
  }
  parentPort?.postMessage(reply)
  if (call.request.method === 'index' || call.request.method === 'remove') mergeable.add(call.request.tenant)
  for (const tenant of mergeable) if (writers.get(tenant)?.isCrowded()) merge(tenant)
  if (mergeable.size > 0) timer = setTimeout(mergeAll, MERGE_DELAY_MS)
})

function mergeAll(): void {
  for (const tenant of mergeable) merge(tenant)
}

/** Merges a tenant's segments. A failure is ignored: the next change tries again, and no caller depends on a merge. */
function merge(tenant: string): void {
  mergeable.delete(tenant)
  try {
    while (writers.get(tenant)?.mergeNext());
  } catch {}
}
