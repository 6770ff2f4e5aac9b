import { describe, expect, it } from '@jest/globals'
import { anyCharacter, fc } from '#test/support/properties.ts'
import { recordingObjects } from '#test/support/recording-ports.ts'
import { presignFile } from './presign-file.ts'

describe('the name of a file', () => {
  it('a file name stays in its header and is no path, for any designation', async () => {
    const objects = recordingObjects()
    const title = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      fc.constantFrom('a\r\nSet-Cookie: b', '../../etc/passwd', 'C:\\x', '\u202Efdp.exe', '....', '', "'*()", '😀'.repeat(200)),
    )
    await fc.assert(
      fc.asyncProperty(title, async (any) => {
        const { name } = await presignFile(objects, { kind: 'pdf', key: 'demowl/x.pdf', size: 1, title: any })
        expect(name).toMatch(/^[^\p{Cc}\p{Cf}/\\:*?"<>|.][^\p{Cc}\p{Cf}/\\:*?"<>|]*\.pdf$/u)
        expect(objects.signed.at(-1)?.contentDisposition).toMatch(/^inline; filename\*=UTF-8''[\w\-.!~%]+$/)
      }),
    )
  })

  it.each([
    ['Latin', 'Steel pipes '.repeat(25)],
    ['Chinese', '钢管和管件的技术规范'.repeat(30)],
    ['Arabic', 'مواصفات الأنابيب '.repeat(18)],
    ['emoji', '😀'.repeat(300)],
    ['emoji off the beat', `a${'😀'.repeat(300)}`],
    ['apostrophes', "'".repeat(300)],
  ])('a file name of 300 characters of %s is cut to fit a header, a URL and a file system', async (_, title) => {
    const objects = recordingObjects()
    const { name } = await presignFile(objects, { kind: 'pdf', key: 'demowl/x.pdf', size: 1, title, asAttachment: true })
    const start = name.slice(0, -'.pdf'.length)
    expect(name.isWellFormed()).toBe(true)
    expect(title.startsWith(start)).toBe(true)
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
    // Nothing was cut that had room.
    expect(Buffer.byteLength(start)).toBeGreaterThan(190)
    const header = objects.signed.at(-1)?.contentDisposition ?? ''
    expect(header.length).toBeLessThanOrEqual(1000)
    expect(decodeURIComponent(header.slice(header.indexOf("''") + 2))).toBe(name)
  })
})
