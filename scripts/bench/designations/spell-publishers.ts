import { changed, type Spelling } from './spelling.ts'

const ADOPTERS = [
  'BS',
  'BS EN',
  'DIN',
  'DIN EN',
  'NF EN',
  'UNE-EN',
  'SIST EN',
  'AS/NZS',
  'AS',
  'CSA',
  'CAN/CSA',
  'UNI EN',
  'NEN-EN',
  'ÖNORM EN',
  'SS-EN',
  'PN-EN',
  'GOST R',
  'SN EN',
  'NBN EN',
  'IS',
  'I.S. EN',
  'ANSI',
  'INCITS',
  'KS X',
  'MS',
  'SANS',
  'ABNT NBR',
  'JIS',
  'ČSN EN',
  'TS EN',
  'DS/EN',
  'NS-EN',
  'EN',
  'prEN',
  'LST EN',
  'MSZ EN',
]

/** Spellings with other publishers, adopters and types of document. */
export const publishers: Readonly<Record<string, Spelling>> = {
  coPublishers: (written, choices) => {
    const heads = written.match(/^(?:(?:ISO|IEC|IEEE|ANSI)\/)+(?:ISO|IEC|IEEE)(?= )/)?.[0]
    if (!heads) return undefined
    const list = heads.split('/')
    return written.replace(
      heads,
      choices.one([
        list.toReversed().join('/'),
        list.join(' '),
        list.toReversed().join(' '),
        list.join('-'),
        list[0] as string,
        list.at(-1) as string,
        list.join(' / '),
        list.join(' & '),
        list.join(','),
      ]),
    )
  },
  moreCoPublishers: (written, choices) =>
    /^(?:ISO|IEC) /.test(written)
      ? written.replace(/^(?:ISO|IEC)(?= )/, choices.one(['ISO/IEC', 'IEC/ISO', 'IEEE/ISO/IEC', 'ISO/IEC/IEEE']))
      : undefined,
  adopted: (written, choices) => (/^(?:ISO|IEC)[ /]/.test(written) ? `${choices.one(ADOPTERS)} ${written}` : undefined),
  adoptedElsewise: (written, choices) => {
    const match = written.match(/^IEC (6\d{4}.*)/)
    return match ? `${choices.one(['EN', 'BS EN', 'DIN EN', 'EN IEC', 'DIN EN IEC', 'NF EN'])} ${match[1]}` : undefined
  },
  otherType: (written, choices) =>
    changed(
      written,
      written
        .replace(/^(ISO|IEC|ISO\/IEC)([ /])(TR|TS|PAS|Guide|GUIDE|R)(?= )/, (_, head, _sign, type) =>
          choices.one([`${head}/${type}`, `${head} ${type}`, `${head}-${type}`, `${head}${type}`]),
        )
        .replace(/^(ETSI|3GPP) (TS|TR|EN) /, (_, head, type) =>
          choices.one([`${type} `, `${head} ${type}`, `${head}-${type}-`, `${head}/${type} `]),
        )
        .replace(/^(RFC|BCP|XEP|STD) 0*/, (_, type) =>
          choices.one([
            `${type}`,
            `${type.toLowerCase()}`,
            `${type}-`,
            `IETF ${type} `,
            `${type} #`,
            `${type} no. `,
            `${type}:`,
            `${type}_`,
            `${type} 0`,
          ]),
        )
        .replace(/^IEEE (?:Std )?(?=[\dC])/, () =>
          choices.one(['IEEE ', 'IEEE Std. ', 'IEEE-', 'ieee std', 'IEEE standard ', 'IEEE STD-']),
        )
        .replace(/^NIST SP /, () => choices.one(['NIST Special Publication ', 'SP', 'NIST SP-', 'NIST ', 'SP-', 'NIST.SP.']))
        .replace(/^NIST IR /, () => choices.one(['NISTIR ', 'NIST-IR-', 'IR ', 'NIST.IR.']))
        .replace(/^ITU-T /, () =>
          choices.one([
            'ITU ',
            'ITU-T Rec. ',
            'ITU-T Recommendation ',
            'ITU T ',
            'Recommendation ITU-T ',
            'CCITT ',
            '',
            'ITUT ',
            'Rec. ITU-T ',
          ]),
        )
        .replace(/^ECMA-/, () => choices.one(['ECMA ', 'Ecma-', 'ecma', 'ECMA International ', 'Standard ECMA-'])),
    ),
  noType: (written) => changed(written, written.replace(/^(ISO|IEC|ISO\/IEC)[ /](?:TR|TS|PAS) /, '$1 ')),
}
