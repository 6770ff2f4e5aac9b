import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Embeddings } from '#ports/embeddings.ts'

export interface EmbeddingsUnderTest {
  readonly embeddings: Embeddings
  close(): Promise<void>
}

/** English about standards, what every model in question knows something of. */
const texts = [
  'Requirements for the quality management of an organisation.',
  'Test method for the tensile strength of steel pipes.',
  'Water treatment: measuring chlorine in drinking water.',
]

export function embeddingsConformance(name: string, open: () => Promise<EmbeddingsUnderTest>): void {
  describe(`the embeddings port on ${name}`, () => {
    let under: EmbeddingsUnderTest
    let embeddings: Embeddings
    beforeAll(async () => {
      under = await open()
      embeddings = under.embeddings
    }, 60_000)
    afterAll(() => under.close())
    const expectWhole = (vector: Float32Array | undefined) => {
      expect(vector).toHaveLength(embeddings.dimensions)
      expect(Math.hypot(...(vector as Float32Array))).toBeCloseTo(1, 4)
    }

    it('gives every text a vector of length 1 and of its dimensions', async () => {
      expect(embeddings.model).not.toBe('')
      for (const purpose of ['passage', 'query'] as const)
        for (const vector of await embeddings.embed(texts, purpose)) expectWhole(vector)
    })

    it('gives the same text the same vector, alone or among others, in their order', async () => {
      const together = await embeddings.embed(texts, 'passage')
      const reversed = (await embeddings.embed([...texts].reverse(), 'passage')).reverse()
      for (const [at, text] of texts.entries()) {
        const [alone] = await embeddings.embed([text], 'passage')
        for (const [axis, value] of (alone as Float32Array).entries()) {
          expect(together[at]?.[axis]).toBeCloseTo(value, 5)
          expect(reversed[at]?.[axis]).toBeCloseTo(value, 5)
        }
      }
    })

    it('gives 0 alone, or a vector of length 1, to what has no word', async () => {
      for (const vector of await embeddings.embed(['', '   ', '… — !', '\u0000\ud800'], 'query')) {
        expect(vector).toHaveLength(embeddings.dimensions)
        if (vector.some((value) => value !== 0)) expectWhole(vector)
      }
    })

    it('cuts long texts and refuses none', async () => {
      const [vector] = await embeddings.embed([`${texts[0]} `.repeat(20_000)], 'passage')
      expectWhole(vector)
    })

    it('answers nothing to nothing', async () => {
      expect(await embeddings.embed([], 'passage')).toEqual([])
    })

    it('puts a text nearer to itself than to others', async () => {
      const passages = await embeddings.embed(texts, 'passage')
      const queries = await embeddings.embed(texts, 'query')
      const nearness = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, axis) => sum + value * (b[axis] as number), 0)
      for (const [at, query] of queries.entries()) {
        const all = passages.map((passage) => nearness(query, passage))
        expect(all.indexOf(Math.max(...all))).toBe(at)
      }
    })
  })
}
