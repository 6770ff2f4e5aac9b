import { describe, expect, it } from '@jest/globals'
import { PACKAGE_LIMIT } from '../formats/read-package.ts'
import { PDF_LIMIT } from '../prepare-draft.ts'
import { DISK_OF_PARTS, DOCUMENT_LIMIT, LONGEST_LINE, PART_LIMITS } from './part-limits.ts'

describe('the disk of a function that takes documents in', () => {
  it.each([
    ['the largest document of a package', DOCUMENT_LIMIT + PACKAGE_LIMIT],
    ['as many as are taken in at once', PART_LIMITS.package.bytes + PACKAGE_LIMIT],
    ['lines, with one too long', PART_LIMITS.lines.bytes + LONGEST_LINE],
    ['a PDF by itself', PDF_LIMIT],
  ])('has room for %s, twice', (_, bytes) => {
    expect((2 * bytes) / 2 ** 20).toBeLessThanOrEqual(DISK_OF_PARTS)
  })

  it('is one that Lambda has', () => expect(DISK_OF_PARTS).toBeLessThanOrEqual(10_240))
})
