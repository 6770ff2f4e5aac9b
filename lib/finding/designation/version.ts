const VERSIONS = [
  /(?<![\s,(_-])[\s,(_-]+(?:V|VER|VERSION)[.\s]*(\d+(?:\.\d+)*)\)?$/,
  /(?<![:\s/_-])[:\s/_-]+((?:REL-?\s?\d+|PH\d\w*|UMTS|R\d+)\s?\/\s?V?\d+(?:\.\d+)*)$/,
  /(?<![:\s/_-])[:\s/_-]+(REL(?:EASE)?[-\s]?\d+|R99|PH[12])$/,
  /(?<![\s,(_-])[\s,(_-]+(?:ED(?:ITION)?|ISSUE)[.\s_-]*(\d+(?:\.\d+)*)\)?$/,
  /(?<![\s,(-])[\s,(-]+(\d+)(?:ST|ND|RD|TH) ED(?:ITION|N)?\.?\)?$/,
  /(?<![\s,(_-])[\s,(_-]*REV(?:ISION)?[.\s_-]*(\d+)\)?$/,
  /(?<=\d)[\s_-]?R(\d+)$/,
  /\s(\d+\.\d+\.\d+)$/,
]
const IEEE_DRAFT = /(?<![\s/_,-])[\s/_,-]+(?:D|DRAFT)[-\s]?(\d+(?:\.\d+)*)$/
const IEEE_PROJECT = /^(?:UNAPPROVED\s+|STD\s+)*P[A-Z]?\d/
const W3C_STATE = /^(WD|FPWD|REC|CRD?|PR|PER|NOTE|DNOTE|DRY|SPSD|OBSL|STMT)[-\s_/]/
const IS_YEAR = /^(?:19|20)\d\d$/

interface Version {
  readonly rest: string
  readonly found: string
  /** present when the version is a year, as in `edition 2015` */
  readonly year?: string
}

/** Cuts version, release, edition, revision, draft or state off. */
export function parseVersion(text: string, publishers: readonly string[]): Version {
  for (const pattern of VERSIONS) {
    const match = text.match(pattern)
    const found = match?.[1] as string
    if (match?.index)
      return { rest: text.slice(0, match.index), ...(IS_YEAR.test(found) ? { found: '', year: found } : { found }) }
  }
  const draft = IEEE_PROJECT.test(text) && text.match(IEEE_DRAFT)
  if (draft) return { rest: text.slice(0, draft.index), found: `D${draft[1]}` }
  const revision = publishers.includes('ITU-R') && text.match(/(?<=\.\d{1,6})-(\d{1,2})$/)
  if (revision) return { rest: text.slice(0, revision.index), found: revision[1] as string }
  const state = publishers.includes('W3C') && text.match(W3C_STATE)
  return state ? { rest: text.slice(state[0].length), found: state[1] as string } : { rest: text, found: '' }
}

/** Splits `REL-16/16.0.0` into the release before the slash and the version after it. */
export function partsOfVersion(version: string): { release: string; version: string } {
  const match = version.match(/^(?:REL(?:EASE)?[-\s]?(\d+)|(R\d+|PH\d\w*|UMTS))(?:\s?\/\s?V?([\d.]+))?$/)
  return match ? { release: match[1] ?? (match[2] as string), version: match[3] ?? '' } : { release: '', version }
}
