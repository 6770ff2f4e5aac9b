import type { Embeddings } from '#ports/embeddings.ts'
import { pack } from '../space/rows.ts'
import type { SentenceVectors } from './sentence-store.ts'

/** Passages without vectors, and how far the library is done with them. */
export interface Slice {
  readonly model: number
  readonly lastKey: number
  readonly passages: readonly { readonly key: number; readonly place: number; readonly text: string }[]
}

export type EmbeddedSlice = Pick<Slice, 'model' | 'lastKey'> & SentenceVectors

type Awaitable<T> = T | Promise<T>

/** A library that says what it has no vectors of; with the last of them the version is whole. */
export interface Slices {
  nextSlice(version: string): Awaitable<Slice | undefined>
  keepSlice(slice: EmbeddedSlice): Awaitable<void>
}

async function vectorsOf(passages: Slice['passages'], embeddings: Embeddings): Promise<SentenceVectors> {
  const texts = passages.map(({ text }) => text)
  const packed = (await embeddings.embed(texts, 'passage')).map(pack)
  const width = embeddings.dimensions
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
export async function embedLibrary(library: Slices, embeddings: Embeddings, signal?: AbortSignal): Promise<void> {
  for (let slice = await library.nextSlice(embeddings.version); slice; slice = await library.nextSlice(embeddings.version)) {
    const { passages, ...place } = slice
    const vectors = await vectorsOf(passages, embeddings)
    signal?.throwIfAborted()
    await library.keepSlice({ ...place, ...vectors })
  }
}
