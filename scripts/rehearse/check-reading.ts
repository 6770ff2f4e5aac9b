import { citations } from '#contract/documents/citations.ts'
import { comparison } from '#contract/documents/comparison.ts'
import { documents } from '#contract/documents/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { search } from '#contract/search.ts'
import type { RehearsalEnvironment } from './environment.ts'
import { expectEqual, expectTrue } from './expect.ts'
import { callAs, requestSite, sendRequest } from './request-site.ts'

const READER = 'subscriber'

async function timed<T>(run: () => Promise<T>): Promise<[T, string]> {
  const since = performance.now()
  const result = await run()
  return [result, `${Math.round(performance.now() - since)} ms`]
}

/**
 * Acts as a subscriber: finds a document by designation and by keywords, reads its metadata and its PDF, and adds it to the
 * favourites.
 */
export async function checkReading(rehearsal: RehearsalEnvironment): Promise<string> {
  const call = callAs(rehearsal, READER)
  const [cold, coldTook] = await timed(() => call(search.all, { keywords: 'ASTM D9901-24' }))
  const [, warmTook] = await timed(() => call(search.all, { keywords: 'ASTM D9901-24' }))
  const [first] = cold.documents
  expectEqual(first?.designationNo, 'ASTM D9901-24', 'the first hit of its number')
  const words = await call(search.all, { keywords: first?.documentTitle ?? '' })
  expectTrue(
    words.documents.some(({ contentCode }) => contentCode === first?.contentCode),
    'found by the words of its title',
  )
  const contentCode = first?.contentCode ?? ''
  const [link, linkTook] = await timed(() => call(documents.pdf, { contentCode }))
  const address = new URL(link.url, `https://${rehearsal.host}`)
  const { responseData: citation } = await call(citations.text, { contentId: contentCode, citationStyle: 'ISO690', clause: '1' })
  expectTrue(citation.includes(`https://${rehearsal.host}/document/?`), 'the address in a citation')
  expectTrue(citation.includes('ASTM D9901-24') && citation.includes('Clause 1'), 'number and clause in a citation')
  const inBucket = address.host !== rehearsal.host
  const [file, fileTook] = await timed(() =>
    inBucket ? sendRequest(address.origin, address.host, address.pathname + address.search) : requestSite(rehearsal, link.url),
  )
  expectEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'], 'the PDF by its address')
  expectEqual([file.body.length, file.body.subarray(0, 5).toString()], [link.size, '%PDF-'], 'the bytes of the PDF')
  const older = (await call(comparison.versions, { contentCode })).result.find(
    (one) => one.contentCode !== contentCode && one.open,
  )
  const [compared, comparedTook] = await timed(() => compare(call, { older: older?.contentCode ?? '', newer: contentCode }))
  expectEqual(compared.state, 'ready', 'the changes from the edition before')
  await call(favorites.add, { content: { contentId: contentCode } })
  const where = inBucket ? 'from the bucket' : 'through CloudFront'
  return `two editions compared ${comparedTook}; search ${coldTook} cold, ${warmTook} warm; the address of a PDF ${linkTook}; its ${link.size} bytes ${where} ${fileTook}`
}

const COMPARISON_POLLS = 30
const POLL_INTERVAL_MS = 1000

/** Compares two editions; asks again while a job is at work. */
async function compare(call: ReturnType<typeof callAs>, pair: { readonly older: string; readonly newer: string }) {
  let answer = await call(comparison.changes, pair)
  for (let poll = 0; answer.state !== 'ready' && poll < COMPARISON_POLLS; poll++) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    answer = await call(comparison.changes, pair)
  }
  return answer
}

/** Checks that the favourite is still there. */
export async function expectFavoriteKept(rehearsal: RehearsalEnvironment): Promise<void> {
  const { result } = await callAs(rehearsal, READER)(favorites.list, {})
  expectEqual(
    result.map(({ document }) => document.designationNo),
    ['ASTM D9901-24'],
    'what the reader kept',
  )
}
