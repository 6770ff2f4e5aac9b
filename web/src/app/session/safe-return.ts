import { paths } from '#web/lib/paths.ts'

/** State that goes to the issuer and back, so that a deep link survives sign-in. */
export interface Returning {
  readonly to: string
}

/** Returns an address of this site and of no other, whatever the state holds. */
export function safeReturn(state: unknown): string {
  const to = (state as Returning | null | undefined)?.to
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) && !to.startsWith(paths.signedIn) ? to : paths.home()
}
