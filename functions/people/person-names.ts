/** Names by which others find a person. */
export interface PersonNames {
  readonly firstName: string
  readonly lastName: string
  /** an address that the issuer calls verified, or the operator named; empty where there is none */
  readonly email: string
}

/** A person in the directories of their accounts. */
export interface Listing extends PersonNames {
  /** accounts whose directories have the person */
  readonly accountIds: readonly string[]
}
