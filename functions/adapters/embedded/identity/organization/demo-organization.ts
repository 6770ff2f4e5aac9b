/** Somebody of an organization, as its provider knows them. */
export interface Employee {
  readonly subject: string
  /** empty where the provider does not name them */
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** An organization with a provider of its own, which the local issuers federate. */
export interface DemoOrganization {
  readonly id: string
  readonly name: string
  /** host of its provider on this machine, no tenant's */
  readonly host: string
  readonly accent: { readonly accent: string; readonly accentDark: string }
  readonly people: readonly Employee[]
}
