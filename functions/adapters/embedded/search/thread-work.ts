import { parentPort, workerData } from 'node:worker_threads'
import { Reader } from './reader.ts'
import type { Answer, Call } from './thread.ts'
import { Writer } from './writer.ts'

const { folder } = workerData as { folder: string }
const readers = new Map<string, Reader>()
const writers = new Map<string, Writer>()

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
  if (ask.what === 'close') {
    for (const one of [...readers.values(), ...writers.values()]) one.close()
    return undefined
  }
  const writer = opened(writers, Writer, ask.tenant)
  if (ask.what === 'index') return writer.index(ask.documents)
  return ask.what === 'remove' ? writer.remove(ask.ids) : writer.update(ask.changes)
}

parentPort?.on('message', (call: Call) => {
  let reply: Answer
  try {
    reply = { number: call.number, value: answer(call) }
  } catch (error) {
    const { code, errcode } = error as { code?: string; errcode?: number }
    reply = { number: call.number, error: error as Error, codes: { code, errcode } }
  }
  parentPort?.postMessage(reply)
  // Acknowledged first: what keeps the index tidy holds nobody up but the next change.
  if (call.ask.what === 'index' || call.ask.what === 'remove') tidy(call.ask.tenant)
})

/** What fails here is tried again after the next change; nothing of it was promised. */
function tidy(tenant: string): void {
  try {
    while (writers.get(tenant)?.tidy());
  } catch {}
}
