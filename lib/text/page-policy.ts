import { hash } from 'node:crypto'
import { PLAYER_SCRIPT } from './player-script.ts'

interface OtherOrigins {
  /** other origins that the page fetches from */
  readonly connect?: readonly string[]
  /** origins of frames on the page */
  readonly frame?: readonly string[]
}

const PLAYER_HASH = `'sha256-${hash('sha256', PLAYER_SCRIPT, 'base64')}'`

/**
 * Content-Security-Policy of the page. Scripts come from our own files alone, never from the page itself, but for the one line of
 * the video player's frame; its captions are handed to it as data. The PDF viewer runs
 * WebAssembly and its own worker. antd writes styles into the page at run time.
 */
export const pagePolicy = ({ connect = [], frame = [] }: OtherOrigins = {}): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' ${PLAYER_HASH}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data:",
    "worker-src 'self' blob:",
    ...(connect.length ? [`connect-src 'self' ${connect.join(' ')}`] : []),
    ...(frame.length ? [`frame-src 'self' ${frame.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** Policy of documents' files, which are not ours: unless another policy was set, a file may do nothing in a browser. */
export const CLOSED_POLICY = "sandbox; default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
