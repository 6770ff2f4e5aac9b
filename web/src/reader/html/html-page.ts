/**
 * Content security policy of a document's page. It precedes everything in the document, so the document cannot loosen it; the
 * frame's sandbox forbids scripts a second time.
 */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'"

const BASE_STYLE =
  'html{color-scheme:light;background:#fff;color:#1f1f1f}body{max-width:72ch;margin:0 auto;padding:24px 16px;font:16px/1.6 system-ui,sans-serif}' +
  'img,svg,table{max-width:100%}pre{overflow:auto}mark{background:#ffe58f;color:inherit}'

/** Wraps a document for its frame, with our policy and base style. The document's own styles come later and win. */
export function framePage(html: string): string {
  const head = `<meta http-equiv="Content-Security-Policy" content="${POLICY}"><style>${BASE_STYLE}</style>`
  return `<!doctype html>${head}${html}`
}
