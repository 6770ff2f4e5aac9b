/** Stages of a draft in the words of ISO, IEC and CEN, the earliest first. */
const STAGES: readonly RegExp[] = [
  'PWI|NP|AWI|NWIP',
  'WD|PDTR|PDTS',
  'P?CD|CDTS|CDTR|CDPAS|PDAM|CDAM',
  'DIS|DTS|DTR|DPAS|DAM|DAMD|DAD|DCOR|CDV|DS|PREN',
  'FDIS|FDTS|FDTR|FDAM|FDAMD|FDCOR|FPREN',
  'PRF',
].map((words) => new RegExp(`(?:^|[\\s/])(?:${words})\\d?[\\s/]+(?:(?:TS|TR|PAS|GUIDE|ISP|AMD|COR|ADD)\\s+)?\\d`))

/** Marks of drafts in the designations of bodies that have other stages. */
const DRAFTS: readonly RegExp[] = [
  /^W3C (?:WD|LCWD|FPWD|CR|CRD|PR|PER|DNOTE|DRY|CRY|CRYD|ED)-/,
  /\bIEEE (?:UNAPPROVED |ACTIVE |DRAFT |STD )*P[A-Z]{0,2}\d/,
  /\bIEEE .*\/D-?[A-Z]?\d/,
  /^3GPP T[RS] .*\/[0-2]\.\d+\.\d+$/,
  /^ETSI .* V0\.\d+\.\d+\b/,
  /^CCSDS \d+\.\d+-[PR]-\d/,
  /^OASIS .*-(?:CSD|CND|CSPRD|CNPRD|WD)\d+/,
]

/** Stage of a draft by its designation, from 1; 0 where it has no mark of a draft. */
export function stageOf(designation: string): number {
  const text = designation.toUpperCase()
  const stage = STAGES.findLastIndex((mark) => mark.test(text))
  if (stage >= 0) return stage + 1
  return DRAFTS.some((mark) => mark.test(text)) ? 1 : 0
}
