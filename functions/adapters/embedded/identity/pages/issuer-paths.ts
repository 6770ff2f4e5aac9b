/** Path of the issuer on the tenant's own site, so that its cookies and frames never cross sites. */
export const ISSUER_PATH = '/oidc'
export const SIGN_IN_PATH = `${ISSUER_PATH}/sign-in`
