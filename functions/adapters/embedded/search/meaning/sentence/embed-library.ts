import type { Embeddings } from '#ports/embeddings.ts'
import { pack } from '../space/rows.ts'
import type { SentenceVectors } from './sentence-store.ts'

/** Passages to embed next, and the last key that is covered with them. */
export interface PassageSlice {
  readonly model: number
  readonly lastKey: number
  readonly passages: readonly { readonly key: number; readonly place: number; readonly text: string }[]
}

export type EmbeddedSlice = Pick<PassageSlice, 'model' | 'lastKey'> & SentenceVectors

type Awaitable<T> = T | Promise<T>

/** Library that gives its passages without vectors. With the last of them the version is complete. */
export interface SliceSource {
  nextSlice(version: string): Awaitable<PassageSlice | undefined>
  saveSlice(slice: EmbeddedSlice): Awaitable<void>
}

async function vectorsOf(passages: PassageSlice['passages'], embeddings: Embeddings): Promise<SentenceVectors> {
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

/** Embeds every document without vectors. Saved slices stay when it is stopped. */
export async function embedLibrary(library: SliceSource, embeddings: Embeddings, signal?: AbortSignal): Promise<void> {
  for (let slice = await library.nextSlice(embeddings.version); slice; slice = await library.nextSlice(embeddings.version)) {
    const { passages, ...place } = slice
    const vectors = await vectorsOf(passages, embeddings)
    signal?.throwIfAborted()
    await library.saveSlice({ ...place, ...vectors })
  }
}
