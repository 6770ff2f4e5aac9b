import { CHANGES, REPLACED_BY } from '#standing/relation-types.ts'
import { stageOf } from '#standing/stage-of.ts'
import { guessFamily } from './guess-family.ts'
import type { RelatonRelation } from './relaton-schema.ts'

const TRANSLATES = ['translatedFrom', 'translationOf']
const SUPPLEMENTS = /amendment|corrigendum|addendum|supplement|annex/
/** ISO 15:1981/Add 1:1985, CISPR 12:1978/AMD1:1986, ISO 7010:2019/CD Amd 154, ISO 5210:2017/DAM 1 */
const PART_OF_DESIGNATION =
  /^(.+?)\/(?:(?:AWI|NP|WD|CD|PRF) )?(?:F?P?D?AMD?|AMENDMENT|D?COR|CORRIGENDUM|ADD|ADDENDUM|DAD|ERRATUM)\.?\s?\d/i
/** ITU-T X.690 (2002) Amd. 1 (10/2003) */
const PART_OF_YEAR = /^(.+) \((\d{4})\) (?:Technical )?(?:Amd|Cor|Err|Add)\. ?\d/i
const DATED = /\d{4}\)?$/

/** Replacement of a document: prefers the next edition to another document. A draft replaces nothing. */
export function replacementOf(family: string, relations: readonly RelatonRelation[]): string | undefined {
  const all = targets(relations, REPLACED_BY).filter((designation) => stageOf(designation) === 0)
  const own = all.filter((designation) => guessFamily(designation) === family)
  const of = own.length > 0 ? own : all
  return of.find((designation) => DATED.test(designation)) ?? of[0]
}

export function translatedFrom(relations: readonly RelatonRelation[]): string | undefined {
  return targets(relations, TRANSLATES)[0]
}

export function supplementedBy(designation: string, docType: string, relations: readonly RelatonRelation[]): string | undefined {
  const ofYear = PART_OF_YEAR.exec(designation)
  if (ofYear) return editionOfYear(ofYear[1] as string, ofYear[2] as string, relations)
  if (!SUPPLEMENTS.test(docType)) return undefined
  return PART_OF_DESIGNATION.exec(designation)?.[1] ?? targets(relations, CHANGES)[0]
}

/** The edition that an amendment names by its year, as the list of editions names it with its month. */
function editionOfYear(number: string, year: string, relations: readonly RelatonRelation[]): string {
  const editions = targets(relations, ['hasEdition'])
  const ofMonth = new RegExp(`^\\(\\d\\d/${year}\\)$`)
  const found = editions.find((one) => one.startsWith(`${number} `) && ofMonth.test(one.slice(number.length + 1)))
  return found ?? `${number} (${year})`
}

function targets(relations: readonly RelatonRelation[], types: readonly string[]): string[] {
  return relations.filter(({ type }) => types.includes(type)).map(({ designation }) => designation)
}
