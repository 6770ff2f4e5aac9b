import type { Publisher } from './record.ts'

const NAMES = new Map<string, string>(
  Object.entries({
    '3GPP': '3rd Generation Partnership Project',
    Adobe: 'Adobe',
    AENOR: 'AENOR',
    API: 'American Petroleum Institute',
    ASTM: 'ASTM International',
    AWWA: 'American Water Works Association',
    BIPM: 'International Bureau of Weights and Measures',
    CalConnect: 'The Calendaring and Scheduling Consortium',
    CCSDS: 'Consultative Committee for Space Data Systems',
    CGA: 'Compressed Gas Association',
    CIE: 'International Commission on Illumination',
    EASC: 'Euro-Asian Council for Standardization, Metrology and Certification',
    ECMA: 'Ecma International',
    ETSI: 'European Telecommunications Standards Institute',
    IALA: 'International Organization for Marine Aids to Navigation',
    IANA: 'Internet Assigned Numbers Authority',
    IEC: 'International Electrotechnical Commission',
    IEEE: 'Institute of Electrical and Electronics Engineers',
    IES: 'Illuminating Engineering Society',
    IETF: 'Internet Engineering Task Force',
    IHO: 'International Hydrographic Organization',
    ISO: 'International Organization for Standardization',
    'ITU-R': 'International Telecommunication Union, Radiocommunication Sector',
    'ITU-T': 'International Telecommunication Union, Telecommunication Standardization Sector',
    JCGM: 'Joint Committee for Guides in Metrology',
    JIS: 'Japanese Industrial Standards',
    NBS: 'National Bureau of Standards',
    NIST: 'National Institute of Standards and Technology',
    OASIS: 'OASIS Open',
    OGC: 'Open Geospatial Consortium',
    OIML: 'International Organization of Legal Metrology',
    PLATEAU: 'Project PLATEAU',
    UNE: 'Asociación Española de Normalización',
    W3C: 'World Wide Web Consortium',
    XSF: 'XMPP Standards Foundation',
  }),
)

const CODES = new Map([...NAMES].map(([code, name]) => [name, code]))

/** Normalises a code: content codes contain it, so a space or a pipe becomes a hyphen. */
export function publisherCode(given: string): string {
  return given.trim().replace(/[|\s]+/g, '-')
}

export const isKnownPublisher = (code: string): boolean => NAMES.has(code)
/** Finds the code of a well-known body by its name. */
export const publisherOfName = (name: string): string | undefined => CODES.get(name)

export function knownPublisher(given: string): Publisher {
  const code = publisherCode(given)
  return { code, name: NAMES.get(code) ?? given.trim(), type: 'PARTNER' }
}
