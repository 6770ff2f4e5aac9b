import type { LibraryRecord } from '#library/document/record.ts'
import { REPLACED_BY, REPLACES } from '#standing/relation-types.ts'

/** pairs that are remembered, so that a source of any size fits in memory */
const MAX_PAIRS = 500_000

/** Pairs of designations of which the records of a run say that one replaces the other. */
export class ReplacementPairs {
  /** the older one, a line break, the newer one */
  readonly #stated = new Set<string>()

  /** Adds what a record says. Returns the documents of which earlier records say the contrary. */
  add({ designation, relations, replacedBy }: Pick<LibraryRecord, 'designation' | 'relations' | 'replacedBy'>): string[] {
    const named = (types: readonly string[]) => relations.filter(({ type }) => types.includes(type)).map((one) => one.designation)
    const newer = [...(replacedBy === undefined ? [] : [replacedBy]), ...named(REPLACED_BY)]
    const pairs = [
      ...newer.map((one) => [designation, one] as const),
      ...named(REPLACES).map((one) => [one, designation] as const),
    ]
    const contrary = new Set<string>()
    for (const [old, young] of pairs) {
      if (this.#stated.has(`${young}\n${old}`)) contrary.add(old === designation ? young : old)
      else if (this.#stated.size < MAX_PAIRS) this.#stated.add(`${old}\n${young}`)
    }
    return [...contrary]
  }
}
