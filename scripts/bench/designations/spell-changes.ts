import type { Choices } from './grammar/random.ts'
import { changed, type Spelling } from './spelling.ts'

const CHANGE =
  /^(.*?)[/ -](AMD|Amd\.?|AMENDMENT|Amendment|COR|Cor\.?|Corrigendum|Add\.?|ADD|Suppl\.?|Err\.?|Errata) ?(\d+)(?::(\d{4})| \(((?:\d\d\/)?\d{4})\))?$/
const NAMES: Readonly<Record<string, readonly string[]>> = {
  A: ['Amendment 1', 'Amendment No. 1', 'Amd 1', 'Amd. 1', 'AMD1', 'Amendment no 1', 'amendment 1', 'AMENDMENT 1'],
  C: ['Corrigendum 1', 'Technical Corrigendum 1', 'Cor 1', 'Cor. 1', 'COR1', 'Corrigendum No. 1', 'Corr. 1', 'corrigendum 1'],
  D: ['Addendum 1', 'Add. 1', 'Addendum No. 1'],
  S: ['Supplement 1', 'Suppl. 1', 'Supplement No. 1', 'Supp 1'],
  E: ['Errata 1', 'Erratum 1', 'Errata 01'],
}

function kindOf(written: string): string {
  if (/^ADD/i.test(written)) return 'D'
  return written.charAt(0).toUpperCase()
}

/** Change, its year and the document that it changes. */
export function changeOf(written: string): { base: string; kind: string; number: string; year: string } | undefined {
  const match = written.match(CHANGE)
  if (!match || !/\d/.test(match[1] as string)) return undefined
  return {
    base: match[1] as string,
    kind: kindOf(match[2] as string),
    number: String(Number(match[3])),
    year: match[4] ?? match[5] ?? '',
  }
}

function nameOf(kind: string, number: string, choices: Choices): string {
  return choices.one(NAMES[kind] as readonly string[]).replace(/0?1$/, number)
}

/** Spellings with a change named before the document, a part after the year, an edition in words. */
export const changes: Readonly<Record<string, Spelling>> = {
  changeInFront: (written, choices) => {
    const change = changeOf(written)
    if (!change) return undefined
    const { base, kind, number, year } = change
    const name = nameOf(kind, number, choices)
    const dated = year && choices.below(2) ? `${name}${choices.one([` (${year})`, `:${year}`, ` ${year}`, `, ${year},`])}` : name
    return `${dated} ${choices.one(['to', 'to', 'of', 'for'])} ${base}`
  },
  partBehindYear: (written, choices) =>
    changed(
      written,
      written.replace(
        /^((?:(?:ISO|IEC|IEEE|JIS|OIML|CIE|TS|TR|[A-Z]|\/)+ )+\d{2,5})-(\d{1,4}):(\d{4})$/,
        (_, base, part, year) =>
          `${base}:${year}${choices.one([' Part ', ', Part ', ' part ', ' - Part ', ' Pt ', ' pt. ', '-Part '])}${part}`,
      ),
    ),
  editionInWords: (written, choices) =>
    changed(
      written,
      written
        .replace(/ V(\d+\.\d+\.\d+)(?: \(\d{4}-\d\d\))?$/, (_, version) =>
          choices.one([` version ${version}`, ` Version ${version}`, `, version ${version}`, ` (version ${version})`]),
        )
        .replace(/:REL-(\d+)\/(\d+\.\d+\.\d+)$/, (_, release, version) =>
          choices.one([
            ` Release ${release} version ${version}`,
            ` version ${version}`,
            ` version ${version} Release ${release}`,
          ]),
        )
        .replace(/(CCSDS .*-[A-Z])-(\d+)$/, (_, base, issue) =>
          choices.one([`${base} Issue ${issue}`, `${base}, issue ${issue}`, `${base} (Issue ${issue})`]),
        )
        .replace(/ [Ee]d\.? ?(\d+(?:\.\d+)?)$/, (_, edition) =>
          choices.one([` Edition ${edition}`, `, edition ${edition}`, ` Issue ${edition}`, ` (edition ${edition})`]),
        )
        .replace(/(\d)r(\d+)$/, (_, digit, revision) =>
          choices.one([
            `${digit} Revision ${revision}`,
            `${digit} revision ${revision}`,
            `${digit}, Rev. ${revision}`,
            `${digit} (revision ${revision})`,
          ]),
        )
        .replace(/(?<=^IHO .*) (\d\.\d\.\d)$/, (_, version) =>
          choices.one([` edition ${version}`, ` version ${version}`, ` Ed. ${version}`, ` Edition ${version}`]),
        )
        .replace(/-v(\d+\.\d+)$/i, (_, version) => choices.one([` version ${version}`, ` v${version}`, ` Version ${version}`])),
    ),
}
