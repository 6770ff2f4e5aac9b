/** Names of publishers in full, by the head of their designations. Plural, S or Z, accents and articles make no difference. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  ISO: [
    'International Organization for Standardization',
    'International Standards Organization',
    'International Standardization Organization',
    'Organisation internationale de normalisation',
    'Internationale Organisation für Normung',
    'Organización Internacional de Normalización',
    'Organización Internacional para la Estandarización',
    'Organizzazione internazionale per la normazione',
    'Organizzazione internazionale di normazione',
    'Organização Internacional de Normalização',
    'Organização Internacional para Padronização',
    'Internationale Organisatie voor Standaardisatie',
    'Międzynarodowa Organizacja Normalizacyjna',
    'Международная организация по стандартизации',
    'المنظمة الدولية للتقييس',
    'المنظمة الدولية للتوحيد القياسي',
  ],
  IEC: [
    'International Electrotechnical Commission',
    'International Electrotechnical Committee',
    'Commission électrotechnique internationale',
    'Internationale Elektrotechnische Kommission',
    'Comisión Electrotécnica Internacional',
    'Commissione elettrotecnica internazionale',
    'Comissão Eletrotécnica Internacional',
    'Internationale Elektrotechnische Commissie',
    'Międzynarodowa Komisja Elektrotechniczna',
    'Международная электротехническая комиссия',
    'اللجنة الكهروتقنية الدولية',
    'CEI',
  ],
  'ITU-T': [
    'ITU Telecommunication Standardization Sector',
    'Telecommunication Standardization Sector',
    'UIT-T',
    'МСЭ-T',
    'МСЭ-Т',
  ],
  'ITU-R': ['ITU Radiocommunication Sector', 'Radiocommunication Sector', 'UIT-R', 'МСЭ-R', 'МСЭ-Р'],
  ITU: [
    'International Telecommunication Union',
    'Union internationale des télécommunications',
    'Unión Internacional de Telecomunicaciones',
    'Unione internazionale delle telecomunicazioni',
    'União Internacional de Telecomunicações',
    'Internationale Fernmeldeunion',
    'Międzynarodowy Związek Telekomunikacyjny',
    'Международный союз электросвязи',
    'الاتحاد الدولي للاتصالات',
    'UIT',
    'МСЭ',
  ],
  IEEE: ['Institute of Electrical and Electronics Engineers', 'Institute of Electrical & Electronics Engineers'],
  ETSI: [
    'European Telecommunications Standards Institute',
    'Institut européen des normes de télécommunications',
    'Europäisches Institut für Telekommunikationsnormen',
    'Instituto Europeo de Normas de Telecomunicaciones',
    'Istituto europeo per le norme di telecomunicazione',
  ],
  IETF: ['Internet Engineering Task Force'],
  RFC: ['Request for Comments', 'Req for Comments'],
  W3C: ['World Wide Web Consortium'],
  '3GPP': ['3rd Generation Partnership Project', 'Third Generation Partnership Project'],
  NIST: [
    'National Institute of Standards and Technology',
    'National Institute of Standards & Technology',
    'Natl Inst Stand Technol',
  ],
  NBS: ['National Bureau of Standards', 'Natl Bur Stand', 'Natl Bur Stand U S'],
  JIS: ['Japanese Industrial Standards', 'Japan Industrial Standards', 'Japanese Standards Association JIS'],
  OIML: [
    'International Organization of Legal Metrology',
    'International Organization for Legal Metrology',
    'Organisation internationale de métrologie légale',
    'Organización Internacional de Metrología Legal',
    'Internationale Organisation für das gesetzliche Messwesen',
    'Organizzazione internazionale di metrologia legale',
    'Международная организация законодательной метрологии',
  ],
  OGC: ['Open Geospatial Consortium', 'Open GIS Consortium'],
  CIE: [
    'International Commission on Illumination',
    "Commission internationale de l'éclairage",
    'Commission internationale de l éclairage',
    'Internationale Beleuchtungskommission',
    'Comisión Internacional de Iluminación',
    'Международная комиссия по освещению',
  ],
  IALA: [
    'International Association of Marine Aids to Navigation and Lighthouse Authorities',
    'International Organization for Marine Aids to Navigation',
    'International Association of Lighthouse Authorities',
    'Association internationale de signalisation maritime',
    'AISM',
  ],
  ECMA: ['Ecma International', 'European Computer Manufacturers Association'],
  CCSDS: ['Consultative Committee for Space Data Systems'],
  OASIS: ['Organization for the Advancement of Structured Information Standards'],
  XEP: ['XMPP Extension Protocol', 'XMPP Standards Foundation XEP', 'XMPP Standards Foundation', 'XSF XEP'],
  IANA: ['Internet Assigned Numbers Authority'],
  CC: ['Calendaring and Scheduling Consortium', 'CC CalConnect', 'CalConnect CC', 'CalConnect'],
  IHO: [
    'International Hydrographic Organization',
    'Organisation hydrographique internationale',
    'Organización Hidrográfica Internacional',
    'Internationale Hydrographische Organisation',
    'International Hydrographic Bureau',
    'OHI',
  ],
  PLATEAU: ['Project PLATEAU', 'MLIT PLATEAU'],
  ADOBE: ['Adobe Systems Incorporated', 'Adobe Systems Inc', 'Adobe Systems', 'Adobe Inc'],
  BIPM: ['Bureau international des poids et mesures', 'International Bureau of Weights and Measures'],
  JCGM: ['Joint Committee for Guides in Metrology', 'Comité commun pour les guides en métrologie'],
  ASTM: ['American Society for Testing and Materials', 'American Society for Testing & Materials'],
  ANSI: ['American National Standards Institute', 'American National Standard'],
  ASME: ['American Society of Mechanical Engineers'],
  ASCE: ['American Society of Civil Engineers'],
  API: ['American Petroleum Institute'],
  AWS: ['American Welding Society'],
  AWWA: ['American Water Works Association'],
  NFPA: ['National Fire Protection Association'],
  SAE: ['Society of Automotive Engineers', 'SAE International'],
  UL: ['Underwriters Laboratories'],
  CGA: ['Compressed Gas Association'],
  IES: ['Illuminating Engineering Society', 'Illuminating Engineering Society of North America'],
  BS: ['British Standards Institution', 'British Standard'],
  DIN: ['Deutsches Institut für Normung', 'German Institute for Standardization'],
  NF: ['Association française de normalisation', 'Norme française'],
  UNE: ['Asociación Española de Normalización', 'Una Norma Española', 'Norma Española'],
  CEN: ['European Committee for Standardization', 'Comité européen de normalisation', 'Europäisches Komitee für Normung'],
  CENELEC: ['European Committee for Electrotechnical Standardization'],
  EN: ['European Standard EN', 'Europäische Norm EN', 'Norme européenne EN'],
  ПМГ: ['PMG'],
  РМГ: ['RMG'],
}

const WORD = /[\p{L}\p{N}&]+/gu
const MARKS = /\p{M}+/gu
const ARTICLES = /(?:(?:THE|LA|LE|DIE|DER|EL|US|U\.S\.)\s)$/

/** A word whatever its accents and number, and whether it is written with S or Z. */
function plainWord(word: string): string {
  const plain = word.toUpperCase().normalize('NFD').replace(MARKS, '').normalize('NFC').replaceAll('Z', 'S')
  return plain.length > 3 && plain.endsWith('S') ? plain.slice(0, -1) : plain
}

const ABBREVIATED = /^\.\)?/
/** `IETF RFC`, `XEP XEP`: a publisher before the series that alone heads its designations */
const SERIES_TWICE = /^(?:IETF[ :]{0,2}|RFC[ :]{0,2}|XEP[ :]{0,2}){1,2}(?=RFC\b|XEP\b)/

interface Named {
  readonly code: string
  readonly words: readonly string[]
}

/** Names by their first word, those of more words first. */
const BY_FIRST_WORD = Map.groupBy(
  Object.entries(NAMES)
    .flatMap(([code, names]) => names.map((name): Named => ({ code, words: (name.match(WORD) ?? []).map(plainWord) })))
    .sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] as string,
)

/** Writes publishers' codes in place of their names in full; undefined for a text that has none. */
export function withPublishersCodes(text: string): string | undefined {
  const found = [...text.matchAll(WORD)]
  const words = found.map(([word]) => plainWord(word))
  let coded = ''
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const named = BY_FIRST_WORD.get(words[at] as string)?.find((one) =>
      one.words.every((word, index) => word === words[at + index]),
    )
    if (!named) continue
    const [first, last] = [found[at], found[at + named.words.length - 1]] as [RegExpExecArray, RegExpExecArray]
    coded += `${text.slice(from, first.index).replace(ARTICLES, '')}${named.code}`
    from = last.index + last[0].length
    // Signs of an abbreviated name: Natl. Bur. Stand. (U.S.)
    from += text.slice(from).match(ABBREVIATED)?.[0].length ?? 0
    at += named.words.length - 1
  }
  return from === 0 ? undefined : (coded + text.slice(from)).replace(SERIES_TWICE, '')
}
