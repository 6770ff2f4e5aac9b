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

/** Addresses that spread a number over their steps, each with its designation. */
const STEPS: readonly (readonly [RegExp, string])[] = [
  [/\b3gpp\.org\/(?:[\w/-]{0,40}\/)?(?:dynareport|html-info)\/(\d\d)(\d{2,3}(?:-\d+)?)\b/i, '3GPP $1.$2'],
  [/\bcsrc\.nist\.gov\/pubs\/(\w{2,5})\/(\d+)\/(\d\w{0,5})\/r(?:ev-)?(\d+)\b/i, 'NIST $1 $2-$3r$4'],
  [/\bcsrc\.nist\.gov\/pubs\/(\w{2,5})\/(\d+)\/(\d\w{0,5})(?=\/)/i, 'NIST $1 $2-$3'],
  [/\bcsrc\.nist\.gov\/pubs\/(\w{2,5})\/(\d+)\/(?:r(\d+)\/)?/i, 'NIST $1 $2'],
  [/\bcsrc\.nist\.gov\/publications\/detail\/(?:nist)?(\w{2,5})\/([\d-]+\w?)\/rev-(\d+)/i, 'NIST $1 $2r$3'],
  [/\bcsrc\.nist\.gov\/publications\/detail\/(?:nist)?(\w{2,5})\/([\d-]+\w?)\b/i, 'NIST $1 $2'],
]

/** Designation that an address has in several of its steps. */
export function designationOfSteps(address: string): string | undefined {
  for (const [pattern, to] of STEPS) {
    const found = address.match(pattern)
    if (found) return found[0].replace(pattern, to)
  }
  return undefined
}
