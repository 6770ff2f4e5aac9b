import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Embeddings } from '#ports/embeddings.ts'
import { cases, fc } from '#test/support/properties.ts'
import { TOPICS } from '#test/support/topic-texts.ts'
import { oddText } from './search/search-odd-text.ts'

/** One model under test, in two openings. It knows the words of test/support/topic-texts.ts. */
export interface EmbeddingsUnderTest {
  readonly embeddings: Embeddings
  another(): Promise<Embeddings>
  close(): Promise<void>
}

const lengthOf = (vector: Float32Array) => Math.hypot(...vector)
const nearness = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] as number), 0)
const TEXTS = Object.values(TOPICS)
const half = (text: string, which: 0 | 1) =>
  text
    .split(' ')
    .filter((_, at) => at % 2 === which)
    .join(' ')

/** The rules of functions/ports/embeddings.ts, for any model. */
export function embeddingsConformance(name: string, open: () => Promise<EmbeddingsUnderTest>): void {
  describe(`the embeddings port on ${name}`, () => {
    let under: EmbeddingsUnderTest
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    const embed = (texts: readonly string[], as: 'passage' | 'query' = 'passage') => under.embeddings.embed(texts, as)
    const expectSame = (one: Float32Array | undefined, other: Float32Array | undefined) =>
      expect(nearness(one as Float32Array, other as Float32Array)).toBeCloseTo(1, 4)

    it('gives every text a direction of length 1 and of its dimensions, for either purpose', async () => {
      for (const as of ['passage', 'query'] as const) {
        const vectors = await embed(TEXTS, as)
        expect(vectors).toHaveLength(TEXTS.length)
        for (const vector of vectors) {
          expect(vector.constructor.name).toBe('Float32Array')
          expect(vector).toHaveLength(under.embeddings.dimensions)
          expect(lengthOf(vector)).toBeCloseTo(1, 4)
        }
      }
    })

    it('gives the same text the same direction, in the order of the texts, whatever stands beside it', async () => {
      const many = Array.from({ length: 150 }, (_, at) => TEXTS[(at * 7) % TEXTS.length] as string)
      const alone = new Map<string, Float32Array>()
      for (const text of TEXTS) alone.set(text, (await embed([text]))[0] as Float32Array)
      const together = await embed(many)
      expect(together).toHaveLength(many.length)
      for (const [at, text] of many.entries()) expectSame(together[at], alone.get(text))
    })

    it('gives no text nothing', async () => {
      expect(await embed([])).toEqual([])
      expect(await embed([], 'query')).toEqual([])
    })

    it('takes any text, empty, odd or far too long, and answers with numbers', async () => {
      const odd = ['', ' ', '\u0000', '\ud800', '…', '水道', 'a'.repeat(50_000), `${TEXTS[0]} `.repeat(3000)]
      const drawn = fc.sample(oddText, cases(40))
      for (const vector of await embed([...odd, ...drawn])) {
        expect(vector).toHaveLength(under.embeddings.dimensions)
        const length = lengthOf(vector)
        expect(length === 0 || Math.abs(length - 1) < 1e-4).toBe(true)
      }
    })

    it('knows a text that is cut by its beginning', async () => {
      const [long, longer] = [`${TEXTS[1]} `.repeat(1000), `${TEXTS[1]} `.repeat(2000)]
      const [one, other] = await embed([long, longer])
      expectSame(one, other)
    })

    it('brings texts about one thing nearer to each other than to others, without a word in common', async () => {
      const asked = await embed(
        TEXTS.map((text) => half(text, 0)),
        'query',
      )
      const passages = await embed(TEXTS.map((text) => half(text, 1)))
      const nearest = asked.map((query) => {
        const all = passages.map((passage) => nearness(query, passage))
        return all.indexOf(Math.max(...all))
      })
      expect(nearest).toEqual([...TEXTS.keys()])
    })

    it('is of one version whenever it is opened, and then sees texts alike', async () => {
      const other = await under.another()
      expect(under.embeddings.version).not.toBe('')
      expect([other.version, other.dimensions]).toEqual([under.embeddings.version, under.embeddings.dimensions])
      expectSame((await embed([TEXTS[2] as string]))[0], (await other.embed([TEXTS[2] as string], 'passage'))[0])
    })
  })
}
