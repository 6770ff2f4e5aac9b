import { Agent } from 'node:http'
import type { Corpus } from '../corpus.ts'
import { numbersFrom } from '../invented-text.ts'
import { onLoadedSite, searchBody } from './loaded-site.ts'

const INPUTS = 7000
const TOGETHER = 8
/** Inputs after which the memory is looked at. */
const SAMPLE = 250

const PIECES = [
  ...['"', '(', ')', '*', '?', '~9', 'AND', 'NOT', ':', '[', '}', '\\', '%', "'", '\u202e', '\u0000', '\ud83d', '😀'],
  ...['ISO', '9001', 'pressure', 'safety of', '標準', '٣', 'e\u0301'.repeat(40), 'x'.repeat(300), '0'.repeat(50)],
]

type Next = ReturnType<typeof numbersFrom>
const textOf = (next: Next) => Array.from({ length: 1 + next(40) }, () => PIECES[next(PIECES.length)]).join(next(2) ? ' ' : '')

/** Inputs that want to cost more than they are worth. */
const KINDS: readonly ((next: Next) => readonly [method: string, url: string, body?: string])[] = [
  (next) => ['POST', `/api/documents/search?page=0&size=${[1, 10, 100][next(3)]}`, searchBody(textOf(next))],
  (next) => [
    'POST',
    `/api/documents/search?page=${next(90)}&size=100`,
    searchBody(['*', 'a', 'of the', 'test method'][next(4)] ?? '*'),
  ],
  (next) => ['POST', '/api/documents/search/count', searchBody(textOf(next))],
  (next) => ['POST', '/api/semantic-search/v1/query', JSON.stringify({ keywords: textOf(next) })],
  (next) => ['POST', '/api/documents/search/type-ahead', JSON.stringify({ keywords: textOf(next) })],
  (next) => ['GET', `/api/documents/metadata?${new URLSearchParams({ contentCode: textOf(next).toWellFormed() })}`],
  (next) => ['POST', '/api/documents/search', searchBody('x'.repeat(next(400_000)))],
  (next) => [
    'POST',
    '/api/documents/search',
    JSON.stringify(Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`${at} ${next(9999)}`, at]))),
  ],
  (next) => ['POST', '/api/documents/search', '{'.repeat(next(50_000))],
  (next) => ['GET', `/document/?${new URLSearchParams({ contentcode: textOf(next).toWellFormed() })}`],
]

/** Measures the memory of a site before, during and after 7,000 hostile queries, bodies and addresses. */
export const benchHostile = (corpus: Corpus): Promise<void> =>
  onLoadedSite(corpus, async ({ ask, memory, rest }) => {
    const before = memory()
    const agent = new Agent({ keepAlive: true, maxSockets: TOGETHER })
    const next = numbersFrom(7)
    let [sent, peak] = [0, before]
    const send = async () => {
      while (sent < INPUTS) {
        const kind = KINDS[sent++ % KINDS.length] as (typeof KINDS)[number]
        // A body that is refused may end its connection.
        await ask(agent, ...kind(next)).catch(() => undefined)
        if (sent % SAMPLE === 0) peak = Math.max(peak, memory())
      }
    }
    await Promise.all(Array.from({ length: TOGETHER }, send))
    await rest()
    const after = memory()
    console.log(
      `${INPUTS} hostile inputs: memory before ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB, after a rest ${after.toFixed(0)} MB, ` +
        `${(after / before).toFixed(2)} × (to reach: 1.5)`,
    )
  })
