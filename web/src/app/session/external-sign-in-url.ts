interface Asking {
  /** where to come back to, whole */
  readonly redirect: string
  /** who is signed in now, as the issuer knows it: one of the two */
  readonly session?: string
  readonly idToken?: string
  /** signed in through an organisation's single sign-on */
  readonly sso: boolean
}

/** The tenant's sign-in for people, asked for even though an organisation is signed in. */
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
