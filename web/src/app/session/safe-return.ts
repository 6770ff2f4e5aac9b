import { paths } from '#web/lib/paths.ts'

/** What goes to the issuer and back, so that a deep link survives signing in. */
export interface Returning {
  readonly to: string
}

/** An address of this site and no other, whatever came back. */
export function safeReturn(state: unknown): string {
  const to = (state as Returning | null | undefined)?.to
  return typeof to === 'string' && /^\/(?![/\\])/.test(to) && !to.startsWith(paths.signedIn) ? to : paths.home()
}
