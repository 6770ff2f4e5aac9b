import { paths } from './lib/paths.ts'

/**
 * True in the frame that renews the session and in the popup that signs in again: both only return their address to their
 * opener.
 */
const isMessenger = location.pathname === paths.renewed || (location.pathname === paths.signedIn && window.opener !== null)

if (isMessenger) void import('./app/session/sign-in-popup-callback.ts')
else void import('./app/start.tsx')
