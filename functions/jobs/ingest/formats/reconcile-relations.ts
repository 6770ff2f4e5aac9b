import { REPLACED_BY, REPLACES } from '#standing/relation-types.ts'
import { stageOf } from '#standing/stage-of.ts'
import { isArchived } from './map-status.ts'
import type { RelatonRelation } from './relaton-schema.ts'

/** Words of a source about an update that are relations themselves */
const NOTES = ['revises', 'amends', 'corrects']

type Relation = Pick<RelatonRelation, 'type' | 'designation'>

interface Reconciled {
  readonly relations: Relation[]
  /** reasons of what was dropped */
  readonly remarks: readonly string[]
}

/**
 * Brings a document's relations into agreement with each other. A draft does not replace a published document, it revises it. Of
 * two relations that say the contrary neither counts, except that a draft may be meant to replace something. An update of
 * something later is an update by it. An archived copy takes no place.
 */
export function reconcileRelations(own: string, inForce: boolean, given: readonly RelatonRelation[]): Reconciled {
  const isDraft = stageOf(own) > 0
  const named = (types: readonly string[]) =>
    new Set(given.filter(({ type }) => types.includes(type)).map(({ designation }) => designation))
  const [replaces, replaced] = [named(REPLACES), named(REPLACED_BY)]
  const both = [...replaces].filter((other) => replaced.has(other))
  const drafts = isDraft ? [] : [...replaced].filter((other) => stageOf(other) > 0)

  const relations = given.flatMap(({ type, designation, note }): Relation[] => {
    if (designation === own) return []
    if (isArchived(designation) && !isArchived(own)) return [{ type: 'isAlso', designation }]
    if (type === 'updates' || type === 'updatedBy') return updateOf(own, { type, designation, note }, replaced)
    if (REPLACED_BY.includes(type)) {
      if (drafts.includes(designation)) return [{ type: 'revisedBy', designation }]
      return both.includes(designation) ? [] : [{ type, designation }]
    }
    const isContrary = both.includes(designation) || stageOf(designation) > 0
    return REPLACES.includes(type) && isContrary && !isDraft ? [] : [{ type, designation }]
  })
  const remarks = [
    ...both
      .filter((other) => !drafts.includes(other))
      .map(
        (other) =>
          `${own} and ${other} are said to replace each other: ${isDraft ? 'the draft is meant to replace it' : 'neither counts'}`,
      ),
    ...(inForce
      ? drafts.map((other) => `${own} is in force and said to be replaced by the draft ${other}: a draft replaces nothing`)
      : []),
  ]
  return { relations, remarks }
}

function updateOf(own: string, { type, designation, note }: RelatonRelation, replaced: ReadonlySet<string>): Relation[] {
  // The next edition replaces it, and is no update as well.
  if (replaced.has(designation)) return []
  if (type === 'updatedBy' || isLater(designation, own)) return [{ type: 'updatedBy', designation }]
  return [{ type: NOTES.find((one) => one === note) ?? type, designation }]
}

const YEAR = /(?:1[89]|20)\d\d(?=\D{0,3}$)/
const EDITION = / ed\.(\d+)$/

/** Tells whether a document is later than another one, or a change of it. */
function isLater(one: string, other: string): boolean {
  if (one.startsWith(`${other}/`) || (stageOf(one) > 0 && stageOf(other) === 0)) return true
  const [years, editions] = [YEAR, EDITION].map((pattern) => [one, other].map((text) => text.match(pattern)?.at(-1)))
  const isAfter = ([a, b]: readonly (string | undefined)[] = []) => a !== undefined && b !== undefined && Number(a) > Number(b)
  return isAfter(years) || isAfter(editions)
}
