import type { DatabaseSync } from 'node:sqlite'
import { passagesOf } from '../passages.ts'
import { pack } from '../rows.ts'
import { eachKey, eachText } from '../stored-texts.ts'
import type { SentenceModel } from './sentence-model.ts'
import type { SentenceFacts, SentenceStore, SentenceVectors } from './sentence-store.ts'

/** Documents that are kept together: so much at most is done again when it is stopped between. */
const AT_ONCE = 100

interface Place {
  readonly key: number
  readonly place: number
  readonly text: string
}

async function vectorsOf(passages: readonly Place[], model: SentenceModel): Promise<SentenceVectors> {
  const packed = (await model.embed(passages.map(({ text }) => text))).map(pack)
  const width = packed[0]?.bytes.length ?? 0
  const bytes = new Int8Array(packed.length * width)
  for (const [at, one] of packed.entries()) bytes.set(one.bytes, at * width)
  return {
    keys: Uint32Array.from(passages, ({ key }) => key),
    places: Uint32Array.from(passages, ({ place }) => place),
    steps: Float32Array.from(packed, ({ step }) => step),
    bytes,
  }
}

/** Gives every document that has none its vectors; what is done stays done when it is stopped. */
export async function embedLibrary(database: DatabaseSync, store: SentenceStore, model: SentenceModel): Promise<void> {
  const facts: SentenceFacts = store.find(model.version) ?? store.begin(model.version)
  for (let last = facts.last_key; ; ) {
    const documents = [...eachText(database, last, AT_ONCE)]
    const newest = documents.at(-1)
    if (!newest) break
    const passages = documents.flatMap(({ key, texts }) =>
      [...passagesOf(texts)].map(({ text }, place): Place => ({ key, place, text })),
    )
    store.add(facts.id, await vectorsOf(passages, model), newest.key)
    last = newest.key
  }
  store.dropGone(facts.id, new Set(eachKey(database)))
  if (!facts.whole) store.finish(facts.id)
}
