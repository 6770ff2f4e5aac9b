import { stageOf } from './kind-of.ts'
import { isDraft, isStatedInForce, isStatedSuperseded, type KnownDocument, type Reference } from './known-document.ts'
import { compareAge, compareDates, hasBegun } from './order-editions.ts'

const DATED = /(?:1[89]|20)\d\d\D{0,12}$/
const ADDITIONS = ['amendment', 'supplement']
const isAddition = ({ kind }: KnownDocument) => ADDITIONS.includes(kind)

const namesOf = (references: readonly Reference[]) => references.map(({ name }) => name)
const refersTo = (references: readonly Reference[], { names }: KnownDocument) =>
  references.some(({ name }) => names.includes(name))
const isSame = (one: KnownDocument, other: KnownDocument) => one.contentCode === other.contentCode
const familyKey = ({ family, publisher, track }: KnownDocument) => `${publisher}\n${track}\n${family}`

class Index {
  readonly #lists = new Map<string, KnownDocument[]>()

  add(keys: readonly string[], document: KnownDocument): void {
    for (const key of keys) {
      const list = this.#lists.get(key)
      if (list) list.push(document)
      else this.#lists.set(key, [document])
    }
  }

  get(keys: readonly string[]): readonly KnownDocument[] {
    return [...new Set(keys.flatMap((key) => this.#lists.get(key) ?? []))]
  }
}

/** Documents around one another on a day, and who takes whose place. */
export class Relatives {
  readonly day: string
  readonly #named = new Index()
  readonly #families = new Index()
  readonly #replacing = new Index()
  readonly #changing = new Index()
  readonly #inForce = new Map<string, boolean>()

  constructor(documents: readonly KnownDocument[], day: string) {
    this.day = day
    for (const one of new Map(documents.map((document) => [document.contentCode, document])).values()) {
      this.#families.add([familyKey(one)], one)
      this.#named.add(one.names, one)
      this.#replacing.add(namesOf(one.replaces), one)
      this.#changing.add(namesOf(one.changes), one)
    }
  }

  /** Stated replacement that is not among the relatives: no draft, and not the bare number of an edition. */
  absent({ designation, replacedBy }: KnownDocument): Reference | undefined {
    return replacedBy
      .filter(({ name }) => this.#named.get([name]).length === 0)
      .filter((one) => stageOf(one.designation) === 0 && (DATED.test(one.designation) || !DATED.test(designation)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))[0]
  }

  /** Other documents of its family, of any kind. */
  family(document: KnownDocument): readonly KnownDocument[] {
    return this.#families.get([familyKey(document)]).filter((one) => !isSame(one, document))
  }

  isOfFamily(one: KnownDocument, other: KnownDocument): boolean {
    return familyKey(one) === familyKey(other)
  }

  /** Documents that amend, correct or supplement it. */
  changing(document: KnownDocument): readonly KnownDocument[] {
    return this.#changing.get(document.names).filter((one) => !isSame(one, document))
  }

  /** Documents of any kind that a relation states to replace it, now or one day. */
  replacing(document: KnownDocument): readonly KnownDocument[] {
    const all = [...this.#named.get(namesOf(document.replacedBy)), ...this.#replacing.get(document.names)]
    return [...new Set(all)].filter((one) => !isSame(one, document))
  }

  /**
   * Documents that took its place by a stated relation. One that is older is dropped, and so is one that it replaces itself,
   * directly or in a circle, unless its date proves it to be the later one.
   */
  stated(document: KnownDocument): readonly KnownDocument[] {
    return this.#plausible(document).filter(
      (one) => compareDates(one.date, document.date) > 0 || !(refersTo(document.replaces, one) || this.#reaches(one, document)),
    )
  }

  /** Later published editions of its family. */
  later(document: KnownDocument): readonly KnownDocument[] {
    return this.family(document).filter(
      (one) => one.kind === 'edition' && this.#mayReplace(one, document) && compareAge(one, document) > 0,
    )
  }

  /** Tells whether it is in force: stated so and replaced by nothing that is, or not withdrawn yet. */
  isInForce(document: KnownDocument): boolean {
    const known = this.#inForce.get(document.contentCode)
    if (known !== undefined) return known
    const inForce = this.#findInForce(document)
    this.#inForce.set(document.contentCode, inForce)
    return inForce
  }

  #findInForce(document: KnownDocument): boolean {
    if (isDraft(document) || document.kind === 'series') return false
    if (document.withdrawn) return !hasBegun(document.withdrawn, this.day)
    return isStatedInForce(document) && !this.absent(document) && !this.#isReplaced(document)
  }

  #isReplaced(document: KnownDocument): boolean {
    const seen = new Set(this.stated(document))
    for (const one of seen) {
      if (this.isInForce(one)) return true
      for (const next of this.stated(one)) seen.add(next)
    }
    return false
  }

  #plausible(document: KnownDocument): readonly KnownDocument[] {
    return this.replacing(document).filter((one) => this.#mayReplace(one, document) && compareDates(one.date, document.date) >= 0)
  }

  /** A draft may follow a draft alone, and an amendment another addition alone. */
  #mayReplace(one: KnownDocument, document: KnownDocument): boolean {
    if (one.kind === 'variant' || one.kind === 'series') return false
    if (isDraft(one) ? !isDraft(document) : isAddition(one) && !isAddition(document)) return false
    return isStatedSuperseded(document) || hasBegun(one.date, this.day)
  }

  #reaches(from: KnownDocument, to: KnownDocument): boolean {
    const seen = new Set([from])
    for (const one of seen) {
      if (isSame(one, to)) return true
      for (const next of this.#plausible(one)) seen.add(next)
    }
    return false
  }
}
