import { paths } from './lib/paths.ts'

/** A frame renews the session, a window signs in again: both only hand their address back to the page that opened them. */
const isMessenger = location.pathname === paths.renewed || (location.pathname === paths.signedIn && window.opener !== null)

if (isMessenger) void import('./app/session/sign-in-popup-callback.ts')
else void import('./app/start.tsx')
