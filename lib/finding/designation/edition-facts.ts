import type { ParsedDesignation } from './parse-designation.ts'
import { partsOfVersion } from './version.ts'

const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Facts that distinguish an edition from others of its family: year, month, version, release, years of changes. */
export function editionFacts({ year, month, version, variant, supplements }: ParsedDesignation): string[] {
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

/** Facts of documents derived from the plain one: changes marked, another language, a change to it, a draft of it. */
export const OTHER_VARIANT = 'x'
export const OTHER_LANGUAGE = 'l'
export const ENGLISH = 'le'
export const CHANGE = 'c'
export const DRAFT = 'd'

const STAGE = /^(?:[A-Z]+[\s/])?(?:F?DIS|CD|WD|NP|PWI|AWI|PRF|FCD|F?DAM|F?PDAM|DTS|DTR|DPAS|PDTR|PDTS)\b/

/** Fact of the language that a designation requests. */
export function languageFact({ language }: ParsedDesignation): string | undefined {
  return language ? `l${language.toLowerCase()}` : undefined
}

/** Facts of a document in the library: those of its edition, and those that mark it as derived. */
export function documentFacts(designation: ParsedDesignation): string[] {
  return [
    ...editionFacts(designation),
    ...(designation.year ? [`s${designation.year.slice(2)}`] : []),
    ...(designation.variant ? [OTHER_VARIANT] : []),
    ...(designation.language ? [OTHER_LANGUAGE, languageFact(designation) as string] : []),
    ...(designation.supplements.length ? [CHANGE] : []),
    ...(STAGE.test(designation.number) ? [DRAFT] : []),
  ]
}
