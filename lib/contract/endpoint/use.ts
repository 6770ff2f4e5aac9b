/** Acts on compass points that the compass points report shows. */
export type PointAct = 'created' | 'viewed' | 'edited' | 'shared' | 'carried' | 'deactivated' | 'reactivated'

/** `page`: the record of a document · `cite`, `compare`, `share`: what else is done with one · the others: its text */
type UseFormat = 'page' | 'cite' | 'compare' | 'share' | 'pdf' | 'html' | 'download'

/** Facts of one use. */
export interface UseFacts {
  /** content code of the document, or the id of one of its files */
  readonly document?: string
  readonly format?: UseFormat
  /** the text was asked for, and is closed to the account */
  readonly denied?: true
  /** text of a search; it is never stored with a person */
  readonly words?: string
  /** all that tells one set of results from another */
  readonly set?: unknown
  /** documents that a search found */
  readonly hits?: number
  /** designation that the library does not have */
  readonly missing?: string
  readonly act?: PointAct
  /** number of uses in one; default 1 */
  readonly times?: number
  /** two uses of the same name are one: a call that is made again changes nothing */
  readonly once?: string
}

/**
 * Meaning of an answered call for the proof of use. `facts` are read of input and output; without any, the call is no use. Where the
 * call is refused because the text is closed to the account, the document of `asked` was denied.
 */
export interface Use<Input, Output> {
  readonly kind: 'search' | 'investigation' | 'request' | 'point'
  readonly facts: (input: Input, output: Output) => readonly UseFacts[]
  readonly asked?: (input: Input) => string
}
