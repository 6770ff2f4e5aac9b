import { describe, expect, it } from '@jest/globals'
import { MAX_PACKAGE_BYTES } from '../formats/read-package.ts'
import { MAX_PDF_BYTES } from '../prepare-draft.ts'
import { INGEST_PART_LIMITS, MAX_DOCUMENT_BYTES, MAX_STAGED_LINE_BYTES, PARTS_DISK_MB } from './part-limits.ts'

describe('the disk of a function that takes documents in', () => {
  it.each([
    ['the largest document of a package', MAX_DOCUMENT_BYTES + MAX_PACKAGE_BYTES],
    ['as many as are taken in at once', INGEST_PART_LIMITS.package.bytes + MAX_PACKAGE_BYTES],
    ['lines, with one too long', INGEST_PART_LIMITS.lines.bytes + MAX_STAGED_LINE_BYTES],
    ['a PDF by itself', MAX_PDF_BYTES],
  ])('has room for %s, twice', (_, bytes) => {
    expect((2 * bytes) / 2 ** 20).toBeLessThanOrEqual(PARTS_DISK_MB)
  })

  it('is one that Lambda has', () => expect(PARTS_DISK_MB).toBeLessThanOrEqual(10_240))
})
