import { gzipSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import type { DocumentText } from '#document-text/document-text.ts'
import { openDiskObjects } from '#functions/adapters/embedded/disk/disk-objects.ts'
import { movableClock } from '#test/support/movable-clock.ts'
import { newFolder } from '#test/support/new-folder.ts'
import { packText, readText, saveText } from './stored-text.ts'
import { textKeyOf } from './text-key.ts'

const TEXT: DocumentText = {
  source: 'html',
  language: 'en',
  pages: [],
  clauses: [],
  blocks: [{ kind: 'paragraph', clause: -1, text: 'Rungs bend.' }],
}
const objects = openDiskObjects(newFolder(), { secret: new Uint8Array(32), clock: movableClock() })
const KEY = 'demowl/documents/a/b.html'

describe('the text beside a file', () => {
  it('is read as it was saved, packed to the same bytes each time', async () => {
    await saveText({ objects }, KEY, packText(TEXT))
    expect(await readText({ objects }, KEY)).toEqual(TEXT)
    expect(packText(TEXT)).toEqual(packText(structuredClone(TEXT)))
  })

  it.each([
    ['missing', undefined],
    ['damaged', packText(TEXT).subarray(0, 30)],
    ['damaged', Buffer.from('no gzip')],
    ['damaged', gzipSync('{}')],
    ['older', gzipSync('[0]')],
    ['newer', gzipSync('[99]')],
  ])('says that it is %s', async (reason, bytes) => {
    await objects.delete(textKeyOf(KEY))
    if (bytes) await objects.put(textKeyOf(KEY), bytes, { contentType: 'application/gzip' })
    await expect(readText({ objects }, KEY)).rejects.toMatchObject({ name: 'TextUnreadable', reason })
  })
})
