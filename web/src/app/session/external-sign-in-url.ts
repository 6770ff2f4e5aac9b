interface Asking {
  /** absolute address to return to */
  readonly redirect: string
  /** the signed-in session as the issuer knows it; one of the two is given */
  readonly session?: string
  readonly idToken?: string
  /** signed in through an organisation's single sign-on */
  readonly sso: boolean
}

/** Builds the address of the tenant's sign-in for people; it asks even if an organisation is signed in. */
export function externalSignInUrl(loginUrl: string, { redirect, session, idToken, sso }: Asking): string {
  const url = new URL(loginUrl)
  url.searchParams.set('redirect', redirect)
  url.searchParams.set('force', 'true')
  // A session says less of a person than a token does.
  if (session) url.searchParams.set('session', session)
  else if (idToken) url.searchParams.set('idToken', idToken)
  if (sso) url.searchParams.set('anonymousFederation', 'true')
  return url.href
}
