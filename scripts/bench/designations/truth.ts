import type { IndexedDocument } from '#finding/indexed-document.ts'

const SUPPLEMENT = /\b(?:amd|cor|add|suppl|annex|csv|rlv|cmv|exv|redline|errata|symbol)\b|amendment|amd|\/cor/i
const CO_PUBLISHERS = /^(?:(?:ANSI|ISO|IEC|IEEE|CIE)[/ ])+/

/** A document called without its language may be the one called with it. */
const LANGUAGE = / \((?:[A-Z]|PE)\)$/
const ENGLISH = / \(E\)$/

const lettersAndDigits = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Two documents that are called alike, but for who publishes them, are both right. */
const nameOf = (text: string) =>
  lettersAndDigits(
    text
      .replace(CO_PUBLISHERS, '')
      .replace(/^Std /, '')
      .replace(/^IEEE Unapproved Std /, 'IEEE'),
  )

function grouped(documents: readonly IndexedDocument[], keyOf: (one: IndexedDocument) => string): Map<string, IndexedDocument[]> {
  return Map.groupBy(documents, keyOf)
}

/** Finds the documents that a designation means, without the parser under test. */
export class Truth {
  private readonly byName: Map<string, IndexedDocument[]>
  private readonly byPlainName: Map<string, IndexedDocument[]>
  private readonly byFamily: Map<string, IndexedDocument[]>
  private readonly byAddress: Map<string, IndexedDocument[]>

  constructor(documents: readonly IndexedDocument[]) {
    this.byName = grouped(documents, ({ designation }) => nameOf(designation))
    this.byPlainName = grouped(documents, ({ designation }) => nameOf(designation.replace(LANGUAGE, '')))
    this.byFamily = grouped(documents, ({ family }) => nameOf(family))
    this.byAddress = grouped(documents, ({ address }) => address ?? '')
  }

  /** Documents that one address shows, and those called alike. */
  shownAt(document: IndexedDocument): ReadonlySet<string> {
    const same = document.address ? (this.byAddress.get(document.address) ?? []) : []
    return new Set([...same.map(({ id }) => id), ...this.named(document)])
  }

  /** Every edition: names of files may leave the edition out. */
  familyOf(document: IndexedDocument): ReadonlySet<string> {
    const editions = this.byFamily.get(nameOf(document.family)) ?? []
    return new Set([...editions.map(({ id }) => id), ...this.named(document)])
  }

  named({ designation, family }: IndexedDocument): ReadonlySet<string> {
    // Called as its whole family is, it may mean the edition that is current as well.
    const current = designation === family ? (this.byFamily.get(nameOf(family)) ?? []).filter((one) => one.current) : []
    const called = LANGUAGE.test(designation) ? this.byName : this.byPlainName
    // One that says that it is in English is a twin of the one that says nothing.
    const twins = ENGLISH.test(designation) ? (this.byName.get(nameOf(designation.replace(ENGLISH, ''))) ?? []) : []
    return new Set([...(called.get(nameOf(designation)) ?? []), ...twins, ...current].map(({ id }) => id))
  }

  /** The designation without its year, which means the edition that is current, or else any that is called just so. */
  undated({ designation, family }: IndexedDocument): { text: string; right: ReadonlySet<string> } | undefined {
    if (SUPPLEMENT.test(designation) || family === designation || !designation.startsWith(family)) return undefined
    const all = this.byFamily.get(nameOf(family)) ?? []
    const current = all.filter((one) => one.current && !SUPPLEMENT.test(one.designation))
    const called = this.byName.get(nameOf(family)) ?? []
    const translated = current.flatMap((one) => this.byPlainName.get(nameOf(one.designation.replace(LANGUAGE, ''))) ?? [])
    const right = [...(current.length ? [...current, ...translated] : all), ...called]
    return { text: family, right: new Set(right.map(({ id }) => id)) }
  }
}
