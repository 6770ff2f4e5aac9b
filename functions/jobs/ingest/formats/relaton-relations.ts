import { guessFamily } from './guess-family.ts'
import type { RelatonRelation } from './relaton-schema.ts'

const REPLACED = ['obsoletedBy', 'replacedBy', 'hasSuccessor', 'successor']
const TRANSLATES = ['translatedFrom', 'translationOf']
const CHANGES = ['amends', 'updates', 'corrects', 'supplementTo', 'supplements']
const SUPPLEMENTS = /amendment|corrigendum|addendum|supplement|annex/
/** ISO 15:1981/Add 1:1985, CISPR 12:1978/AMD1:1986 */
const PART_OF_DESIGNATION = /^(.+?)\/(?:AMD|COR|ADD)\s?\d/i
const DATED = /\d{4}\)?$/

/** Replacement of a document: prefers the next edition to another document, and a published one to a draft. */
export function replacementOf(family: string, relations: readonly RelatonRelation[]): string | undefined {
  const all = targets(relations, REPLACED)
  const own = all.filter((designation) => guessFamily(designation) === family)
  const of = own.length > 0 ? own : all
  return of.find((designation) => DATED.test(designation)) ?? of[0]
}

export function translatedFrom(relations: readonly RelatonRelation[]): string | undefined {
  return targets(relations, TRANSLATES)[0]
}

export function supplementedBy(designation: string, docType: string, relations: readonly RelatonRelation[]): string | undefined {
  if (!SUPPLEMENTS.test(docType)) return undefined
  return PART_OF_DESIGNATION.exec(designation)?.[1] ?? targets(relations, CHANGES)[0]
}

function targets(relations: readonly RelatonRelation[], types: readonly string[]): string[] {
  return relations.filter(({ type }) => types.includes(type)).map(({ designation }) => designation)
}
