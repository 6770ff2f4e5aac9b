import type { Tenant } from '#contract/tenant.ts'
import { reportZoneOf } from '#functions/events/report-zone.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import type { WantedUsage } from '../reading/wanted-usage.ts'
import { fillText } from '../texts/fill-text.ts'
import { reportTexts } from '../texts/report-texts.ts'
import type { ReportTable } from '../views/report-table.ts'
import { reportTables } from '../views/report-tables.ts'
import { drawChart } from './draw-chart.ts'
import { drawChoices } from './draw-choices.ts'
import { drawTable } from './draw-table.ts'
import { framePage } from './report-frame.ts'
import type { Shown } from './shown.ts'

const FIGURES = ['requests', 'investigations', 'searches', 'denials'] as const

const isFromRight = (language: string) => language === 'ar'

/** Sums of use beside those of the days before. */
function drawFigures({ wanted: { language, filter }, read: { report } }: Shown): string {
  const texts = reportTexts[language]
  const numbers = new Intl.NumberFormat(language)
  const isFiltered = Object.values(filter).some((value) => value !== undefined)
  const drawn = FIGURES.filter((figure) => figure !== 'searches' || !isFiltered).map((figure) => {
    const former = fillText(texts.before, { value: numbers.format(report.before[figure]) })
    return `<div><dt>${texts[figure]}</dt><dd>${numbers.format(report.totals[figure])}<small>${former}</small></dd></div>`
  })
  return `<dl>${drawn.join('')}</dl>`
}

function drawSection({ wanted: { language }, links, rows }: Shown, table: ReportTable): string {
  const texts = reportTexts[language]
  const drawing = { texts, language, isFromRight: isFromRight(language) }
  const from = rows?.table === table.id ? rows.from : 0
  const note = table.note ? `<p>${escapeHtml(table.note)}</p>` : ''
  const { id, title, filter } = table
  const drawn = drawTable(drawing, table, from, {
    file: (format) => links.file(id, format),
    rowsFrom: (row) => links.rows(id, row),
    only: (value) => links.change({ [filter ?? 'document']: value }),
  })
  return `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>${note}${drawChart(drawing, table)}${drawn}</section>`
}

function drawHead({ tenant, wanted, read }: Shown, title: string): string {
  const { language, from, to } = wanted
  const texts = reportTexts[language]
  const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  const whose = [tenants[tenant].shown.tenantName, read.account?.name ?? texts.all]
  const names = whose.map((one) => `<bdi>${escapeHtml(one)}</bdi>`)
  const period = days.formatRange(Date.parse(from), Date.parse(to))
  const zone = reportZoneOf(tenant)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  const counted = read.countedAt ? `<p>${fillText(texts.countedAt, { time: time.format(Date.parse(read.countedAt)) })}</p>` : ''
  const problem = wanted.problem ? `<p role="alert">${texts[wanted.problem]}</p>` : ''
  return `<h1>${title}</h1><p>${[period, ...names].join(' · ')}</p>${counted}${problem}`
}

/** Draws a report in the language and theme of the page around it. */
export function drawReport(shown: Shown): string {
  const { tenant, wanted, read } = shown
  const texts = reportTexts[wanted.language]
  const isUsage = read.isUsage
  const title = isUsage ? texts.usage : texts.pointsTitle
  const tables = reportTables(texts, read, wanted, reportZoneOf(tenant))
  const { totals } = read.report
  const isUnused = isUsage && wanted.view === 'use' && Object.values(totals).every((number) => number === 0)
  const used = isUnused ? tables.filter(({ id }) => id === 'former' || id === 'people') : tables
  const empty = `<p>${texts.none}</p><a href="/" target="_top">${texts.search}</a>`
  const figures = isUsage && wanted.view === 'use' && !isUnused ? drawFigures(shown) : ''
  const sections = used.map((table) => drawSection(shown, table)).join('')
  return framePage(
    { tenant, ...wanted },
    title,
    `${drawHead(shown, title)}${drawChoices(shown)}${figures}${isUnused || tables.length === 0 ? empty : ''}${sections}`,
  )
}

/** Draws what whoever may see a report no longer reads in its place. */
export function drawEnded(tenant: Tenant, { language, theme }: Pick<WantedUsage, 'language' | 'theme'>): string {
  const texts = reportTexts[language]
  return framePage({ tenant, language, theme }, texts.usage, `<p role="alert">${texts.ended}</p>`)
}
