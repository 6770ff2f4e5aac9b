import { isDraft, isStatedInForce, isStatedSuperseded, type KnownDocument, type Reference } from './known-document.ts'
import { compareAge, compareDates, hasBegun, isNewerVersion, lineOf, sortNewestFirst } from './order-editions.ts'
import { stageOf } from './stage-of.ts'

/** Designation that names a year: ISO 9001:2015, IEEE Std 1-2000, ITU-T X.690 (07/2002), EN 12:2010+A1 */
const DATED = /[:\-(/e](?:1[89]|20)\d\d(?:\D{0,12}|[+/].*)$/
const ADDITIONS = ['amendment', 'supplement']
const isAddition = ({ kind }: KnownDocument) => ADDITIONS.includes(kind)

const namesOf = (references: readonly Reference[]) => references.map(({ name }) => name)
const refersTo = (references: readonly Reference[], { names }: KnownDocument) =>
  references.some(({ name }) => names.includes(name))
const isSame = (one: KnownDocument, other: KnownDocument) => one.contentCode === other.contentCode
const familyKey = ({ family, track }: KnownDocument) => `${track}\n${family}`

/** A designation without its year names no edition among designations that have theirs. */
const isNamedAlike = (other: string, designation: string) => DATED.test(other) || !DATED.test(designation)

/** Issues of one supplement: M.3050 Suppl. 1 (02/2007). Amendments of two editions can have one number. */
const isSameAddition = (one: KnownDocument, other: KnownDocument) =>
  one.kind === 'supplement' && other.kind === 'supplement' && withoutYear(one.designation) === withoutYear(other.designation)
const withoutYear = (designation: string) => designation.replace(/[\s:(-]*(?:\d\d\/)?(?:1[89]|20)\d\d\)?$/, '')

/** Tells whether a variant is an edition once more: it begins with its designation, or names the same year. */
function isVariantOf(variant: KnownDocument, edition: KnownDocument): boolean {
  if (variant.kind !== 'variant') return false
  const [year, other] = [variant, edition].map(({ designation }) => designation.match(/[:-]((?:1[89]|20)\d\d)(?!\d)/)?.[1])
  return variant.designation.startsWith(edition.designation) || (year !== undefined && year === other)
}

const NONE: readonly KnownDocument[] = []

/** Documents by keys. Most documents stand alone and have few, so that a list is made when the first one is added. */
class Index {
  #lists: Map<string, KnownDocument[]> | undefined

  add(keys: readonly string[], document: KnownDocument): void {
    if (keys.length === 0) return
    this.#lists ??= new Map()
    for (const key of keys) {
      const list = this.#lists.get(key)
      if (!list) this.#lists.set(key, [document])
      else if (list.at(-1) !== document) list.push(document)
    }
  }

  get(keys: readonly string[]): readonly KnownDocument[] {
    if (!this.#lists || keys.length === 0) return NONE
    if (keys.length === 1) return this.#lists.get(keys[0] as string) ?? NONE
    return [...new Set(keys.flatMap((key) => this.#lists?.get(key) ?? NONE))]
  }
}

/** Documents found for others, by content code. */
class Found {
  #lists: Map<string, readonly KnownDocument[]> | undefined

  get({ contentCode }: KnownDocument, find: () => readonly KnownDocument[]): readonly KnownDocument[] {
    const known = this.#lists?.get(contentCode)
    if (known) return known
    const found = find()
    this.#lists ??= new Map()
    this.#lists.set(contentCode, found)
    return found
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
  /** Chains ask for the same documents again and again, and families can be large. */
  readonly #found = { family: new Found(), later: new Found(), stated: new Found(), plausible: new Found() }

  constructor(documents: readonly KnownDocument[], day: string) {
    this.day = day
    for (const one of new Map(documents.map((document) => [document.contentCode, document])).values()) {
      this.#families.add([familyKey(one)], one)
      this.#named.add(one.names, one)
      this.#replacing.add(namesOf(one.replaces), one)
      this.#changing.add(namesOf(one.changes), one)
    }
  }

  /**
   * Stated replacement that is not among the relatives: no draft, and not the bare number of an edition. It does not end what is
   * stated to be in force while other replacements are drafts.
   */
  absent(document: KnownDocument): Reference | undefined {
    const published = document.replacedBy.filter((one) => stageOf(one.designation) === 0)
    if (isStatedInForce(document) && published.length < document.replacedBy.length) return undefined
    return published
      .filter(({ name, designation }) => this.#named.get([name]).length === 0 && isNamedAlike(designation, document.designation))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))[0]
  }

  /** Other documents of its family, of any kind. */
  family(document: KnownDocument): readonly KnownDocument[] {
    return this.#found.family.get(document, () =>
      this.#families.get([familyKey(document)]).filter((one) => !isSame(one, document)),
    )
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
   * Documents that took its place by a stated relation, or that came of a draft which was to. One that is older is dropped, and so is one that it replaces itself,
   * directly or in a circle, unless its date proves it to be the later one.
   */
  stated(document: KnownDocument): readonly KnownDocument[] {
    const isLater = (one: KnownDocument) => compareDates(one.date, document.date) > 0
    const contradicts = (one: KnownDocument) => refersTo(document.replaces, one) || this.#reaches(one, document)
    return this.#found.stated.get(document, () => {
      const all = new Set([...this.#plausible(document), ...this.#cameOfDrafts(document)])
      return [...all].filter((one) => isLater(one) || !contradicts(one))
    })
  }

  /** The edition that a variant is once more: a redline, a consolidated text. */
  editionOf(variant: KnownDocument): KnownDocument | undefined {
    return sortNewestFirst(this.family(variant).filter((one) => one.kind === 'edition' && isVariantOf(variant, one)))[0]
  }

  /** Later published editions of its family, and later issues of the same supplement. */
  later(document: KnownDocument): readonly KnownDocument[] {
    return this.#found.later.get(document, () =>
      this.family(document).filter(
        (one) =>
          (one.kind === 'edition' || isSameAddition(one, document)) &&
          this.#mayReplace(one, document) &&
          isNamedAlike(one.designation, document.designation) &&
          !isVariantOf(document, one) &&
          compareAge(one, document) > 0,
      ),
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
    return isStatedInForce(document) && !this.absent(document) && !this.#isReplaced(document) && !this.#isOldVersion(document)
  }

  /** A source that calls every version in force means the newest of each release line. */
  #isOldVersion(document: KnownDocument): boolean {
    const line = lineOf(document)
    if (line === '' || document.kind !== 'edition') return false
    return this.later(document).some((one) => isStatedInForce(one) && lineOf(one) === line && isNewerVersion(one, document))
  }

  #isReplaced(document: KnownDocument): boolean {
    const seen = new Set(this.stated(document))
    for (const one of seen) {
      if (this.isInForce(one)) return true
      for (const next of this.stated(one)) seen.add(next)
    }
    return false
  }

  /** Editions that have the number of a draft which was to replace a published document, and are later than that. */
  #cameOfDrafts(document: KnownDocument): readonly KnownDocument[] {
    if (isDraft(document)) return []
    const drafts = this.replacing(document).filter((one) => isDraft(one) && one.edition !== '' && one.changes.length === 0)
    return drafts.flatMap((draft) =>
      this.family(draft).filter(
        (one) =>
          one.kind === 'edition' &&
          one.edition === draft.edition &&
          this.#mayReplace(one, document) &&
          compareDates(one.date, document.date) > 0,
      ),
    )
  }

  #plausible(document: KnownDocument): readonly KnownDocument[] {
    const isPlausible = (one: KnownDocument) => this.#mayReplace(one, document) && compareDates(one.date, document.date) >= 0
    return this.#found.plausible.get(document, () => this.replacing(document).filter(isPlausible))
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
