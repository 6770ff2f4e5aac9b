import type { Choices } from './grammar/random.ts'
import type { Spelling } from './spelling.ts'

const two = (text: string) => text.padStart(2, '0')
type Of = (written: string, choices: Choices) => string | undefined

const ISO: Of = (written, choices) => {
  const match = written.match(/^(ISO(?:\/IEC)?) (\d+)(?:-(\d+))?:(\d{4})$/)
  if (!match) return undefined
  const [, head = '', number, part, year] = match
  const name = `${head.replace('/', '-')}-${part ? `${number}-${part}` : number}-${year}`
  return choices.one([
    `https://standards.iteh.ai/catalog/standards/iso/0f3a11c2-52b1-4d7e-9c50-aabbccddeeff/${name.toLowerCase()}`,
    `https://cdn.standards.iteh.ai/samples/62085/abcdef0123456789abcdef/${name}.pdf`,
    `https://www.iso.org/obp/ui/en/#iso:std:${head.toLowerCase().replace('/', '-')}:${number}${part ? `:-${part}` : ''}:ed-2:v1:en`,
    `https://www.evs.ee/en/${name.toLowerCase()}`,
    `https://www.amazon.example.com/dp/${name}.html`,
    `/home/me/Downloads/${name}.pdf`,
    `C:\\Users\\me\\${name}.pdf`,
  ])
}

const OTHER: Readonly<Record<string, Of>> = {
  ISO,
  IEC: (written, choices) => {
    const match = written.match(/^IEC (\d+)(?:-(\d+(?:-\d+)?))?:(\d{4})$/)
    if (!match) return ISO(written, choices)
    const whole = match[2] ? `${match[1]}-${match[2]}` : match[1]
    return choices.one([
      `https://webstore.iec.ch/preview/info_iec${whole}%7Bed2.0%7Db.pdf`,
      `https://standards.iteh.ai/catalog/standards/iec/0f3a11c2-52b1-4d7e-9c50-aabbccddeeff/iec-${whole}-${match[3]}`,
      `iec-${whole}-${match[3]}_preview.pdf`,
    ])
  },
  IETF: (written, choices) => {
    const number = written.match(/^RFC (\d+)$/)?.[1]
    return (
      number &&
      choices.one([
        `https://www.rfc-editor.org/rfc/pdfrfc/rfc${number}.txt.pdf`,
        `https://datatracker.ietf.org/doc/rfc${number}/`,
        `https://www.ietf.org/rfc/rfc${number}.txt`,
        `https://www.rfc-editor.org/rfc/inline-errata/rfc${number}.html`,
        `https://httpwg.org/specs/rfc${number}.html`,
        `urn:ietf:rfc:${number}`,
        `https://www.rfc-editor.org/errata/rfc${number}`,
      ])
    )
  },
  'ITU-T': (written, choices) => {
    const match = written.match(/^ITU-T ([A-Z]\.[\d.]+) \((\d\d)\/(\d{4})\)$/)
    return match
      ? choices.one([
          `https://www.itu.int/rec/T-REC-${match[1]}/en`,
          `https://www.itu.int/itu-t/recommendations/rec.aspx?rec=${match[1]}`,
          `https://www.itu.int/rec/dologin_pub.asp?lang=e&id=T-REC-${match[1]}-${match[3]}${match[2]}-I!!PDF-E&type=items`,
          `https://www.itu.int/ITU-T/${match[1]}`,
        ])
      : undefined
  },
  'ITU-R': (written, choices) => {
    const match = written.match(/^ITU-R (([A-Z]+)\.\d+)-(\d+)$/)
    return match
      ? choices.one([
          `https://www.itu.int/rec/R-REC-${match[1]}/en`,
          `https://www.itu.int/rec/R-REC-${match[1]}-${match[3]}-201009-I/en`,
          `https://www.itu.int/pub/R-REP-${match[1]}`,
        ])
      : undefined
  },
  '3GPP': (written, choices) => {
    const match = written.match(/^3GPP T[SR] (\d\d)\.(\d{3}):REL/)
    return match
      ? choices.one([
          `https://www.3gpp.org/dynareport/${match[1]}${match[2]}.htm`,
          `https://www.3gpp.org/ftp/Specs/html-info/${match[1]}${match[2]}.htm`,
          `https://www.3gpp.org/DynaReport/${match[1]}${match[2]}.htm`,
          `https://www.3gpp.org/ftp/Specs/archive/${match[1]}_series/${match[1]}.${match[2]}/`,
        ])
      : undefined
  },
  ETSI: (written, choices) => {
    const match = written.match(/^ETSI (TS|TR|EN|ES) (\d{3}) (\d{3})(?:-(\d+))? V(\d+)\.(\d+)\.(\d+)/)
    if (!match) return undefined
    const [, type = '', group, number, part, ...version] = match as unknown as string[]
    const name = `${type.toLowerCase()}_${group}${number}${part ? two(part) : ''}v${version.map(two).join('')}`
    return choices.one([
      `https://cdn.standards.iteh.ai/samples/etsi/${name}p.pdf`,
      `https://www.etsi.org/deliver/etsi_${type.toLowerCase()}/${group}000_${group}099/${group}${number}/${version.map(two).join('.')}_60/`,
      `${name}a.docx`,
      `https://standards.iteh.ai/catalog/standards/etsi/0f3a11c2-52b1/etsi-${type.toLowerCase()}-${group}-${number}${part ? `-${part}` : ''}-v${version.join('-')}-2019-10`,
    ])
  },
  NIST: (written, choices) => {
    const match = written.match(/^NIST (SP|IR) (\d+(?:-\d+)?)(?:r(\d))?$/)
    if (!match) return undefined
    const [, series = '', number = '', revision] = match
    return choices.one([
      `https://csrc.nist.gov/pubs/${series.toLowerCase()}/${number.replace('-', '/')}/${revision ? `r${revision}/` : ''}final`,
      `https://csrc.nist.gov/publications/detail/${series === 'IR' ? 'nistir' : 'sp'}/${number}/${revision ? `rev-${revision}/` : ''}final`,
      `https://nvlpubs.nist.gov/nistpubs/${series === 'SP' ? 'SpecialPublications' : 'ir'}/NIST.${series}.${number}${revision ? `r${revision}` : ''}.pdf`,
      `https://www.nist.gov/publications/nist-${series.toLowerCase()}-${number}`,
    ])
  },
  IEEE: (written, choices) => {
    const match = written.match(/^IEEE Std (\d+(?:\.\d+)*)-(\d{4})$/)
    return match
      ? choices.one([
          `https://standards.ieee.org/standard/${match[1]?.replaceAll('.', '_')}-${match[2]}.html`,
          `https://standards.ieee.org/ieee/${match[1]}/6825/`,
          `https://www.techstreet.com/ieee/standards/ieee-${match[1]?.replaceAll('.', '-')}-${match[2]}?product_id=1893825`,
          `https://ieeexplore.ieee.org/servlet/opac?name=IEEE+Std+${match[1]}-${match[2]}`,
        ])
      : undefined
  },
  W3C: (written, choices) => {
    const match = written.match(/^W3C [A-Z]+-(.*)-(\d{4})\d{4}$/)
    return match
      ? choices.one([
          `https://www.w3.org/TR/${match[2]}/${written.slice(4)}/#abstract`,
          `http://w3.org/TR/${match[2]}/${written.slice(4)}/Overview.html`,
          `https://web.archive.org/web/2015/http://www.w3.org/TR/${match[2]}/${written.slice(4)}/`,
        ])
      : undefined
  },
  OIML: (written, choices) => {
    const match = written.match(/^OIML ([RDGB]) (\d+)(?:-(\d+))?:\d\d(\d\d) \((E|F)\)$/)
    if (!match) return undefined
    const [, series = '', number = '', part, year, language = ''] = match
    return (
      choices.one(['https://www.oiml.org/en/files/pdf_x/', 'oiml.org/en/files/', '']) +
      `${series}${number.padStart(3, '0')}${part ? `-${part}` : ''}-${language.toLowerCase()}${year}.pdf`
    )
  },
  CCSDS: (written, choices) => {
    const match = written.match(/^CCSDS (\d+)\.(\d+)-([A-Z])-(\d+)$/)
    return match
      ? choices.one([
          `https://public.ccsds.org/Pubs/${match[1]}x${match[2]}${match[3]?.toLowerCase()}${match[4]}e1.pdf`,
          `https://ccsds.org/Pubs/${match[1]}x${match[2]}${match[3]?.toLowerCase()}${match[4]}.docx`,
          `CCSDS-${match[1]}.${match[2]}-${match[3]}-${match[4]}.pdf`,
        ])
      : undefined
  },
  OGC: (written, choices) =>
    choices.one([
      `https://docs.ogc.org/is/${written.slice(4)}/${written.slice(4)}.pdf`,
      `https://portal.ogc.org/files/${written.slice(4)}`,
      `https://docs.opengeospatial.org/is/${written.slice(4)}/${written.slice(4)}.html#12`,
    ]),
  XSF: (written, choices) =>
    choices.one([
      `https://xmpp.org/extensions/attic/${written.toLowerCase().replace(' ', '-')}-1.31.html`,
      `https://xmpp.org/extensions/${written.toLowerCase().replace(' ', '-')}.xml`,
      `xmpp.org/extensions/${written.toLowerCase().replace(' ', '-')}`,
    ]),
  IANA: (written, choices) => {
    const name = written.slice(5)
    if (name.includes('/')) return undefined
    return choices.one([
      `https://www.iana.org/assignments/${name}/${name}.xhtml`,
      `https://www.iana.org/assignments/${name}/${name}.xml`,
    ])
  },
  ECMA: (written, choices) => {
    const match = written.match(/^ECMA-(\d+) ed\.(\d+)$/)
    return match
      ? choices.one([
          `https://www.ecma-international.org/publications/standards/Ecma-${match[1]}.htm`,
          `https://262.ecma-international.org/ECMA-${match[1]}/`,
          `https://www.ecma-international.org/publications/files/ECMA-ST/Ecma-${match[1]}.pdf`,
        ])
      : undefined
  },
  CalConnect: (written, choices) =>
    choices.one([
      `https://standards.calconnect.org/csd/${written.toLowerCase().replace(/[ /:]/g, '-')}.html`,
      `https://standards.calconnect.org/csd/${written.toLowerCase().replace(/:\d+$/, '').replace(/[ /]/g, '-')}.html`,
    ]),
  Adobe: (written) => {
    const number = written.match(/^Adobe TN (\d+)$/)?.[1]
    return number && `https://adobe-type-tools.github.io/font-tech-notes/pdfs/${number}.Something.pdf`
  },
  OASIS: (written, choices) => {
    const match = written.match(/^OASIS ([A-Za-z]+)-v(\d\.\d)$/)
    const name = match?.[1]?.toLowerCase()
    return match
      ? choices.one([
          `https://docs.oasis-open.org/${name}/${name}/v${match[2]}/${name}-v${match[2]}.html`,
          `http://docs.oasis-open.org/${name}/v${match[2]}/os/${name}-v${match[2]}-os.pdf`,
        ])
      : undefined
  },
  JIS: (written, choices) => {
    const match = written.match(/^JIS ([A-Z]) (\d+)():(\d{4})$/)
    return match
      ? choices.one([
          `https://kikakurui.com/${match[1]?.toLowerCase()}/${match[1]}${match[2]}${match[3] ?? ''}-${match[4]}-01.html`,
          `https://www.jisc.go.jp/app/jis/general/GnrJISNumberNameSearchList?toGnrJISStandardDetailList&jisStdNo=JIS+${match[1]}+${match[2]}`,
          `JIS-${match[1]}-${match[2]}${match[3] ?? ''}-${match[4]}.pdf`,
        ])
      : undefined
  },
  CIE: (written, choices) => {
    const match = written.match(/^CIE (\d+):(\d{4})$/)
    return match
      ? choices.one([
          `https://cie.co.at/publications/cie-${match[1]}-${match[2]}`,
          `https://www.techstreet.com/cie/standards/cie-${match[1]}-${match[2]}?product_id=1210014`,
        ])
      : undefined
  },
}

/** Addresses of documents in shapes that no record has. */
export const secondAddresses: Readonly<Record<string, Spelling>> = {
  otherFile: (written, choices, { publisher }) => OTHER[publisher]?.(written, choices),
}
