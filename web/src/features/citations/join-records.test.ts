import { expect, it } from '@jest/globals'
import { joinedPart } from './join-records.ts'

const xml = (...records: string[]) =>
  `<?xml version="1.0"?>\n<collection xmlns="x">\n${records.map((one) => `  <record>${one}</record>\n`).join('')}</collection>\n`
const bytes = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer
const joined = async (format: 'mrc' | 'xml', parts: string[]) =>
  new Blob(
    parts.map((part, at) => joinedPart(bytes(part), format, { isFirst: at === 0, isLast: at === parts.length - 1 })),
  ).text()

it('parts of XML are one collection, and those of other formats follow each other', async () => {
  expect(await joined('xml', [xml('a', 'ü'), xml('b'), xml('c')])).toBe(xml('a', 'ü', 'b', 'c'))
  expect(await joined('xml', [xml('a')])).toBe(xml('a'))
  expect(await joined('mrc', ['00026a\u001d', '00027b\u001d'])).toBe('00026a\u001d00027b\u001d')
})
