import { paths } from '#web/lib/paths.ts'

/**
 * True in the frame that renews the session and in the popup that signs in again: both only return their address to their
 * opener.
 */
export const isMessenger = (): boolean =>
  location.pathname === paths.renewed || (location.pathname === paths.signedIn && window.opener !== null)
