import type { IndexedDocument } from '#finding/indexed-document.ts'
import type { Choices } from './grammar/random.ts'
import type { Spelling } from './spelling.ts'

const two = (text: string) => text.padStart(2, '0')
const CODE = '0123456789abcdefghijklmnopqrstuvwxyz'

/** Names of files as publishers call them. */
const FILES: Readonly<Record<string, (written: string, choices: Choices) => string | undefined>> = {
  ISO: (written, choices) => {
    const match = written.match(/^ISO (\d+)(?:-(\d+))?:(\d{4})$/)
    if (!match) return undefined
    const [, number, part, year] = match
    const whole = part ? `${number}-${part}` : number
    return choices.one([
      `ISO_${whole}_${year}(en).pdf`,
      `ISO_${whole}_${year}_en.pdf`,
      `iso-${whole}-${year}.pdf`,
      `ISO+${whole}-${year}.pdf`,
      `ISO%20${whole}-${year}.pdf`,
    ])
  },
  IEC: (written, choices) => {
    const match = written.match(/^IEC (\d+)(?:-(\d+(?:-\d+)?))?:(\d{4})$/)
    if (!match) return undefined
    const [, number, part, year] = match
    const whole = part ? `${number}-${part}` : number
    return choices.one([
      `iec${whole}{ed1.0}b.pdf`,
      `info_iec${whole}{ed2.0}en.pdf`,
      `IEC_${whole}_${year}.pdf`,
      `iec-${whole}-${year}.pdf`,
    ])
  },
  'ITU-T': (written, choices) => {
    const match = written.match(/^ITU-T ([A-Z]\.[\d.]+) \((\d\d)\/(\d{4})\)$/)
    return match ? `T-REC-${match[1]}-${match[3]}${match[2]}-${choices.one(['I', 'S'])}!!PDF-E.pdf` : undefined
  },
  'ITU-R': (written) => {
    const match = written.match(/^ITU-R ([A-Z]+\.\d+-\d+)$/)
    return match ? `R-REC-${match[1]}-202109-I!!PDF-E.pdf` : undefined
  },
  '3GPP': (written, choices) => {
    const match = written.match(/^3GPP T[SR] (\d\d)\.(\d{2,3}):REL-\d+\/(\d+)\.(\d+)\.(\d+)$/)
    if (!match) return undefined
    const [, series, number, ...version] = match
    const name = `${series}${number}-${version.map((one) => CODE[Number(one)]).join('')}`
    return choices.one([`${name}.zip`, `${name}.docx`, `${name}.doc`])
  },
  ETSI: (written) => {
    const match = written.match(/^ETSI (TS|TR|EN|ES) (\d{3}) (\d{3})(?:-(\d+))? V(\d+)\.(\d+)\.(\d+)/)
    if (!match) return undefined
    const [, type, group, number, part, ...version] = match as unknown as string[]
    return `${type?.toLowerCase()}_${group}${number}${part ? two(part) : ''}v${version.map(two).join('')}p.pdf`
  },
  CCSDS: (written, choices) => {
    const match = written.match(/^CCSDS (\d+)\.(\d+)-([A-Z])-(\d+)(-S)?$/)
    if (!match) return undefined
    const [, group, number, color, issue, silver] = match
    const name = `${group}x${number}${color?.toLowerCase()}${issue}${silver ? 's' : ''}`
    return choices.one([`${name}.pdf`, `https://public.ccsds.org/Pubs/${name}.pdf`, `https://ccsds.org/Pubs/${name}.pdf`])
  },
  NIST: (written, choices) => {
    const match = written.match(/^NIST (SP|IR|TN|HB|FIPS) ([\d-]+(?:r\d)?)$/)
    return match
      ? choices.one([
          `NIST.${match[1]}.${match[2]}.pdf`,
          `https://nvlpubs.nist.gov/nistpubs/Legacy/${match[1]}/NIST.${match[1]}.${match[2]}.pdf`,
        ])
      : undefined
  },
  IETF: (written, choices) => {
    const number = written.match(/^RFC (\d+)$/)?.[1]
    return number && choices.one([`rfc${number}.txt`, `rfc${number}.txt.pdf`, `draft-rfc${number}.html`, `RFC${number}.pdf`])
  },
  W3C: (written, choices) => {
    const match = written.match(/^W3C [A-Z]+-(.*)-(\d{4})\d{4}$/)
    return match && choices.below(2) ? `https://www.w3.org/TR/${match[2]}/${written.slice(4)}/Overview.html` : undefined
  },
  OIML: (written) => {
    const match = written.match(/^OIML ([RDGBV]) (\d+)(?:-(\d+))?:(\d\d)(\d\d) \((E|F)\)$/)
    if (!match) return undefined
    const [, series, number, part, , year, language] = match as unknown as string[]
    return `${series?.toLowerCase()}${number?.padStart(3, '0')}${part ? `-${part}` : ''}-${language?.toLowerCase()}${year}.pdf`
  },
  ECMA: (written, choices) => {
    const match = written.match(/^ECMA-(\d+) ed\.(\d+)$/)
    if (!match) return undefined
    const ordinal = `${match[2]}${['th', 'st', 'nd', 'rd'][Number(match[2])] ?? 'th'}`
    return choices.one([
      `ECMA-${match[1]}_${ordinal}_edition_june_2010.pdf`,
      `https://ecma-international.org/wp-content/uploads/ECMA-${match[1]}_${ordinal}_edition_june_2010.pdf`,
    ])
  },
  IHO: (written, choices) => {
    const match = written.match(/^IHO ([A-Z]-\d+[A-Z]?) (\d\.\d\.\d)$/)
    return match
      ? choices.one([
          `${match[1]}_Ed${match[2]}.pdf`,
          `${match[1]}%20Edition%20${match[2]}.pdf`,
          `${match[1]} Edition ${match[2]}.pdf`,
        ])
      : undefined
  },
  OGC: (written) => `${written.slice(4)}.html`,
  IALA: (written, choices) => {
    const match = written.match(/^IALA ([GRM]\d+) Ed (\d\.\d)/)
    return match
      ? choices.one([`${match[1]}-Ed${match[2]}.pdf`, `https://www.iala.int/product/${match[1]?.toLowerCase()}/`])
      : undefined
  },
  XSF: (written) => `${written.toLowerCase().replace(' ', '-')}.pdf`,
  OASIS: (written) => (/-v\d/i.test(written) ? `${written.slice(6).toLowerCase()}-os.html` : undefined),
}

function varied(address: string, choices: Choices): string {
  const bare = address.replace(/^https?:\/\//, '')
  return choices.one([
    address,
    address,
    bare,
    address.replace(/^https:/, 'http:'),
    `${address}#contents`,
    address.replace('://www.', '://'),
  ])
}

/** Addresses and names of files of the publishers themselves. */
export const publisherAddresses: Readonly<Record<string, Spelling>> = {
  ownAddress: (_written, choices, document: IndexedDocument) => document.address && varied(document.address, choices),
  ownFile: (written, choices, { publisher }) => FILES[publisher]?.(written, choices),
}
