import { paths } from '#web/lib/paths.ts'

/** Addresses that begin a sign-in or end one. */
const SIGN_INS = '/implicit/'

/** State that goes to the issuer and back, so that a deep link survives sign-in. */
export interface Returning {
  readonly to: string
}

/** Returns an address of this site and of no other, whatever the state holds. */
export function safeReturn(state: unknown): string {
  const to = (state as Returning | null | undefined)?.to
  if (typeof to !== 'string' || !/^\/(?![/\\])/.test(to) || to.startsWith(SIGN_INS)) return paths.home()
  // Browsers leave out control characters: a slash, a tab and a slash are two slashes.
  return /[\p{Cc}]/u.test(to) ? paths.home() : to
}
