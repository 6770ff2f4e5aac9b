/** Publishers by their sites, as the head of the designations there. */
const SITES: readonly (readonly [RegExp, string])[] = [
  [/\bstandards\.ieee\.org\b/i, 'IEEE'],
  [/\biso\.org\b/i, 'ISO'],
  [/\bw3\.org\b/i, 'W3C'],
  [/\bogc\.org\b/i, 'OGC'],
  [/\biec\.ch\b/i, 'IEC'],
  [/\bastm\.org\b/i, 'ASTM'],
  [/\becma-international\.org\b/i, 'ECMA'],
  [/\bnist\.gov\b/i, 'NIST'],
  [/\b3gpp\.org\b/i, '3GPP'],
  [/\biho\.int\b/i, 'IHO'],
  [/\biala(?:-aism)?\.(?:int|org)\b/i, 'IALA'],
  [/\boasis-open(?:-projects)?\.org\b/i, 'OASIS'],
  [/\biana\.org\b/i, 'IANA'],
  [/\boiml\.org\b/i, 'OIML'],
  [/\bitu\.int\/(?:dms_pub(?:rec)?\/itu-r|rec\/R-)/i, 'ITU-R'],
  [/\bitu\.int\b/i, 'ITU-T'],
  [/\bccsds\.org\b/i, 'CCSDS'],
  [/\bcalconnect\.org\b/i, 'CC'],
  [/\badobe-type-tools\b/i, 'ADOBE TN'],
]

/** Publisher of the site that an address is at. */
export function publisherOfSite(address: string): string | undefined {
  return SITES.find(([site]) => site.test(address))?.[1]
}
