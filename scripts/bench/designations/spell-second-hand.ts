import type { Choices } from './grammar/random.ts'
import { changeOf } from './spell-changes.ts'
import { changed, type Spelling } from './spelling.ts'

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const SHORT = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th']
const CALLED: Readonly<Record<string, string>> = {
  A: 'amendment',
  C: 'corrigendum',
  D: 'addendum',
  S: 'supplement',
  E: 'erratum',
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

function ordinal(number: string, choices: Choices): string | undefined {
  return choices.one([ORDINALS, SHORT])[Number(number)]
}

/** Spellings of changes, parts and editions by somebody else. */
export const secondHand: Readonly<Record<string, Spelling>> = {
  changeElsewhere: (written, choices) => {
    const change = changeOf(written)
    const word = change && CALLED[change.kind]
    if (!change || !word) return undefined
    const { base, number, year } = change
    const nth = ordinal(number, choices)
    return choices.one([
      `${base} ${word} no. ${number}${year && ` of ${year}`}`,
      `${base} with ${word} ${number}`,
      `${base}, ${word} ${number}${year && ` from ${year}`}`,
      `${word} ${number}: ${base}`,
      `${capital(word)} ${number} - ${base}`,
      `${base} including ${capital(word)} ${number}`,
      ...(nth ? [`${capital(nth)} ${word} to ${base}`, `${nth} ${word} of ${base}`, `the ${nth} ${word} to ${base}`] : []),
    ])
  },
  partElsewhere: (written, choices) =>
    changed(
      written,
      written.replace(/^((?:(?:ISO|IEC|IEEE|JIS|OIML|CIE|TS|TR|[A-Z]|\/)+ )+\d{2,5})-(\d{1,4}):(\d{4})$/, (_, base, part, year) =>
        choices.one([
          `${base}:${year} (Part ${part})`,
          `${base} part ${part} (${year})`,
          `Part ${part}, ${base} ${year}`,
          `${base} (${year}) pt.${part}`,
          `${base}:${year} – Part ${part}`,
          `part ${part} of ${base} (${year})`,
          `Part ${part}: ${base}:${year}`,
          `${base} Part ${part} from ${year}`,
          `${base} [${year}] part ${part}`,
          `${base}, ${year}, part ${part}`,
        ]),
      ),
    ),
  editionElsewhere: (written, choices) =>
    changed(
      written,
      written
        .replace(/ V(\d+\.\d+\.\d+)(?: \(\d{4}-\d\d\))?$/, (_, version) =>
          choices.one([
            ` v. ${version}`,
            ` (V${version})`,
            ` ver ${version}`,
            `, ver. ${version}`,
            ` [v${version}]`,
            ` v ${version}`,
          ]),
        )
        .replace(/:REL-(\d+)\/(\d+\.\d+\.\d+)$/, (_, release, version) =>
          choices.one([
            ` Rel ${release} v${version}`,
            ` (Release ${release}) v${version}`,
            ` v${version} Rel-${release}`,
            `, version ${version} (Release ${release})`,
            ` V${version}`,
            ` Rel-${release}, ${version}`,
          ]),
        )
        .replace(/^(CCSDS .*-[A-Z])-(\d+)$/, (_, base, issue) =>
          choices.one([
            `${base} iss. ${issue}`,
            `${base} Issue No. ${issue}`,
            `Issue ${issue} of ${base}`,
            `${base} ${issue}`,
            `${base}, ${SHORT[Number(issue)]} issue`,
            `${base} edition ${issue}`,
          ]),
        )
        .replace(/ [Ee]d\.? ?(\d+)(?:\.0)?$/, (_, edition) => {
          const nth = ordinal(edition, choices)
          return nth
            ? choices.one([` ${nth} edition`, `, ${nth} edition`, ` (${nth} edition)`, ` ${nth} ed.`, ` Edition No. ${edition}`])
            : ` edition no ${edition}`
        })
        .replace(/(\d)r(\d+)$/, (_, digit, revision) =>
          choices.one([
            `${digit} Rev. No. ${revision}`,
            `${digit} (r${revision})`,
            `${digit} rev-${revision}`,
            `${digit}, ${SHORT[Number(revision)] ?? `${revision}th`} revision`,
            `Revision ${revision} of ${digit}`,
          ]),
        )
        .replace(/(?<=^IHO .*) (\d\.\d\.\d)$/, (_, version) =>
          choices.one([` (${version})`, `, v${version}`, ` version no. ${version}`, ` - Edition ${version}`, ` ed${version}`]),
        )
        .replace(/^((?:NIST|NBS|OGC) .*)Revision (\d+) of (\d)$/, 'Revision $2 of $1$3'),
    ),
  lettersAndBars: (written, choices) => {
    const places = [...written.matchAll(/(?<=\d)[01](?=\d)|(?<=\d{2})[01]/g)].map((match) => match.index)
    if (!places.length) return undefined
    return [...written]
      .map((sign, at) =>
        places.includes(at) ? (sign === '0' ? choices.one(['O', 'Ｏ', 'o']) : choices.one(['|', 'I', 'l', 'i'])) : sign,
      )
      .join('')
  },
}
