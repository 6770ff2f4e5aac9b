import { isMessenger } from './app/session/is-messenger.ts'

if (isMessenger()) void import('./app/session/sign-in-popup-callback.ts')
else void import('./app/start.tsx')
