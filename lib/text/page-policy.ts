interface Elsewhere {
  /** origins that the page fetches from, beside its own */
  readonly connect?: readonly string[]
  /** origins that it shows in frames */
  readonly frame?: readonly string[]
}

/**
 * The page's Content-Security-Policy. Scripts come from our own files alone, and none stands in the page itself; the PDF viewer
 * runs WebAssembly and a worker of its own. antd writes its styles into the page at run time.
 */
export const pagePolicy = ({ connect = [], frame = [] }: Elsewhere = {}): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    ...(connect.length ? [`connect-src 'self' ${connect.join(' ')}`] : []),
    ...(frame.length ? [`frame-src 'self' ${frame.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')

/** A file of a document is not ours: where nothing else was pinned it may do nothing at all in a browser. */
export const CLOSED_POLICY = "sandbox; default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'"
