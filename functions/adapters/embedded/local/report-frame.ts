import type { DashboardRequest } from '#ports/dashboards.ts'
import { tenants } from '#tenants/index.ts'

/** Colours of the surrounding page, which a frame does not inherit. */
const COLOURS = {
  light: 'color-scheme: light; --ground: #ffffff; --ink: #16191d; --quiet: #565d66; --line: #e3e6ea',
  dark: 'color-scheme: dark; --ground: #131518; --ink: #eceef1; --quiet: #a9b0ba; --line: #2c3036',
} as const satisfies Record<DashboardRequest['theme'], string>

const STYLE = `
body { margin: 0; padding: 16px; background: var(--ground); color: var(--ink); font: 14px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 16px; line-height: 24px }
h2 { margin: 24px 0 4px; font-size: 14px; line-height: 24px }
p { margin: 0 0 8px; color: var(--quiet); overflow-wrap: anywhere }
nav { display: flex; flex-wrap: wrap; gap: 0 16px; margin-block-end: 8px }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 12px; margin: 8px 0 }
dt { color: var(--quiet); font-size: 12px }
dd { margin: 0; font-size: 20px; line-height: 28px; font-variant-numeric: tabular-nums }
dd small { display: block; color: var(--quiet); font-size: 12px; line-height: 16px }
.wide { overflow-x: auto }
.wide:focus-visible { outline: 2px solid var(--accent) }
table { border-collapse: collapse; inline-size: 100% }
th, td { padding: 6px 12px; border-block-end: 1px solid var(--line); text-align: start; font-weight: inherit }
:is(th, td):first-child { padding-inline-start: 0 }
thead th { white-space: nowrap; color: var(--quiet); font-size: 12px }
tbody th { overflow-wrap: anywhere }
.number { text-align: end; font-variant-numeric: tabular-nums }
td.bars { inline-size: 30%; min-inline-size: 4rem }
.bar { block-size: 12px; min-inline-size: 1px; background: var(--accent) }
a { display: inline-block; padding-block: 10px; color: var(--accent) }
a[aria-current] { color: inherit; font-weight: 600; text-decoration: none }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media print { nav { display: none } }`

/** Headers that allow frames of the same site alone, and no scripts. */
export const DASHBOARD_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

function styleOf({ tenant, theme }: DashboardRequest): string {
  const { accent, accentDark } = tenants[tenant].shown.theme
  return `:root { ${COLOURS[theme]}; --accent: ${theme === 'dark' ? accentDark : accent} }${STYLE}`
}

/** A page of the frame, in the language and theme of the page around it. */
export const framePage = (request: DashboardRequest, title: string, body: string): string => `<!doctype html>
<html lang="${request.language}" dir="${request.language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${request.theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styleOf(request)}</style></head>
<body><main>${body}</main></body></html>`
