import { ADDRESSES, fileNameOf } from './addresses.ts'
import { changed, type Spelling } from './spelling.ts'

const PARTED = /^((?:(?:ISO|IEC|IEEE|JIS|TS|TR|[A-Z]|\/)+ )+\d{2,5})-(\d{1,4})(?=$|:)/

/** Spellings with parts, supplements and versions, as file names and as URLs. */
export const parts: Readonly<Record<string, Spelling>> = {
  supplement: (written, choices) => {
    const match = written.match(/^(.*?)[/ ](AMD|Amd|COR|Cor|Amd\.|Cor\.) ?(\d+)(?::(\d{4})|( \(\d\d\/\d{4}\)))?$/)
    if (!match) return undefined
    const [, base, kind, number, year] = match as unknown as [string, string, string, string, string?]
    const spelled = /AMD/i.test(kind)
      ? [
          `Amd ${number}`,
          `AMD.${number}`,
          `Amd${number}`,
          `A${number}`,
          `Amendment ${number}`,
          `amd-${number}`,
          `AMENDMENT NO. ${number}`,
          `Amend. ${number}`,
        ]
      : [
          `Cor ${number}`,
          `Cor.${number}`,
          `Corr ${number}`,
          `COR${number}`,
          `Technical Corrigendum ${number}`,
          `Corrigendum ${number}`,
          `AC${number}`,
          `Corr. ${number}`,
        ]
    const sign = choices.one([' ', '/', '+', ', ', ' / ', '-', ' + '])
    return `${base}${sign}${choices.one(spelled)}${year && choices.below(3) ? choices.one([`:${year}`, ` (${year})`, `-${year}`, ` ${year}`]) : ''}`
  },
  part: (written, choices) =>
    changed(
      written,
      written.replace(
        PARTED,
        (_, number, part) =>
          `${number}${choices.one([' Part ', ' part ', ', Part ', ' Pt. ', ' pt ', '-part', ' part', ' - Part ', '/', ' P'])}${part}`,
      ),
    ),
  versionAlone: (written) => changed(written, written.replace(/ \(\d{4}-\d\d\)$/, '').replace(/:REL-\d+\/(?=\d)/, ' V')),
  versionElsewise: (written, choices) =>
    changed(
      written,
      written
        .replace(/ V(\d+\.\d+\.\d+) \((\d{4})-(\d\d)\)$/, (_, version, year, month) =>
          choices.one([
            ` v${version}`,
            ` version ${version}`,
            `-v${version}`,
            ` ver. ${version}`,
            ` ${version}`,
            ` V${version} (${year})`,
            ` v${version} ${year}-${month}`,
            ` V${version} (${month}/${year})`,
          ]),
        )
        .replace(/ \((\d\d)\/(\d{4})\)$/, (_, month, year) =>
          choices.one([
            ` (${year})`,
            ` ${month}/${year}`,
            ` ${year}-${month}`,
            ` (${year}-${month})`,
            `-${year}${month}`,
            ` ${year}`,
            `:${year}`,
            ` (${month}-${year})`,
          ]),
        )
        .replace(
          /(\d)r(\d)$/,
          (_, digit, revision) =>
            `${digit}${choices.one([` Rev. ${revision}`, ` Rev ${revision}`, ` rev${revision}`, ` Revision ${revision}`, `-r${revision}`, ` R${revision}`, ` (Rev. ${revision})`])}`,
        )
        .replace(/ ed\.(\d+)$/, (_, edition) =>
          choices.one([` ed ${edition}`, ` edition ${edition}`, ` Ed. ${edition}`, `, edition ${edition}`]),
        )
        .replace(/\/D-(\d[\d.]*)(-\d{4}-\d\d)?$/, (_, draft, date) =>
          choices.one([`/D${draft}${date ?? ''}`, ` D${draft}`, ` draft ${draft}`, `/D${draft}`]),
        ),
    ),
  fileName: (written, choices, document) => fileNameOf(written, choices, document),
  address: (written, choices, document) => ADDRESSES[document.publisher]?.(written, choices, document),
}
