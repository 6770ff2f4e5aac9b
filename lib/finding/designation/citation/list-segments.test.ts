import { expect, it } from '@jest/globals'
import { listSegments } from './list-segments.ts'

it.each([
  ['ISO 9001, ISO 14001 and ISO 45001', ['ISO 9001', 'ISO 14001', 'ISO 45001']],
  ['ISO 9001:2015; IEC 60601-1:2005', ['ISO 9001:2015', 'IEC 60601-1:2005']],
  ['RFC 2690 ISO 6393:2008 ISO 8738:1986', ['RFC 2690', 'ISO 6393:2008', 'ISO 8738:1986']],
  ['[1] ISO 9001, Quality. [2] ISO 14001, Use', ['ISO 9001, Quality.', 'ISO 14001, Use']],
  ['ISO 9001, Quality; use ; ISO 14001, Use', ['ISO 9001, Quality; use', 'ISO 14001, Use']],
  ['ISO 9001 Quality\nISO 14001 Use', ['ISO 9001 Quality', 'ISO 14001 Use']],
])('a list has an entry for each of its designations: %s', (text, entries) => {
  expect(listSegments(text)).toEqual(entries)
})

it.each([
  'ITU-T Rec. H.264 | ISO/IEC 14496-10',
  'GB/T 19001-2016 (idt ISO 9001:2015)',
  'IEEE Std 802.3-2018 (Revision of IEEE Std 802.3-2015)',
  'Guidance on the use of ISO 22301, ISO 22313:2020',
  'ISO 9001',
])('a designation that mentions another one is no list: %s', (text) => {
  expect(listSegments(text)).toEqual([text])
})
