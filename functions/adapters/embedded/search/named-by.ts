import { designationKeys, gluedKey } from '../../../../lib/designation/designation-keys.ts'
import { editionFacts, OTHER_LANGUAGE, OTHER_VARIANT } from '../../../../lib/designation/edition-facts.ts'
import type { GluedReading } from '../../../../lib/designation/glued-readings.ts'
import type { Allowed } from './allowed.ts'
import { gallop } from './lookup.ts'
import { eachPosting, lookUp, type Term } from './match-words.ts'
import { type Snapshot, segmentOf } from './snapshot.ts'
import { factTerm, familyKey, gluedTerm, otherKey, wholeKey, writtenKey } from './term-names.ts'

/**
 * How surely a designation names a document. With a year it names an edition, without one the family; then what is also
 * called so; then the other editions of a year that is not there. What stands after the point tells equals apart.
 */
export const [OTHER_EDITIONS, ALSO, ALSO_EDITION, FAMILY, EDITION, WHOLE, AS_WRITTEN] = [1, 2, 3, 4, 5, 6, 7]
const WRITTEN_SO = 0.1
const OF_OTHER_LANGUAGE = 0.05
const VARIANT = 0.6

export type Named = Map<number, number>

function hasTerm(snapshot: Snapshot, { ranges }: Term, doc: number): boolean {
  const open = segmentOf(snapshot, doc)
  const range = ranges[snapshot.segments.indexOf(open)]
  if (!range) return false
  const at = gallop(open.segment.postingDocs, range.start, range.end, doc - open.base)
  return at < range.end && open.segment.postingDocs[at] === doc - open.base
}

/** What documents of one index a designation names. */
export class Namer {
  readonly named: Named = new Map()
  private readonly snapshot: Snapshot
  private readonly allowed: Allowed

  constructor(snapshot: Snapshot, allowed: Allowed) {
    this.snapshot = snapshot
    this.allowed = allowed
  }

  get surest(): number {
    let most = 0
    for (const tier of this.named.values()) if (tier > most) most = tier
    return most
  }

  private offer(doc: number, tier: number): void {
    if ((this.named.get(doc) ?? 0) < tier) this.named.set(doc, tier)
  }

  private each(term: string, found: (doc: number) => void): void {
    eachPosting(this.snapshot, lookUp(this.snapshot, term), this.allowed, found)
  }

  private factsOf(facts: readonly string[]): Term[] {
    return facts.map((fact) => lookUp(this.snapshot, factTerm(fact)))
  }

  /** Takes a text as one designation. */
  read(text: string): void {
    const { read, whole, family, alsoFamily } = designationKeys(text)
    if (!whole) return
    const facts = editionFacts(read)
    const asked = this.factsOf(facts)
    const isDated = facts.length > 0
    if (isDated) this.each(wholeKey(whole), (doc) => this.offer(doc, WHOLE))
    const families: [string, boolean][] = [
      [familyKey(family), true],
      [otherKey(family), false],
      ...alsoFamily.map((key): [string, boolean] => [familyKey(key), false]),
      ...(read.publishers.length > 1
        ? alsoFamily.filter((key) => !/^\d/.test(key)).map((key): [string, boolean] => [otherKey(key), false])
        : []),
    ]
    for (const [term, isOwn] of families)
      this.each(term, (doc) => {
        const known = asked.filter((fact) => hasTerm(this.snapshot, fact, doc)).length
        if (known < asked.length) this.offer(doc, OTHER_EDITIONS + known / asked.length / 2)
        else if (isDated) this.offer(doc, isOwn ? EDITION : ALSO_EDITION)
        else this.offer(doc, isOwn ? FAMILY : ALSO)
      })
    this.refine(text, facts, isDated)
  }

  private refine(text: string, facts: readonly string[], isDated: boolean): void {
    const written = gluedKey(text)
    if (isDated) this.each(writtenKey(written), (doc) => this.offer(doc, AS_WRITTEN))
    if (this.named.size === 0) return
    const [variant, language, writtenSo] = [factTerm(OTHER_VARIANT), factTerm(OTHER_LANGUAGE), writtenKey(written)].map((term) =>
      lookUp(this.snapshot, term),
    ) as [Term, Term, Term]
    const asksVariant = facts.some((fact) => fact.startsWith(OTHER_VARIANT))
    for (const [doc, tier] of this.named) {
      let own = tier
      if (!asksVariant && tier < AS_WRITTEN && hasTerm(this.snapshot, variant, doc)) own -= VARIANT
      if (hasTerm(this.snapshot, writtenSo, doc)) own += WRITTEN_SO
      else if (hasTerm(this.snapshot, language, doc)) own -= OF_OTHER_LANGUAGE
      this.named.set(doc, own)
    }
  }

  /** Takes a text as it is written, whatever parts it. */
  readWritten(text: string): void {
    this.each(writtenKey(gluedKey(text)), (doc) => this.offer(doc, AS_WRITTEN))
  }

  readGlued({ key, facts }: GluedReading): void {
    const asked = this.factsOf(facts)
    this.each(gluedTerm(key), (doc) => {
      if (asked.every((fact) => hasTerm(this.snapshot, fact, doc))) this.offer(doc, facts.length ? EDITION : FAMILY)
    })
  }
}
