import { parentPort, workerData } from 'node:worker_threads'
import { Writer } from './index/writer.ts'
import { Learner } from './meaning/learner.ts'
import { Reader } from './reader.ts'
import type { Answer, Call, ThreadData } from './thread.ts'

const { folder } = workerData as ThreadData
const readers = new Map<string, Reader>()
const writers = new Map<string, Writer>()
const learners = new Map<string, Learner>()

function opened<T>(all: Map<string, T>, Kind: new (folder: string, tenant: string) => T, tenant: string): T {
  let one = all.get(tenant)
  if (!one) {
    one = new Kind(folder, tenant)
    all.set(tenant, one)
  }
  return one
}

function answer({ ask }: Call): unknown {
  if (ask.what === 'find') return opened(readers, Reader, ask.intent.scope.tenant).find(ask.intent)
  if (ask.what === 'suggest') return opened(readers, Reader, ask.intent.scope.tenant).suggest(ask.intent)
  if (ask.what === 'meaning') return opened(readers, Reader, ask.intent.scope.tenant).meaning(ask.intent, ask.weights, ask.asked)
  if (ask.what === 'learn') return opened(learners, Learner, ask.tenant).learn()
  if (ask.what === 'isBehind') return opened(learners, Learner, ask.tenant).isBehind(ask.version)
  if (ask.what === 'nextSlice') return opened(learners, Learner, ask.tenant).nextSlice(ask.version)
  if (ask.what === 'keepSlice') return opened(learners, Learner, ask.tenant).keepSlice(ask.slice)
  if (ask.what === 'close') {
    for (const one of [...readers.values(), ...writers.values(), ...learners.values()]) one.close()
    return undefined
  }
  const writer = opened(writers, Writer, ask.tenant)
  if (ask.what === 'index') return writer.index(ask.documents)
  return ask.what === 'remove' ? writer.remove(ask.ids) : writer.update(ask.changes)
}

/** Merges wait until nobody changes anything for so long, or until segments are too many to look through. */
const IDLE_MS = 250
const untidy = new Set<string>()
let idle: NodeJS.Timeout | undefined

parentPort?.on('message', (call: Call) => {
  clearTimeout(idle)
  if (call.ask.what === 'close') tidyAll()
  let reply: Answer
  try {
    reply = { number: call.number, value: answer(call) }
  } catch (error) {
    const { code, errcode } = error as { code?: string; errcode?: number }
    reply = { number: call.number, error: error as Error, codes: { code, errcode } }
  }
  parentPort?.postMessage(reply)
  if (call.ask.what === 'index' || call.ask.what === 'remove') untidy.add(call.ask.tenant)
  for (const tenant of untidy) if (writers.get(tenant)?.isCrowded()) tidy(tenant)
  if (untidy.size > 0) idle = setTimeout(tidyAll, IDLE_MS)
})

function tidyAll(): void {
  for (const tenant of untidy) tidy(tenant)
}

/** What fails here is tried again after the next change; nothing of it was promised. */
function tidy(tenant: string): void {
  untidy.delete(tenant)
  try {
    while (writers.get(tenant)?.tidy());
  } catch {}
}
