import { describe, expect, it } from '@jest/globals'
import { progressText, refusalText } from './show-progress.ts'

describe('what an ingest says', () => {
  it('is how far it is, how fast, and how long it will take', () => {
    const progress = { added: 400, changed: 50, unchanged: 50, refused: 0, bytes: 250, totalBytes: 1000 }
    expect(progressText(progress, 10)).toBe('25 %, 500 documents, 50 a second, about 30 s left')
    expect(progressText({ ...progress, bytes: 1 }, 10)).toContain('about 167 min left')
    expect(progressText({ ...progress, bytes: 1000 }, 10)).toBe('100 %, 500 documents, 50 a second')
  })

  it('names file, line, field and reason of what stays out', () => {
    expect(refusalText({ file: `${process.cwd()}/a.ndjson`, line: 3, field: 'title', reason: 'missing' })).toBe(
      'a.ndjson, line 3, title: missing',
    )
    expect(refusalText({ file: '/elsewhere/b.pdf', reason: 'has no pages' })).toBe('/elsewhere/b.pdf: has no pages')
  })
})
