import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Numbered } from './shape.ts'

/** Designations as publishers write them, by class; each group of a pattern is a part. Nothing of the parser under test is used. */
const CLASSES: readonly (readonly [of: string, pattern: RegExp])[] = [
  [
    'I',
    /^(?<publisher>ISO(?:\/IEC)?|IEC)(?:[ /](?<type>TR|TS|PAS|Guide|R))? (?<number>\d+)(?:-(?<part>\d+(?:-\d+)?))?:(?<year>\d{4})$/,
  ],
  [
    'A',
    /^(?<base>(?:ISO(?:\/IEC)?|IEC)(?:[ /]T[RS])? [\d-]+:\d{4})\/(?<kind>Amd|AMD|Cor|COR) ?(?<change>\d+):(?<changeYear>\d{4})$/,
  ],
  ['IEEE', /^IEEE(?: Std)? (?<number>[A-Z]?\d[\w.]*)-(?<year>\d{4})$/],
  [
    'ETSI',
    /^ETSI (?<type>EN|TS|TR|ES|EG) (?<letters>\d{3}) (?<digits>\d{3}(?:-\d+)?) V(?<version>\d+\.\d+\.\d+) \((?<year>\d{4})-(?<month>\d\d)\)$/,
  ],
  ['3GPP', /^3GPP (?<type>TS|TR) (?<number>\d\d\.\d+):REL-\d+\/(?<version>\d+\.\d+\.\d+)$/],
  ['ITU', /^ITU-T (?<number>[A-Z]\.\d+(?:\.\d+)?) \((?<month>\d\d)\/(?<year>\d{4})\)$/],
  ['RFC', /^RFC (?<number>\d+)$/],
  ['NIST', /^NIST SP (?<number>\d+-\d+)(?:r(?<version>\d))?$/],
  ['JIS', /^JIS (?<letters>[A-Z]) (?<number>\d{4}(?:-\d+)?):(?<year>\d{4})$/],
  ['OIML', /^OIML (?<letters>[RDGB]) (?<number>\d+(?:-\d)?):(?<year>\d{4})$/],
  ['CCSDS', /^CCSDS (?<number>\d{3}\.\d+-[A-Z]-\d+)$/],
  ['ECMA', /^ECMA-(?<number>\d+) ed/],
  ['IALA', /^IALA (?<number>[GRC]\d{4}) Ed/],
  ['IHO', /^IHO (?<number>[A-Z]-\d+) \d/],
  ['CIE', /^CIE (?<number>\d{3})[-:](?<year>\d{4})$/],
  ['OGC', /^OGC (?<number>\d\d-\d{3}(?:r\d+)?)$/],
]
const PARTS = {
  ...{ publisher: '', type: '', number: '', part: '', year: '', month: '', version: '', letters: '', digits: '' },
  ...{ base: '', kind: '', change: '', changeYear: '' },
}

function* read(documents: readonly IndexedDocument[]): Generator<readonly [of: string, one: Numbered]> {
  for (const { id, designation, title, date } of documents)
    for (const [of, pattern] of CLASSES) {
      const groups = designation.match(pattern)?.groups
      if (!groups) continue
      const found = Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text ?? '']))
      const year = of === 'RFC' ? date.slice(0, 4) : (found.year ?? '')
      yield [of, { ...PARTS, ...found, year, kind: (found.kind ?? '').toUpperCase(), id, designation, title }]
    }
}

/** Records by class; `P` has those of numbers with the parts 1 and 2. */
export function numberedByClass(documents: readonly IndexedDocument[]): ReadonlyMap<string, readonly Numbered[]> {
  const grouped = Map.groupBy(read(documents), ([of]) => of)
  const byClass = new Map([...grouped].map(([of, all]) => [of, all.map(([, one]) => one)]))
  const parts = Map.groupBy(
    (byClass.get('I') ?? []).filter(({ part }) => part),
    ({ publisher, type, number }) => `${publisher} ${type} ${number}`,
  )
  const series = [...parts.values()].filter((all) => ['1', '2'].every((part) => all.some((one) => one.part === part)))
  return byClass.set('P', series.flat())
}
