import type { DashboardRequest } from '#ports/dashboards.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { dashboardTexts } from './dashboards-texts.ts'

interface UsageRow {
  /** ISO 8601, UTC */
  readonly day: string
  readonly opened: number
}

export interface Usage {
  readonly accountName: string
  readonly rows: readonly UsageRow[]
}

/** Number at which a bar is full, so that a single document does not look like much. */
const MIN_SCALE = 10

/** Colours of the surrounding page, which a frame does not inherit. */
const COLOURS = {
  light: 'color-scheme: light; --ground: #ffffff; --ink: #16191d; --quiet: #565d66; --line: #e3e6ea',
  dark: 'color-scheme: dark; --ground: #131518; --ink: #eceef1; --quiet: #a9b0ba; --line: #2c3036',
} as const satisfies Record<DashboardRequest['theme'], string>

const STYLE = `
body { margin: 0; padding: 16px; background: var(--ground); color: var(--ink); font: 14px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 16px; line-height: 24px }
p { margin: 0 0 16px; color: var(--quiet); overflow-wrap: anywhere }
table { border-collapse: collapse; inline-size: 100% }
th, td { padding: 8px 12px; border-block-end: 1px solid var(--line); text-align: start; font-weight: inherit }
:is(th, td):first-child { padding-inline-start: 0 }
:is(th, td):last-child { padding-inline-end: 0; inline-size: 60% }
thead th { white-space: nowrap; color: var(--quiet); font-size: 12px }
tbody th { white-space: nowrap }
td.number { font-variant-numeric: tabular-nums }
.bar { block-size: 12px; min-inline-size: 1px; background: var(--accent) }
a { display: inline-block; padding-block: 10px; color: var(--accent) }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`

/** Headers that allow frames of the same site alone, and no scripts. */
export const DASHBOARD_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

/** Formats days, which are in UTC for every reader. */
const formatDays = (language: string, shape: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC', ...shape })

function renderRows(language: DashboardRequest['language'], rows: readonly UsageRow[]): string {
  const { day: dayTitle, opened: openedTitle } = dashboardTexts[language]
  const [days, numbers] = [formatDays(language, { weekday: 'short' }), new Intl.NumberFormat(language)]
  const most = Math.max(MIN_SCALE, ...rows.map(({ opened }) => opened))
  const lines = rows.map(
    ({ day, opened }) =>
      `<tr><th scope="row">${days.format(Date.parse(day))}</th><td class="number">${numbers.format(opened)}</td>` +
      `<td>${opened ? `<div class="bar" style="inline-size: ${(100 * opened) / most}%"></div>` : ''}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">${dayTitle}</th><th scope="col">${openedTitle}</th><td></td></tr></thead>
<tbody>${lines.join('')}</tbody></table>`
}

function styleOf({ tenant, theme }: DashboardRequest): string {
  const { accent, accentDark } = tenants[tenant].shown.theme
  return `:root { ${COLOURS[theme]}; --accent: ${theme === 'dark' ? accentDark : accent} }${STYLE}`
}

/** Renders the dashboard in the language and theme of the surrounding page. */
export function renderUsage(request: DashboardRequest, { accountName, rows }: Usage): string {
  const { tenant, from, to, language, theme } = request
  const { documents, none, search } = dashboardTexts[language]
  const total = rows.reduce((sum, { opened }) => sum + opened, 0)
  const title = `${documents} ${new Intl.NumberFormat(language).format(total)}`
  const period = formatDays(language, { year: 'numeric' }).formatRange(Date.parse(from), Date.parse(to))
  const whose = [tenants[tenant].shown.tenantName, accountName].map((one) => `<bdi>${escapeHtml(one)}</bdi>`)
  const empty = `<p>${none}</p><a href="/" target="_top">${search}</a>`
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${theme}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${styleOf(request)}</style></head>
<body><main><h1>${title}</h1><p>${[period, ...whose].join(' · ')}</p>
${total === 0 ? empty : renderRows(language, rows)}</main></body></html>`
}
