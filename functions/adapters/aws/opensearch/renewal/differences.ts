import type { Engine } from '../index/engine.ts'
import { docValue, searchOne } from '../match/search-all.ts'
import { REACH } from '../match/searching.ts'

/** A document that one index holds otherwise than another, or that the other alone holds. */
export interface Difference {
  readonly kind: 'other' | 'gone'
  readonly id: string
}

interface Held {
  readonly id: string
  readonly hash: string
}

/** Every document of an index, in the order of ids. */
async function* allOf(engine: Engine, index: string): AsyncGenerator<Held> {
  for (let after: readonly unknown[] | undefined; ; ) {
    const { hits } = await searchOne(engine, index, {
      size: REACH,
      track_total_hits: false,
      query: { match_all: {} },
      sort: [{ id: 'asc' }],
      docvalue_fields: ['contentHash'],
      ...(after && { search_after: after }),
    })
    for (const hit of hits.hits) yield { id: hit.sort?.[0] as string, hash: docValue(hit, 'contentHash') }
    if (hits.hits.length < REACH) return
    after = hits.hits.at(-1)?.sort
  }
}

const isBefore = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0

async function* eachDifference(engine: Engine, from: string, to: string): AsyncGenerator<Difference> {
  const [wanted, held] = [allOf(engine, from), allOf(engine, to)]
  let [one, other] = [await wanted.next(), await held.next()]
  while (!one.done || !other.done) {
    if (other.done || (!one.done && isBefore(one.value.id, other.value.id))) {
      yield { kind: 'other', id: (one.value as Held).id }
      one = await wanted.next()
    } else if (one.done || isBefore(other.value.id, one.value.id)) {
      yield { kind: 'gone', id: other.value.id }
      other = await held.next()
    } else {
      if (one.value.hash !== other.value.hash) yield { kind: 'other', id: one.value.id }
      ;[one, other] = [await wanted.next(), await held.next()]
    }
  }
}

/** What has to change in `to` for it to hold what `from` holds, in portions. */
export async function* differences(engine: Engine, from: string, to: string, atOnce: number): AsyncGenerator<Difference[]> {
  let portion: Difference[] = []
  for await (const one of eachDifference(engine, from, to)) {
    portion.push(one)
    if (portion.length < atOnce) continue
    yield portion
    portion = []
  }
  if (portion.length > 0) yield portion
}
