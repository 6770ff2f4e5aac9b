/** Text of a bibliographic item with its language and type. */
interface TypedText {
  readonly text: string
  readonly language?: string
  readonly type?: string
}

/** Relaton's bibliographic item, as its YAML and its XML both say it. */
export interface Bibliography {
  readonly identifiers: readonly (TypedText & { readonly primary: boolean })[]
  readonly titles: readonly TypedText[]
  readonly abstracts: readonly TypedText[]
  readonly keywords: readonly string[]
  readonly publishers: readonly { readonly name: string; readonly abbreviation: string }[]
  readonly dates: readonly TypedText[]
  readonly edition: string
  readonly stage: string
  readonly languages: readonly string[]
  readonly docType: string
  readonly links: readonly TypedText[]
  readonly relations: readonly { readonly type: string; readonly designation: string; readonly note?: string }[]
  readonly committees: readonly string[]
  readonly ics: readonly string[]
}
