import { documents } from '#contract/documents.ts'
import { favorites } from '#contract/favorites.ts'
import { search } from '#contract/search.ts'
import { expectEqual, expectTo } from './expect.ts'
import type { Stage } from './stage.ts'
import { ask, callAs, visit } from './visit.ts'

const READER = 'subscriber'

async function timed<T>(act: () => Promise<T>): Promise<[T, string]> {
  const since = performance.now()
  const result = await act()
  return [result, `${Math.round(performance.now() - since)} ms`]
}

/** What a subscriber does: finds a document by its number and by its words, reads its facts and its PDF, and keeps it. */
export async function readLibrary(stage: Stage): Promise<string> {
  const call = callAs(stage, READER)
  const [cold, coldTook] = await timed(() => call(search.all, { keywords: 'ASTM D9901-24' }))
  const [, warmTook] = await timed(() => call(search.all, { keywords: 'ASTM D9901-24' }))
  const [first] = cold.documents
  expectEqual(first?.designationNo, 'ASTM D9901-24', 'the first hit of its number')
  const words = await call(search.all, { keywords: first?.documentTitle ?? '' })
  expectTo(
    words.documents.some(({ contentCode }) => contentCode === first?.contentCode),
    'found by the words of its title',
  )
  const contentCode = first?.contentCode ?? ''
  const [link, linkTook] = await timed(() => call(documents.pdf, { contentCode }))
  const address = new URL(link.url, `https://${stage.host}`)
  const inBucket = address.host !== stage.host
  const [file, fileTook] = await timed(() =>
    inBucket ? ask(address.origin, address.host, address.pathname + address.search) : visit(stage, link.url),
  )
  expectEqual([file.status, file.headers.get('content-type')], [200, 'application/pdf'], 'the PDF by its address')
  expectEqual([file.body.length, file.body.subarray(0, 5).toString()], [link.size, '%PDF-'], 'the bytes of the PDF')
  await call(favorites.add, { content: { contentId: contentCode } })
  const where = inBucket ? 'from the bucket' : 'through CloudFront'
  return `search ${coldTook} cold, ${warmTook} warm; the address of a PDF ${linkTook}; its ${link.size} bytes ${where} ${fileTook}`
}

/** What the reader kept is there. */
export async function expectKept(stage: Stage): Promise<void> {
  const { result } = await callAs(stage, READER)(favorites.list, {})
  expectEqual(
    result.map(({ document }) => document.designationNo),
    ['ASTM D9901-24'],
    'what the reader kept',
  )
}
