import type { Spelling } from './spelling.ts'

/** Names of publishers by the head of their designations: in English, then in other languages. */
const NAMES: readonly (readonly [head: RegExp, english: readonly string[], foreign: readonly string[]])[] = [
  [
    /^ISO(?=[ /](?:TR |TS |R |PAS |Guide )?\d)/,
    [
      'International Organization for Standardization',
      'International Standards Organization',
      'International Organisation for Standardisation',
    ],
    [
      'Organisation internationale de normalisation',
      'Internationale Organisation für Normung',
      'Organización Internacional de Normalización',
      'Международная организация по стандартизации',
      'Organizzazione internazionale per la normazione',
      '国际标准化组织',
      '国際標準化機構',
    ],
  ],
  [
    /^IEC(?=[ /](?:TR |TS |PAS )?\d)/,
    ['International Electrotechnical Commission', 'the International Electrotechnical Commission'],
    [
      'Commission électrotechnique internationale',
      'CEI',
      'Comisión Electrotécnica Internacional',
      'Internationale Elektrotechnische Kommission',
      'Commissione elettrotecnica internazionale',
      '国际电工委员会',
      'Международная электротехническая комиссия',
    ],
  ],
  [
    /^ITU-T/,
    [
      'International Telecommunication Union',
      'ITU Telecommunication Standardization Sector',
      'International Telecommunications Union',
    ],
    [
      'Union internationale des télécommunications',
      'UIT-T',
      'UIT',
      'Unión Internacional de Telecomunicaciones',
      'МСЭ-Т',
      'Internationale Fernmeldeunion',
    ],
  ],
  [
    /^ITU-R/,
    ['International Telecommunication Union', 'ITU Radiocommunication Sector'],
    ['UIT-R', 'МСЭ-R', 'Union internationale des télécommunications'],
  ],
  [
    /^IEEE(?: Std)?(?= [\dC])/,
    ['Institute of Electrical and Electronics Engineers', 'Institute of Electrical and Electronic Engineers'],
    [],
  ],
  [
    /^ETSI/,
    ['European Telecommunications Standards Institute', 'European Telecommunication Standards Institute'],
    [
      'Institut européen des normes de télécommunications',
      'Europäisches Institut für Telekommunikationsnormen',
      'Instituto Europeo de Normas de Telecomunicaciones',
    ],
  ],
  [
    /^RFC/,
    [
      'Internet Engineering Task Force',
      'Request for Comments',
      'Internet Engineering Task Force RFC',
      'IETF Request for Comments',
    ],
    [],
  ],
  [/^W3C/, ['World Wide Web Consortium', 'the World Wide Web Consortium'], []],
  [/^3GPP/, ['3rd Generation Partnership Project', 'Third Generation Partnership Project'], []],
  [/^NIST/, ['National Institute of Standards and Technology', 'US National Institute of Standards and Technology'], []],
  [/^NBS/, ['National Bureau of Standards', 'US National Bureau of Standards'], []],
  [
    /^JIS/,
    ['Japanese Industrial Standard', 'Japanese Industrial Standards', 'Japan Industrial Standard'],
    ['日本産業規格', '日本工業規格'],
  ],
  [
    /^OIML(?= [RDGBVE] )/,
    ['International Organization of Legal Metrology'],
    ['Organisation internationale de métrologie légale', 'Organización Internacional de Metrología Legal'],
  ],
  [/^OGC/, ['Open Geospatial Consortium', 'Open GIS Consortium'], []],
  [
    /^CIE(?= [\dS])/,
    ['International Commission on Illumination'],
    [
      "Commission internationale de l'éclairage",
      'Internationale Beleuchtungskommission',
      'Commission Internationale de l’Eclairage',
    ],
  ],
  [
    /^IALA/,
    [
      'International Association of Lighthouse Authorities',
      'International Association of Marine Aids to Navigation and Lighthouse Authorities',
    ],
    ['AISM'],
  ],
  [/^ECMA(?=[- ](?:TR|\d))/, ['Ecma International', 'European Computer Manufacturers Association'], []],
  [/^CCSDS/, ['Consultative Committee for Space Data Systems'], []],
  [/^OASIS/, ['Organization for the Advancement of Structured Information Standards'], []],
  [/^XEP/, ['XMPP Extension Protocol', 'XMPP Standards Foundation XEP', 'XSF XEP'], []],
  [/^IANA/, ['Internet Assigned Numbers Authority'], []],
  [/^CC(?=[ /])/, ['CalConnect', 'The Calendaring and Scheduling Consortium', 'CalConnect CC'], []],
  [
    /^IHO/,
    ['International Hydrographic Organization', 'International Hydrographic Organisation'],
    ['Organisation hydrographique internationale', 'OHI', 'Organización Hidrográfica Internacional'],
  ],
  [/^PLATEAU/, ['Project PLATEAU', 'MLIT PLATEAU'], []],
  [/^Adobe/, ['Adobe Systems', 'Adobe Systems Incorporated', 'Adobe Inc.'], []],
  [/^JCGM/, ['Joint Committee for Guides in Metrology'], ['Comité commun pour les guides en métrologie']],
  [/^ПМГ|^РМГ/, ['PMG', 'RMG'], []],
]
const ARTICLES = [
  (text: string) => `the ${text} standard`,
  (text: string) => `la norme ${text}`,
  (text: string) => `die Norm ${text}`,
  (text: string) => `la norma ${text}`,
  (text: string) => `a norma ${text}`,
  (text: string) => `de norm ${text}`,
  (text: string) => `the standard ${text}`,
  (text: string) => `стандарт ${text}`,
  (text: string) => `norme internationale ${text}`,
  (text: string) => `standardul ${text}`,
  (text: string) => `norma ${text}`,
  (text: string) => `Norm ${text}`,
  (text: string) => `according to ${text}`,
  (text: string) => `gemäß ${text}`,
  (text: string) => `selon ${text}`,
]

const nameOf = (written: string) => NAMES.find(([head]) => head.test(written))

/** Spellings with publishers' names in full, in other languages, and with articles. */
export const fullNames: Readonly<Record<string, Spelling>> = {
  fullName: (written, choices) => {
    const [head, english] = nameOf(written) ?? []
    if (!head || !english || /^[ПР]МГ/.test(written)) return undefined
    return written.replace(head, choices.one(english)).replace(/^(.+)\/(?=TR|TS|PAS|Guide)/, '$1 ')
  },
  foreignName: (written, choices) => {
    const [head, , foreign] = nameOf(written) ?? []
    if (!head || !foreign?.length) return undefined
    return written.replace(head, choices.one(foreign)).replace(/^(.+)\/(?=TR|TS|PAS|Guide)/, '$1 ')
  },
  article: (written, choices) => choices.one(ARTICLES)(written),
}
