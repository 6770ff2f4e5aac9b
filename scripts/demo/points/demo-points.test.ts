import { describe, expect, it } from '@jest/globals'
import { wordsOfText } from '#anchors/text-words.ts'
import { htmlPage } from '#functions/jobs/html/html-page.ts'
import { plainCode } from '#library/document/content-code.ts'
import { cast } from '#people/cast.ts'
import { makeHtml } from '../html/make-html.ts'
import { SHARED, TENANT_FAMILIES } from '../library.ts'
import { makeBook } from '../make-book.ts'
import { makeVolumes } from '../make-volumes.ts'
import { PERSONAL_POINTS, SHARED_POINTS } from './demo-points.ts'
import { placeOfQuote } from './place-of-quote.ts'

const points = [...SHARED_POINTS, ...Object.values(PERSONAL_POINTS).flat()]
const codes = new Set(points.map(({ contentCode }) => contentCode))
const volumes = new Map(
  [...SHARED, ...Object.values(TENANT_FAMILIES).flat()]
    .flatMap((family) => makeVolumes(family))
    .map((volume) => [plainCode(volume.record), volume] as const)
    .filter(([code]) => codes.has(code)),
)

describe('the points of the demo people', () => {
  it.each(points)('$slug stands at its words, and there alone', ({ contentCode, quote, rendition, by }) => {
    const volume = volumes.get(contentCode)
    if (!volume) throw new Error(`there is no ${contentCode}`)
    expect(volume.files).toContain(rendition)
    expect(cast.find(({ subject }) => subject === by)?.accountIds).toEqual(['harbour'])
    const { text } = htmlPage(makeHtml(makeBook(volume)), { title: volume.record.title, language: 'en' })
    expect(placeOfQuote(wordsOfText(text), quote)?.quote?.exact).toBe(quote)
  })

  it('have names of their own', () => {
    expect(new Set(points.map(({ slug }) => slug)).size).toBe(points.length)
  })
})
