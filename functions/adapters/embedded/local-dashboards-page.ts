import { escapeHtml } from '#functions/http/escape-html.ts'
import type { DashboardRequest } from '#ports/dashboards.ts'

export interface UsageRow {
  readonly day: string
  readonly opened: number
}

const STYLE = `
:root { color-scheme: light dark }
body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 20px }
table { border-collapse: collapse; inline-size: 100% }
th, td { padding: 8px 12px; border-block-end: 1px solid #8886; text-align: start; font-weight: inherit }
thead th { font-size: 12px; opacity: .75 }
tbody th { white-space: nowrap }
td.number { font-variant-numeric: tabular-nums }
meter { inline-size: 100%; min-inline-size: 60px }`

/** It is shown within pages of the same site alone, and runs nothing. */
export const DASHBOARD_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

export function renderUsage({ tenant, viewer, from, to }: DashboardRequest, rows: readonly UsageRow[]): string {
  const most = Math.max(1, ...rows.map(({ opened }) => opened))
  const lines = rows.map(
    ({ day, opened }) =>
      `<tr><th scope="row">${day}</th><td class="number">${opened}</td><td><meter max="${most}" value="${opened}">${opened}</meter></td></tr>`,
  )
  const total = rows.reduce((sum, { opened }) => sum + opened, 0)
  const title = `Documents opened, ${from} to ${to}: ${total}`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p dir="auto">${escapeHtml(tenant)} · ${escapeHtml(viewer.account)}</p>
<table><thead><tr><th scope="col">Day (UTC)</th><th scope="col">Opened</th><th scope="col"></th></tr></thead>
<tbody>${lines.join('')}</tbody></table></main></body></html>`
}
