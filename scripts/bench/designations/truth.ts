import type { SearchDocument } from '#finding/indexed-document.ts'

const SUPPLEMENT = /\b(?:amd|cor|add|suppl|annex|csv|rlv|cmv|exv|redline|errata|symbol)\b|amendment|amd|\/cor/i
const CO_PUBLISHERS = /^(?:(?:ANSI|ISO|IEC|IEEE|CIE)[/ ])+/

const lettersAndDigits = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Two documents that are called alike, but for who publishes them, are both right. */
const nameOf = (text: string) =>
  lettersAndDigits(
    text
      .replace(CO_PUBLISHERS, '')
      .replace(/^Std /, '')
      .replace(/^IEEE Unapproved Std /, 'IEEE'),
  )

function grouped(documents: readonly SearchDocument[], keyOf: (one: SearchDocument) => string): Map<string, SearchDocument[]> {
  return Map.groupBy(documents, keyOf)
}

/** Finds the documents that a designation means, without the parser under test. */
export class Truth {
  private readonly byName: Map<string, SearchDocument[]>
  private readonly byFamily: Map<string, SearchDocument[]>

  constructor(documents: readonly SearchDocument[]) {
    this.byName = grouped(documents, ({ designation }) => nameOf(designation))
    this.byFamily = grouped(documents, ({ family }) => nameOf(family))
  }

  named({ designation, family }: SearchDocument): ReadonlySet<string> {
    // A designation of the whole family may also mean the current edition.
    const current = designation === family ? (this.byFamily.get(nameOf(family)) ?? []).filter((one) => one.current) : []
    return new Set([...(this.byName.get(nameOf(designation)) ?? []), ...current].map(({ id }) => id))
  }

  /** Designation without its year: means the current edition, or else any of exactly this designation. */
  undated({ designation, family }: SearchDocument): { text: string; right: ReadonlySet<string> } | undefined {
    if (SUPPLEMENT.test(designation) || family === designation || !designation.startsWith(family)) return undefined
    const all = this.byFamily.get(nameOf(family)) ?? []
    const current = all.filter((one) => one.current && !SUPPLEMENT.test(one.designation))
    const called = this.byName.get(nameOf(family)) ?? []
    const right = [...(current.length ? current : all), ...called]
    return { text: family, right: new Set(right.map(({ id }) => id)) }
  }
}
