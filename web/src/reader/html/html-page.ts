import { READING_STYLE } from './print/reading-style.ts'

/**
 * Content security policy of a document's page. It precedes everything in the document, so the document cannot loosen it; the
 * frame's sandbox forbids scripts a second time. Letters are the site's own.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self' data:; form-action 'none'; base-uri 'none'"

/** Look of a page, chosen by the person. */
export interface PageLook {
  readonly dark: boolean
  /** 1 is the usual size of letters */
  readonly size: number
  /** accent of the tenant */
  readonly accent: string
}

export interface PreparedHtml {
  readonly body: string
  readonly language: string
  readonly direction: string
}

/** Hands the look into a page that is shown already. */
export function showLook({ documentElement: root }: Document, { dark, size, accent }: PageLook): void {
  root.dataset.theme = themeOf(dark)
  root.style.setProperty('--size', String(size))
  root.style.setProperty('--link', accent)
}

const themeOf = (dark: boolean) => (dark ? 'dark' : 'light')
const quoted = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Wraps a document for its frame: our policy, our style and the letters of the site, then its body. */
export function framePage({ body, language, direction }: PreparedHtml, { dark, size, accent }: PageLook, fonts = ''): string {
  const look = `data-theme="${themeOf(dark)}" style="--size: ${size}; --link: ${quoted(accent)}"`
  const root = `<html lang="${quoted(language)}" dir="${direction === 'rtl' ? 'rtl' : 'ltr'}" ${look}>`
  const policy = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`
  return `<!doctype html>${root}<head>${policy}<meta charset="utf-8"><style>${fonts}${READING_STYLE}</style></head>${body}</html>`
}
