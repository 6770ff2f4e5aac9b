import type { Designation } from './parse-designation.ts'
import { partsOfVersion } from './version.ts'

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Of one edition, so that it is told from the others: its year, month, version, release, the years of its changes. */
export function editionFacts({ year, month, version, variant, supplements }: Designation): string[] {
  const bare = variant ? version.slice(0, version.length - variant.length).trim() : version
  const { release, version: number } = partsOfVersion(bare)
  return [
    ...(year ? [`y${year}`] : []),
    ...(month ? [`m${month}`] : []),
    ...(number ? [`v${lettersAndDigits(number)}`] : []),
    ...(release ? [`r${lettersAndDigits(release)}`] : []),
    ...supplements.flatMap((one) => (one.year ? [`a${one.year}`] : [])),
    ...variant.split(/[\s-]+/).flatMap((one) => (one ? [`x${one.toLowerCase()}`] : [])),
  ]
}

/** What is not the document itself but made of it: with changes marked, in another language, what changes it, what it was before. */
export const OTHER_VARIANT = 'x'
export const OTHER_LANGUAGE = 'l'
export const CHANGE = 'c'
export const DRAFT = 'd'

const STAGE = /^(?:[A-Z]+[\s/])?(?:F?DIS|CD|WD|NP|PWI|AWI|PRF|FCD|F?DAM|F?PDAM|DTS|DTR|DPAS|PDTR|PDTS)\b/

/** In which language it is asked for. */
export function languageFact({ language }: Designation): string | undefined {
  return language ? `l${language.toLowerCase()}` : undefined
}

/** The same of a document that is held, with what tells that it is not the plain one. */
export function heldFacts(designation: Designation): string[] {
  return [
    ...editionFacts(designation),
    ...(designation.year ? [`s${designation.year.slice(2)}`] : []),
    ...(designation.variant ? [OTHER_VARIANT] : []),
    ...(designation.language ? [OTHER_LANGUAGE, languageFact(designation) as string] : []),
    ...(designation.supplements.length ? [CHANGE] : []),
    ...(STAGE.test(designation.number) ? [DRAFT] : []),
  ]
}
