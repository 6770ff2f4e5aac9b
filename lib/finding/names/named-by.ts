import { factTerm, familyKey, gluedTerm, otherKey, wholeKey, writtenKey } from '../analysis/term-names.ts'
import { designationKeys, gluedKey } from '../designation/designation-keys.ts'
import {
  CHANGE,
  DRAFT,
  editionFacts,
  heldFacts,
  languageFact,
  OTHER_LANGUAGE,
  OTHER_VARIANT,
} from '../designation/edition-facts.ts'
import type { GluedReading } from '../designation/glued-readings.ts'
import type { HeldName, HeldNames } from './held-names.ts'

/**
 * How surely a designation names a document. With a year it names an edition, without one the family; then what is also
 * called so; then the other editions of a year that is not there. What stands after the point tells equals apart.
 */
export const [OTHER_EDITIONS, ALSO, ALSO_EDITION, FAMILY, EDITION] = [1, 2, 3, 4, 5]
const [WHOLE, AS_WRITTEN] = [6, 7]
/** less is no name of it */
export const NAMED = 1.9 - 0.65

/** The same number, of another type than was asked for. */
const OF_OTHER_TYPE = 1.3
/** A change, a variant or a draft that nobody asked for; also more than being current is worth. */
const UNASKED = 0.6
const WRITTEN_SO = 0.1
/** Of the editions of a family the current one may be there in another language alone. */
const IN_OTHER_LANGUAGE = 0.05

const CHANGED = /AM(?:EN)?D|COR|SUP|ADD|ERR|ISH|\d\W*AC?\d/i

/** Documents, and how surely each is named. */
export type Named = Map<number, number>

interface Asked {
  readonly written: string
  readonly isDated: boolean
  /** the fact of a language */
  readonly language: string | undefined
  /** what need not be held against a document */
  readonly unasked: readonly string[]
}

/** Whether a key has the type that the number has: TR, DIS. */
function typeIn(number: string): (key: string) => boolean {
  const type = number.match(/\p{L}{2,}(?=[\s./-]?\d)/u)?.[0].toLowerCase()
  return (key) => type === undefined || key.split(' ').includes(type)
}

/** What documents a designation names. */
export class Namer {
  readonly named: Named = new Map()
  private readonly held: HeldNames

  constructor(held: HeldNames) {
    this.held = held
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
    this.held.find(term).each(found)
  }

  private termsOf(facts: readonly string[]): HeldName[] {
    return facts.map((fact) => this.held.find(factTerm(fact)))
  }

  /** Takes a text as one designation. */
  read(text: string): void {
    const { read, whole, family, alsoFamily } = designationKeys(text)
    if (!whole) return
    const facts = editionFacts(read)
    const asked = this.termsOf(facts)
    const offerFamily = (term: string, tier: number, ofEdition: number) =>
      this.each(term, (doc) => {
        const known = asked.filter((fact) => fact.has(doc)).length
        if (known < asked.length) this.offer(doc, OTHER_EDITIONS + known / asked.length / 5)
        else this.offer(doc, facts.length ? ofEdition : tier)
      })
    if (facts.length) this.each(wholeKey(whole), (doc) => this.offer(doc, WHOLE))
    offerFamily(familyKey(family), FAMILY, EDITION)
    offerFamily(otherKey(family), ALSO, ALSO_EDITION)
    const isTyped = typeIn(read.number)
    for (const key of alsoFamily)
      if (isTyped(key)) offerFamily(familyKey(key), ALSO, ALSO_EDITION)
      else offerFamily(familyKey(key), OF_OTHER_TYPE, OF_OTHER_TYPE)
    if (read.publishers.length > 1)
      for (const key of alsoFamily) if (!/^\d/.test(key)) offerFamily(otherKey(key), ALSO, ALSO_EDITION)
    const unasked = [
      ...(facts.some((fact) => fact.startsWith(OTHER_VARIANT)) ? [] : [OTHER_VARIANT]),
      ...(read.supplements.length ? [] : [CHANGE]),
      ...(heldFacts(read).includes(DRAFT) ? [] : [DRAFT]),
    ]
    this.refine({ written: gluedKey(text), isDated: facts.length > 0, language: languageFact(read), unasked })
  }

  /** Equals are told apart by what nobody asked for and by how they are written. */
  private refine({ written, isDated, language, unasked }: Asked): void {
    if (isDated) this.each(writtenKey(written), (doc) => this.offer(doc, AS_WRITTEN))
    if (this.named.size < 2) return
    const against = this.termsOf(unasked)
    const [foreign, own] = this.termsOf([OTHER_LANGUAGE, language ?? '']) as [HeldName, HeldName]
    const writtenSo = this.held.find(writtenKey(written))
    const lift = !isDated && !this.hasPlainCurrent(foreign) ? UNASKED : WRITTEN_SO
    for (const [doc, tier] of this.named) {
      if (writtenSo.has(doc)) {
        this.named.set(doc, tier + lift)
        continue
      }
      const others = against.some((fact) => fact.has(doc)) ? UNASKED : 0
      const inOther = language ? !own.has(doc) : foreign.has(doc)
      this.named.set(doc, tier - others - (inOther ? (isDated ? UNASKED : IN_OTHER_LANGUAGE) : 0))
    }
  }

  private hasPlainCurrent(foreign: HeldName): boolean {
    return [...this.named].some(([doc, tier]) => tier >= FAMILY && this.held.isCurrent(doc) && !foreign.has(doc))
  }

  /** Takes a text as it is written, whatever parts it. */
  readWritten(text: string): void {
    this.each(writtenKey(gluedKey(text)), (doc) => this.offer(doc, AS_WRITTEN))
  }

  readGlued(text: string, readings: Iterable<GluedReading>): void {
    let isDated = false
    for (const { key, facts } of readings) {
      const asked = this.termsOf(facts)
      const before = this.named.size
      this.each(gluedTerm(key), (doc) => {
        if (asked.every((fact) => fact.has(doc))) this.offer(doc, facts.length ? EDITION : FAMILY)
      })
      isDated ||= facts.length > 0 && this.named.size > before
    }
    const unasked = [OTHER_VARIANT, DRAFT, ...(CHANGED.test(text) ? [] : [CHANGE])].filter(
      (fact) => !(fact === OTHER_VARIANT && /(?:CSV|RLV|EXV|CMV|REDLINE)\W*$/i.test(text)),
    )
    this.refine({ written: gluedKey(text), isDated, language: undefined, unasked })
  }
}
