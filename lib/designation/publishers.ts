/** Codes that designations begin with. A code that is missing here is read as part of the number, which costs nothing but aliases. */
const CODES = `
3GPP AAMI AASHTO AATCC ABNT ACI ADOBE AENOR AFNOR AGA AGMA AIAA AIIM ANS ANSI API AQAP ARINC ASA ASABE ASCE ASHRAE ASME ASQ ASSE
ASTM ATIS AWS AWWA BIPM BS BSI CALCONNECT CC CCSDS CEN CENELEC CFR CGA CIE CISPR CLC CSA CSN CTA CWA DEMOWL DIN ECMA EIA EN
ETSI EUROCAE FED GB GOST GPA HD IALA IANA ICAO ICC IEC IEEE IES IESNA IETF IHO INCITS IPC ISA ISO ITU-D ITU-R ITU-T ITU IWA
JCGM JEDEC JIS KS MIL MSS NACE NBN NBS NEMA NEN NF NFPA NIST NORSOK NSF NZS OASIS OGC OIML PLATEAU PN QCS RTCA SAE SAFE SANS
SFS SIS SMPTE STANAG TAPPI TIA UIC UL UNE UNI UOP USP VDE VDI W3C XSF ГОСТ ПМГ РМГ ÖNORM ONORM
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length)

const AT_HEAD = new RegExp(`^(${CODES.join('|')})(?![\\p{L}.])`, 'u')

/** The publisher's code at the head of an upper-case text, ITU's sectors in one spelling. */
export function publisherAtHead(text: string): { code: string; length: number } | undefined {
  const itu = text.match(/^ITU[-\s]?([TRD])(?=[\s\-.:/]|$)/)
  if (itu) return { code: `ITU-${itu[1]}`, length: itu[0].length }
  const match = text.match(AT_HEAD)
  return match?.[1] ? { code: match[1], length: match[1].length } : undefined
}
