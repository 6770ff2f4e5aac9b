/** Codes that designations begin with. A code that is missing here becomes part of the number; only aliases are lost. */
export const CODES = `
3GPP AAMI AASHTO AATCC ABNT ACI ADOBE AENOR AFNOR AGA AGMA AIAA AIEE AIIM ANS ANSI API AQAP ARINC AS ASA ABYC ASABE ASCE ASHRAE
ASME ASQ ASSE ASTM ATIS AWS AWWA BIPM BS BSI CALCONNECT CC CCSDS CEN CENELEC CFR CGA CIE CISPR CLC CSA CSN CTA CWA DEMOWL DIN DS
ECMA EIA EN ETSI EUROCAE EVS FED GB GOST GPA HD IALA IANA ICAO ICC IEC IEEE IES IESNA IETF IHO INCITS IPC ISA ISO ITU-D ITU-R
ITU-T ITU IWA JCGM JEDEC JIS KS LST LVS MIL MSS MSZ NACE NBN NBR NBS NEMA NEN NF NFPA NIST NORSOK NS NSF NZS OASIS OGC OIML PLATEAU
PN PREN QCS RTCA SAE SAFE SANS SFS SIS SIST SMPTE SN SS STANAG STN TAPPI TIA UIC UL UNE UNI UOP USP VDE VDI W3C XSF ГОСТ ПМГ РМГ
ÖNORM ONORM ČSN
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length)

const AT_HEAD = new RegExp(`^(${CODES.join('|')})(?![\\p{L}.])`, 'u')
const GLUED = new RegExp(`^(${CODES.filter((code) => code.length > 2).join('|')})`, 'u')
const FORMER = new Map([
  ['CCITT', 'ITU-T'],
  ['CCIR', 'ITU-R'],
])

export interface Head {
  readonly code: string
  readonly length: number
}

/** The publisher's code at the head of an upper-case text, ITU's sectors in one spelling. */
export function publisherAtHead(text: string): Head | undefined {
  const itu = text.match(/^ITU[-\s_/]{0,3}([TRD])(?=[\s\-.:/_]|$)/)
  if (itu) return { code: `ITU-${itu[1]}`, length: itu[0].length }
  const former = text.match(/^CCI(?:TT|R)(?!\p{L})/u)?.[0]
  if (former) return { code: FORMER.get(former) as string, length: former.length }
  const match = text.match(AT_HEAD)
  return match?.[1] ? { code: match[1], length: match[1].length } : undefined
}

/** The publisher's code without a separator behind it: `ISOTS16949`, `ITUTH264`. */
export function publisherGluedAtHead(text: string): Head | undefined {
  const itu = text.match(/^ITU([TRD])(?=[A-Z0-9])/)
  if (itu) return { code: `ITU-${itu[1]}`, length: itu[0].length }
  const match = text.match(GLUED)
  return match?.[1] ? { code: match[1], length: match[1].length } : undefined
}
