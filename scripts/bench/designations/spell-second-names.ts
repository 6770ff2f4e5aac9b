import { changed, type Spelling } from './spelling.ts'

const NAMES: readonly (readonly [head: RegExp, code: string, name: string, foreign: readonly string[]])[] = [
  [
    /^ISO(?=[ /](?:TR |TS |R |PAS |Guide )?\d)/,
    'ISO',
    'International Organization for Standardization',
    [
      'Mezinárodní organizace pro normalizaci',
      'Uluslararası Standardizasyon Örgütü',
      'Internationale Organisatie voor Standaardisatie',
      'الأيزو',
      '국제표준화기구',
      'Organização Internacional de Normalização',
      'Norme ISO n°',
      'norma técnica ISO',
      'Norm Nr. ISO',
      'ISO規格',
    ],
  ],
  [
    /^IEC(?=[ /](?:TR |TS |PAS )?\d)/,
    'IEC',
    'International Electrotechnical Commission',
    [
      'norme CEI',
      'Internationale Elektrotechnische Commissie',
      'МЭК',
      'norma CEI',
      '国際電気標準会議',
      'Uluslararası Elektroteknik Komisyonu',
      'Norm IEC Nr.',
    ],
  ],
  [
    /^ITU-T/,
    'ITU-T',
    'International Telecommunication Union',
    ['Recommandation UIT-T', 'Recomendación UIT-T', 'Рекомендация МСЭ-T', 'Rec. UIT-T', 'UIT-T Rec.', 'Empfehlung ITU-T'],
  ],
  [
    /^ITU-R/,
    'ITU-R',
    'International Telecommunication Union',
    ['Recommandation UIT-R', 'Recomendación UIT-R', 'Rec. UIT-R', 'Рекомендация МСЭ-R'],
  ],
  [
    /^IEEE(?: Std)?(?= [\dC])/,
    'IEEE',
    'Institute of Electrical and Electronics Engineers',
    ['norme IEEE', 'IEEE-Norm', 'norma IEEE'],
  ],
  [
    /^ETSI/,
    'ETSI',
    'European Telecommunications Standards Institute',
    ['norme ETSI', 'ETSI-Norm', 'Europees Normalisatie-instituut ETSI'],
  ],
  [/^RFC/, 'RFC', 'IETF Request for Comments', ['RFC n°', 'RFC Nr.', 'la RFC', 'el RFC']],
  [/^W3C/, 'W3C', 'World Wide Web Consortium', ['recommandation W3C', 'recomendación W3C', 'W3C-Empfehlung']],
  [/^3GPP/, '3GPP', '3rd Generation Partnership Project', ['norme 3GPP', 'especificación 3GPP', '3GPP-Spezifikation']],
  [/^NIST/, 'NIST', 'National Institute of Standards and Technology', []],
  [/^NBS/, 'NBS', 'National Bureau of Standards', []],
  [/^JIS/, 'JIS', 'Japanese Industrial Standard', ['JIS規格', '日本工業規格 JIS', 'norme JIS']],
  [
    /^OIML(?= [RDGBVE] )/,
    'OIML',
    'International Organization of Legal Metrology',
    ['Recommandation OIML', 'Organisation internationale de métrologie légale OIML', 'МОЗМ'],
  ],
  [/^OGC/, 'OGC', 'Open Geospatial Consortium', []],
  [
    /^CIE(?= [\dS])/,
    'CIE',
    'International Commission on Illumination',
    ['Commission internationale de l’éclairage CIE', 'МКО', 'publication CIE'],
  ],
  [/^IALA/, 'IALA', 'International Association of Marine Aids to Navigation and Lighthouse Authorities', ['AISM/IALA']],
  [/^ECMA(?=[- ](?:TR|\d))/, 'ECMA', 'Ecma International', ['norme ECMA']],
  [/^CCSDS/, 'CCSDS', 'Consultative Committee for Space Data Systems', []],
  [/^OASIS/, 'OASIS', 'Organization for the Advancement of Structured Information Standards', []],
  [/^XEP/, 'XEP', 'XMPP Standards Foundation XEP', ['XEP Nr.', 'XEP n°']],
  [/^IANA/, 'IANA', 'Internet Assigned Numbers Authority', []],
  [/^CC(?=[ /])/, 'CC', 'CalConnect', []],
  [/^IHO/, 'IHO', 'International Hydrographic Organization', ['OHI', 'publication OHI', 'МГО']],
  [/^JCGM/, 'JCGM', 'Joint Committee for Guides in Metrology', []],
]

const ABBREVIATED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bTN (?=\d)/, ['Tech.Note ', 'TN no. ', 'technical notes ', 'Tech Note #', 'T.N. ']],
  [/\bTR(?=[ /]?\d)/, ['Tech.Rep.', 'technical rept.', 'T.R.', 'tech report no.', 'TechReport']],
  [/\bTS(?= \d)/, ['TechSpec', 'T.S.', 'technical specs', 'Tech.Spec.', 'technical specification no.']],
  [/\bSP (?=\d)/, ['Spec. Publ. ', 'SP no. ', 'special publications ', 'S.P. ', 'SpecPub ']],
  [/\bHB (?=\d)/, ['Handb. ', 'H.B. ', 'handbook no. ']],
  [/\bCIRC (?=\d)/, ['circ ', 'circulars ', 'circular no ']],
  [/\bMONO (?=\d)/, ['monogr ', 'monograph no. ', 'mono. ']],
  [/\bIR (?=\d)/, ['Interagency Report No. ', 'I.R. ', 'internal rept. ', 'Interagency/Internal Report ']],
  [/^RFC (?=\d)/, ['R.F.C. ', 'RFCs ', 'rfc no. ', 'RFC nr ', 'Request For Comment ']],
  [
    /^ITU-([TR]) (?=[A-Z]+\.\d)/,
    ['ITU-$1 Recs ', 'ITU-$1 recommendations ', 'Recommendations ITU-$1 ', 'ITU-$1 Rec. no. ', 'ITU-$1 Recomendation '],
  ],
  [/Suppl\.? (?=\d)/, ['supplement no. ', 'supp ', 'Supplt. ']],
  [/^OIML ([RDGB]) (?=\d)/, ['OIML $1', 'OIML-$1 ', 'OIML Rec. $1', 'OIML publication $1 ']],
  [/^IALA G(?=\d)/, ['IALA guideline no. ', 'IALA guidelines ', 'IALA Guideline No. G']],
  [/^IALA R(?=\d)/, ['IALA recommendation no. ', 'IALA Rec R', 'IALA recommendations R-']],
  [/^IEEE Std /, ['IEEE Standards ', 'IEEE Std. no. ', 'IEEE std', 'IEEE Standard No. ']],
  [
    /^ISO (?=\d)/,
    ['International Standard ISO ', 'ISO International Standard ', 'Int. Standard ISO ', 'ISO Int. Std. ', 'ISO Std. No. '],
  ],
  [/^IEC (?=\d)/, ['International Standard IEC ', 'IEC Publication ', 'IEC publ. ', 'IEC Pub. ', 'IEC Standard No. ']],
  [/^CIE (?=\d)/, ['CIE Publication ', 'CIE Publ. No. ', 'CIE Technical Report ', 'CIE Pub. ']],
  [/^JIS ([A-Z]) (?=\d)/, ['JIS-$1-', 'J.I.S. $1 ', 'JIS no. $1 ', 'JIS $1.']],
  [/^ECMA-(?=\d)/, ['ECMA standard no. ', 'ECMA Std ', 'Standard ECMA ']],
  [/^IHO (?=[A-Z]-\d)/, ['IHO Publication ', 'IHO pub. ', 'IHO Special Publication ', 'IHO Standard ']],
  [/^CCSDS (?=\d)/, ['CCSDS Blue Book ', 'CCSDS doc ', 'CCSDS document ', 'CCSDS Recommended Standard ']],
]

/** Spellings of publishers and words by somebody else. */
export const secondNames: Readonly<Record<string, Spelling>> = {
  nameAndCode: (written, choices) => {
    const [head, code, name] = NAMES.find(([one]) => one.test(written)) ?? []
    if (!head || !code || !name) return undefined
    const rest = written.replace(head, '').replace(/^[ /-]+/, '')
    return choices.one([
      `${name} (${code}) ${rest}`,
      `${code} (${name}) ${rest}`,
      `${rest} of the ${name}`,
      `${name} standard ${rest}`,
      `${name.toLowerCase()} ${rest}`,
      `${name}, ${code} ${rest}`,
      `${name}: ${rest}`,
      `${name} – ${code} ${rest}`,
      `${rest} (${name})`,
      `${code} - ${name} - ${rest}`,
      `please find ${name} ${rest}`,
    ])
  },
  nameElsewhere: (written, choices) => {
    const [head, , , foreign] = NAMES.find(([one]) => one.test(written)) ?? []
    if (!head || !foreign?.length) return undefined
    return written.replace(head, choices.one(foreign))
  },
  wordElsewise: (written, choices) => {
    const [word, others] = ABBREVIATED.find(([pattern]) => pattern.test(written)) ?? []
    return word && others ? changed(written, written.replace(word, choices.one(others))) : undefined
  },
}
