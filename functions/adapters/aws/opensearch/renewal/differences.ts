import type { Engine } from '../index/engine.ts'
import { docValue, searchIndex } from '../match/search-all.ts'
import { MAX_RESULT_WINDOW } from '../match/search-request.ts'

/** A document that differs between two indices or exists in one of them alone. */
export interface IndexDifference {
  readonly kind: 'changed' | 'removed'
  readonly id: string
}

interface DocumentHash {
  readonly id: string
  readonly hash: string
}

/** Lists every document of an index in the order of ids. */
async function* listAll(engine: Engine, index: string): AsyncGenerator<DocumentHash> {
  for (let after: readonly unknown[] | undefined; ; ) {
    const { hits } = await searchIndex(engine, index, {
      size: MAX_RESULT_WINDOW,
      track_total_hits: false,
      query: { match_all: {} },
      sort: [{ id: 'asc' }],
      docvalue_fields: ['contentHash'],
      ...(after && { search_after: after }),
    })
    for (const hit of hits.hits) yield { id: hit.sort?.[0] as string, hash: docValue(hit, 'contentHash') }
    if (hits.hits.length < MAX_RESULT_WINDOW) return
    after = hits.hits.at(-1)?.sort
  }
}

const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

async function* allDifferences(engine: Engine, from: string, to: string): AsyncGenerator<IndexDifference> {
  const [source, target] = [listAll(engine, from), listAll(engine, to)]
  let [one, other] = [await source.next(), await target.next()]
  while (!one.done || !other.done) {
    if (other.done || (!one.done && isBefore(one.value.id, other.value.id))) {
      yield { kind: 'changed', id: (one.value as DocumentHash).id }
      one = await source.next()
    } else if (one.done || isBefore(other.value.id, one.value.id)) {
      yield { kind: 'removed', id: other.value.id }
      other = await target.next()
    } else {
      if (one.value.hash !== other.value.hash) yield { kind: 'changed', id: one.value.id }
      ;[one, other] = [await source.next(), await target.next()]
    }
  }
}

/** Lists the differences that have to be removed from `to` to equal `from`, in batches. */
export async function* indexDifferences(
  engine: Engine,
  from: string,
  to: string,
  batchSize: number,
): AsyncGenerator<IndexDifference[]> {
  let batch: IndexDifference[] = []
  for await (const one of allDifferences(engine, from, to)) {
    batch.push(one)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
