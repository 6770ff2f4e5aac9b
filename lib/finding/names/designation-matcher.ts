import { addressTerm, factTerm, familyKey, gluedTerm, otherKey, wholeKey, writtenKey } from '../analysis/term-names.ts'
import { addressKeys } from '../designation/address/address-key.ts'
import { designationKeys, gluedKey } from '../designation/designation-keys.ts'
import {
  CHANGE,
  DRAFT,
  documentFacts,
  ENGLISH,
  editionFacts,
  languageFact,
  OTHER_LANGUAGE,
  OTHER_VARIANT,
} from '../designation/edition-facts.ts'
import type { GluedReading } from '../designation/glued-readings.ts'
import type { NameIndex, NamePostings } from './name-index.ts'

/**
 * Tiers of certainty that a designation names a document. With a year it names an edition, without one the family. Aliases
 * follow, then the other editions when the library lacks that year. Fractions order documents within a tier.
 */
export const [OTHER_EDITIONS, ALIAS, ALIAS_EDITION, FAMILY, EDITION] = [1, 2, 3, 4, 5]
const [WHOLE, OTHER_AS_WRITTEN, AS_WRITTEN] = [6, 6.5, 7]
/** Documents below this tier are not named. */
export const MIN_NAMED_TIER = 1.9 - 0.65

/** Tiers of the same number with another type than the requested one, and of the edition that is asked for among them. */
const [OTHER_TYPE, OTHER_TYPE_EDITION] = [1.3, 1.7]
/** Penalty for a change, a variant or a draft that was not requested. It exceeds the worth of being current. */
const UNREQUESTED_PENALTY = 0.6
const EXACT_SPELLING_BONUS = 0.1
/** Penalty for a document without a language where one is asked for: below that of an edition, so that it is named as well. */
const UNMARKED_PENALTY = 0.15
/** Small penalty: a family's current edition may exist in another language only. */
const OTHER_LANGUAGE_PENALTY = 0.05

const CHANGED = /AM(?:EN)?D|COR|SUP|ADD|ERR|ISH|\d\W*AC?\d/i

/** Documents with their tiers of certainty. */
export type NamedDocuments = Map<number, number>

interface RequestedEdition {
  readonly written: string
  readonly isDated: boolean
  /** language fact */
  readonly language: string | undefined
  /** facts that lower a document, as the text does not request them */
  readonly unrequested: readonly string[]
}

/** Checks whether a key has the number's type: TR, DIS. */
function typeIn(number: string): (key: string) => boolean {
  const type = number.match(/\p{L}{2,}(?=[\s./-]?\d)/u)?.[0].toLowerCase()
  return (key) => type === undefined || key.split(' ').includes(type)
}

/** Collects the documents that a designation names. */
export class DesignationMatcher {
  readonly named: NamedDocuments = new Map()
  /** whether an edition is asked for, not the family: by its year or version, as a draft or a supplement, or letter by letter */
  namesEdition = false
  private readonly index: NameIndex

  constructor(index: NameIndex) {
    this.index = index
  }

  get highestTier(): number {
    let most = 0
    for (const tier of this.named.values()) if (tier > most) most = tier
    return most
  }

  private addMatch(doc: number, tier: number): void {
    if ((this.named.get(doc) ?? 0) < tier) this.named.set(doc, tier)
  }

  private forEach(term: string, found: (doc: number) => void): void {
    this.index.find(term).forEach(found)
  }

  private postingsOf(facts: readonly string[]): NamePostings[] {
    return facts.map((fact) => this.index.find(factTerm(fact)))
  }

  /** Reads a text as one designation. */
  read(text: string): void {
    const { read, whole, family, alsoFamily } = designationKeys(text)
    if (!whole) return
    const facts = editionFacts(read)
    const requested = this.postingsOf(facts)
    const addFamily = (term: string, tier: number, ofEdition: number) =>
      this.forEach(term, (doc) => {
        const met = requested.filter((fact) => fact.has(doc)).length
        if (met < requested.length) this.addMatch(doc, OTHER_EDITIONS + met / requested.length / 5)
        else this.addMatch(doc, facts.length ? ofEdition : tier)
      })
    if (facts.length) this.forEach(wholeKey(whole), (doc) => this.addMatch(doc, WHOLE))
    addFamily(familyKey(family), FAMILY, EDITION)
    addFamily(otherKey(family), ALIAS, ALIAS_EDITION)
    const isTyped = typeIn(read.number)
    // ANSI approves standards of many, and numbers none of them: ANSI/ISA-95 is not ANSI/IEEE Std 95.
    const isApproval = (key: string) => read.publishers.length > 1 && key.startsWith('ansi ')
    for (const key of alsoFamily.filter((one) => !isApproval(one)))
      if (isTyped(key)) addFamily(familyKey(key), ALIAS, ALIAS_EDITION)
      else addFamily(familyKey(key), OTHER_TYPE, OTHER_TYPE_EDITION)
    if (read.publishers.length > 1)
      for (const key of alsoFamily) if (!/^\d/.test(key)) addFamily(otherKey(key), ALIAS, ALIAS_EDITION)
    const unrequested = [
      ...(facts.some((fact) => fact.startsWith(OTHER_VARIANT)) ? [] : [OTHER_VARIANT]),
      ...(read.supplements.length ? [] : [CHANGE]),
      ...(documentFacts(read).includes(DRAFT) ? [] : [DRAFT]),
    ]
    this.namesEdition ||= facts.length > 0 || !unrequested.includes(CHANGE) || !unrequested.includes(DRAFT)
    this.refine({ written: gluedKey(text), isDated: facts.length > 0, language: languageFact(read), unrequested })
  }

  /** Orders documents of one tier by facts that were not requested and by exact spelling. */
  private refine({ written, isDated, language, unrequested }: RequestedEdition): void {
    // A name of its own comes before the same name beside another one.
    if (isDated)
      this.forEach(writtenKey(written), (doc) =>
        this.addMatch(doc, this.named.get(doc) === WHOLE ? AS_WRITTEN : OTHER_AS_WRITTEN),
      )
    if (this.named.size < 2) return
    const lowering = this.postingsOf(unrequested)
    const [marked, own] = this.postingsOf([OTHER_LANGUAGE, language ?? ENGLISH]) as [NamePostings, NamePostings]
    // Who asks for no language is content with English, whether the record says so or not.
    const isForeign = (doc: number) => marked.has(doc) && !own.has(doc)
    const sameSpelling = this.index.find(writtenKey(written))
    const isTranslation = language !== undefined && language !== ENGLISH
    const lift = !isDated && (isTranslation || !this.hasPlainCurrent(isForeign)) ? UNREQUESTED_PENALTY : EXACT_SPELLING_BONUS
    for (const [doc, tier] of this.named) {
      if (sameSpelling.has(doc)) {
        this.named.set(doc, tier + lift)
        this.namesEdition ||= isTranslation
        continue
      }
      const penalty = lowering.some((fact) => fact.has(doc)) ? UNREQUESTED_PENALTY : 0
      const ofLanguage = isForeign(doc) ? (isDated ? UNREQUESTED_PENALTY : OTHER_LANGUAGE_PENALTY) : 0
      const ofNone = language && !marked.has(doc) ? UNMARKED_PENALTY : 0
      this.named.set(doc, tier - penalty - ofLanguage - ofNone)
    }
  }

  private hasPlainCurrent(isForeign: (doc: number) => boolean): boolean {
    return [...this.named].some(([doc, tier]) => tier >= FAMILY && this.index.isCurrent(doc) && !isForeign(doc))
  }

  /** Reads a text as the designation of an edition with all that it says, or of a family without. */
  readExactly(text: string): void {
    const { read, whole, family } = designationKeys(text)
    if (whole === family && editionFacts(read).length === 0) {
      this.read(text)
      return
    }
    this.namesEdition = true
    this.forEach(wholeKey(whole), (doc) => this.addMatch(doc, WHOLE))
    const sameSpelling = this.index.find(writtenKey(gluedKey(text)))
    for (const doc of this.named.keys()) if (sameSpelling.has(doc)) this.named.set(doc, AS_WRITTEN)
  }

  /** Reads the address at which a publisher shows a document. */
  readAddress(text: string): void {
    for (const key of addressKeys(text)) {
      this.forEach(addressTerm(key), (doc) => this.addMatch(doc, AS_WRITTEN))
      if (this.named.size) return
    }
  }

  /** Reads a text as written, ignoring separators. */
  readWritten(text: string): void {
    this.namesEdition = true
    this.forEach(writtenKey(gluedKey(text)), (doc) => this.addMatch(doc, AS_WRITTEN))
  }

  /** Reads a text without separators in each of the given ways. */
  readGlued(text: string, readings: Iterable<GluedReading>): void {
    let isDated = false
    for (const { key, facts } of readings) {
      const requested = this.postingsOf(facts)
      const before = this.named.size
      this.forEach(gluedTerm(key), (doc) => {
        if (requested.every((fact) => fact.has(doc))) this.addMatch(doc, facts.length ? EDITION : FAMILY)
      })
      isDated ||= facts.length > 0 && this.named.size > before
    }
    this.namesEdition = isDated || CHANGED.test(text)
    const unrequested = [OTHER_VARIANT, DRAFT, ...(CHANGED.test(text) ? [] : [CHANGE])].filter(
      (fact) => !(fact === OTHER_VARIANT && /(?:CSV|RLV|EXV|CMV|REDLINE)\W*$/i.test(text)),
    )
    this.refine({ written: gluedKey(text), isDated, language: undefined, unrequested })
  }
}
