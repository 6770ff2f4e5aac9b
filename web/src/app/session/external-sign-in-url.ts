interface ExternalSignIn {
  /** absolute address to return to */
  readonly redirectUrl: string
  /** the signed-in session as the issuer knows it; one of the two is given */
  readonly sessionId?: string
  readonly idToken?: string
  /** signed in through an organization's single sign-on */
  readonly sso: boolean
}

/** Builds the address of the tenant's sign-in for people; it asks even if an organization is signed in. */
export function externalSignInUrl(loginUrl: string, { redirectUrl, sessionId, idToken, sso }: ExternalSignIn): string {
  const url = new URL(loginUrl, redirectUrl)
  url.searchParams.set('redirectUrl', redirectUrl)
  url.searchParams.set('force', 'true')
  url.searchParams.set('newApproach', 'true')
  // A session says less of a person than a token does.
  if (sessionId) url.searchParams.set('sessionId', sessionId)
  else if (idToken) url.searchParams.set('idToken', idToken)
  if (sso) url.searchParams.set('anonymousFederation', 'true')
  return url.href
}
