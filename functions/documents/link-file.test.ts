import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { recordingObjects } from '#test/support/recording-ports.ts'
import { linkFile } from './link-file.ts'

describe('the name of a file', () => {
  it('stays in its header and is no path, whatever the document is called', async () => {
    const objects = recordingObjects()
    const title = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('a\r\nSet-Cookie: b', '../../etc/passwd', 'C:\\x', '\u202Efdp.exe', '....', '', "'*()", '😀'.repeat(200)),
    )
    await fc.assert(
      fc.asyncProperty(title, async (any) => {
        const { name } = await linkFile(objects, { kind: 'pdf', key: 'demowl/x.pdf', size: 1, title: any })
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}/\\:*?"<>|.][^\p{Cc}\p{Cf}/\\:*?"<>|]*\.pdf$/u)
        expect(objects.signed.at(-1)?.contentDisposition).toMatch(/^inline; filename\*=UTF-8''[\w\-.!~%]+$/)
      }),
      { numRuns: 1000 },
    )
  })
})
