import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Tenant } from '#contract/tenant.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { PageLanguage } from './sign-in-texts.ts'

const style = ({ accent, accentDark }: { accent: string; accentDark: string }) => `
:root { color-scheme: light dark; --accent: ${accent}; --ground: #ffffff; --text: #1f1f1f; --quiet: #595959; --line: #d9d9d9; --field: #767676; --failure: #b3261e }
@media (prefers-color-scheme: dark) {
  :root { --accent: ${accentDark}; --ground: #141414; --text: #e8e8e8; --quiet: #a6a6a6; --line: #424242; --field: #8c8c8c; --failure: #ff9c94 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 720px; margin: 0 auto; padding: 48px 16px }
.mark { color: var(--accent); font-weight: 600 }
h1 { font-size: 28px; line-height: 1.25; margin: 8px 0 }
p { max-width: 72ch; margin: 0 0 24px; color: var(--quiet) }
ul { list-style: none; margin: 0 0 24px; padding: 0; display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)) }
button { display: flex; flex-direction: column; width: 100%; height: 100%; min-height: 44px; padding: 12px 16px; text-align: start; font: inherit; color: inherit;
  background: transparent; border: 1px solid var(--line); border-radius: 6px; cursor: pointer }
button:hover { border-color: var(--accent) }
button strong { display: block; color: var(--accent) }
button span { display: block; font-size: 14px; color: var(--quiet) }
a { color: var(--accent) }
h2 { font-size: 20px; line-height: 1.3; margin: 0 0 12px }
.choice { display: block; padding: 12px 16px; border: 1px solid var(--accent); border-radius: 6px; color: inherit; text-decoration: none }
.choice strong { display: block; color: var(--accent) }
.choice span { font-size: 14px; color: var(--quiet) }
.fields { display: grid; gap: 12px; max-width: 360px; margin: 0 0 24px }
.fields p { margin: 0 }
label { display: grid; gap: 4px }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--field); border-radius: 6px }
input[aria-invalid] { border-color: var(--failure) }
.failure { color: var(--failure) }
.submit { align-items: center; justify-content: center; font-weight: 600; color: var(--accent); border-color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`

interface Brand {
  readonly name: string
  readonly accent: string
  readonly accentDark: string
}

/** Name and colors of a tenant's pages. */
export function brandOf(tenant: Tenant): Brand {
  const { theme, tenantName } = tenants[tenant].shown
  return { name: tenantName, ...theme }
}

export interface SignInPage {
  readonly brand: Brand
  readonly language: PageLanguage
  readonly title: string
  /** escaped markup */
  readonly body: string
  readonly script?: string
  /** origins to which an answer to a form may lead */
  readonly returns?: readonly string[]
}

/** Policy of the page: no foreign resources, no frame around it, forms to this site and to where they return alone. */
const policyOf = (nonce: string, returns: readonly string[]) =>
  [
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    `form-action ${["'self'", ...returns].join(' ')}; frame-ancestors 'none'; base-uri 'none'`,
  ].join('; ')

export function renderPage(response: ServerResponse, { brand, language, title, body, script, returns = [] }: SignInPage): string {
  const nonce = randomBytes(16).toString('base64url')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Content-Security-Policy', policyOf(nonce, returns))
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  // Not `no-referrer`: with it a browser hides the origin of its own forms, which the sign-in checks.
  response.setHeader('Referrer-Policy', 'same-origin')
  response.setHeader('Cache-Control', 'no-store')
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(brand.name)}</title>
<style nonce="${nonce}">${style(brand)}</style>
</head>
<body><main>
<div class="mark"><bdi>${escapeHtml(brand.name)}</bdi></div>
${body}
</main>${script ? `<script nonce="${nonce}">${script}</script>` : ''}</body>
</html>`
}

export function sendPage(response: ServerResponse, status: number, page: SignInPage): void {
  const html = renderPage(response, page)
  response.writeHead(status).end(html)
}
