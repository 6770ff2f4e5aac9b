/**
 * The policy of a document's own page. It stands before everything that the document says, so the document cannot
 * loosen it; the sandbox around the frame forbids scripts a second time.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'"

const BASE_STYLE =
  'html{color-scheme:light;background:#fff;color:#1f1f1f}body{max-width:72ch;margin:0 auto;padding:24px 16px;font:16px/1.6 system-ui,sans-serif}' +
  'img,svg,table{max-width:100%}pre{overflow:auto}mark{background:#ffe58f;color:inherit}'

/** A document as a frame shows it: its own text under our policy. What it styles itself comes later and so counts more. */
export function framePage(html: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${BASE_STYLE}</style>`
  return `<!doctype html>${head}${html}`
}
