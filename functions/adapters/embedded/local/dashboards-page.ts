import type { ReportRow, ShownReport, UseFigures } from '#functions/events/counting/usage-report.ts'
import type { PeopleCount } from '#functions/events/counting/usage-store.ts'
import { dayAfter, reportZoneOf } from '#functions/events/report-zone.ts'
import type { DashboardRequest } from '#ports/dashboards.ts'
import { tenants } from '#tenants/index.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { framePage } from './report-frame.ts'
import { drawTable } from './report-tables.ts'
import type { ReportTexts } from './report-texts/en.ts'
import { reportTexts } from './report-texts/report-texts.ts'

/** Opened documents of a day, as earlier releases counted them. */
interface FormerDay {
  readonly day: string
  readonly opened: number
}

export interface Shown {
  readonly report: ShownReport
  readonly former: readonly FormerDay[]
  /** Address of the same report over other days, or of other accounts. */
  linkTo(change: Partial<Pick<DashboardRequest, 'from' | 'viewer'>>): string
}

/** Numbers of days that are offered. */
const RANGES = [7, 30, 90, 365]
const MAX_ROWS = 50
const ACTS = ['created', 'viewed', 'edited', 'shared', 'carried', 'deactivated', 'reactivated'] as const
const FIGURES = ['requests', 'investigations', 'searches', 'denials'] as const

const put = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** Formats days, which are those of the zone whatever the zone of the reader. */
const formatDays = (language: string, shape: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC', ...shape })

const monthName = (language: string, month: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(`${month}-01`))

const told = (people: PeopleCount): number | string => (people === 'few' ? '<5' : people)

function drawFigures(texts: ReportTexts, language: string, { totals, before }: ShownReport): string {
  const numbers = new Intl.NumberFormat(language)
  const drawn = FIGURES.map((figure) => {
    const former = put(texts.before, { value: numbers.format(before[figure]) })
    return `<div><dt>${texts[figure]}</dt><dd>${numbers.format(totals[figure])}<small>${former}</small></dd></div>`
  })
  return `<dl>${drawn.join('')}</dl>`
}

function drawLinks(texts: ReportTexts, request: DashboardRequest, { linkTo }: Shown): string {
  const { from, to, viewer } = request
  const link = (text: string, href: string, isCurrent: boolean) =>
    `<a href="${escapeHtml(href)}"${isCurrent ? ' aria-current="true"' : ''}>${text}</a>`
  const ranges = RANGES.map((days) => {
    const start = dayAfter(to, 1 - days)
    return link(put(texts.lastDays, { days: String(days) }), linkTo({ from: start }), start === from)
  })
  const whose = [false, true].map((all) =>
    link(all ? texts.all : texts.own, linkTo({ viewer: { ...viewer, all } }), Boolean(viewer.all) === all),
  )
  return [
    `<nav aria-label="${texts.range}">${ranges.join('')}</nav>`,
    viewer.mayAll ? `<nav aria-label="${texts.account}">${whose.join('')}</nav>` : '',
  ].join('')
}

const figuresOf = ({ requests, investigations, denials }: UseFigures) => [requests, investigations, denials]

/** Tables of the usage report: by day, by what was used, and by what was sought in vain. */
function drawUsage(texts: ReportTexts, request: DashboardRequest, { report, former }: Shown): string {
  const { language, tenant } = request
  const days = formatDays(language, { weekday: 'short' })
  const dayHead = put(texts.day, { zone: reportZoneOf(tenant) })
  const counted = [texts.requests, texts.investigations, texts.denials]
  const of = (title: string, rows: readonly ReportRow[]) =>
    drawTable(language, {
      title,
      heads: [title, ...counted],
      rows: rows.slice(0, MAX_ROWS).map((row) => [row.name, ...figuresOf(row)]),
      barsOf: 1,
    })
  const byDay = report.days.map((one): [string, ...number[]] => [
    days.format(Date.parse(one.day)),
    ...figuresOf(one),
    one.searches,
  ])
  const opened = former.filter((one) => one.opened > 0)
  return [
    drawTable(language, { title: dayHead, heads: [dayHead, ...counted, texts.searches], rows: byDay, barsOf: 1 }),
    of(texts.document, report.documents),
    of(texts.publisher, report.publishers),
    of(texts.subscription, report.subscriptions),
    drawTable(language, {
      title: texts.people,
      heads: [texts.account, texts.month, texts.number],
      rows: report.people.map(({ account, month, people }) => [account, monthName(language, month), told(people)]),
    }),
    drawTable(language, {
      title: texts.missing,
      heads: [texts.missing, texts.number],
      rows: report.missing.slice(0, MAX_ROWS).map(({ name, people }) => [name, told(people)]),
    }),
    drawTable(language, {
      title: texts.words,
      heads: [texts.words],
      rows: report.words.slice(0, MAX_ROWS).map((text) => [text]),
    }),
    opened.length === 0
      ? ''
      : drawTable(language, {
          title: texts.former,
          heads: [put(texts.day, { zone: 'UTC' }), texts.investigations],
          rows: opened.map((one) => [days.format(Date.parse(one.day)), one.opened]),
        }),
  ].join('')
}

/** Tables of the compass points report: acts on points, and by day. */
function drawPoints(texts: ReportTexts, { language, tenant }: DashboardRequest, { report }: Shown): string {
  const days = formatDays(language, { weekday: 'short' })
  const dayHead = put(texts.day, { zone: reportZoneOf(tenant) })
  const acts = ACTS.map((act): [string, number] => [texts[act], report.points[act] ?? 0])
  return [
    drawTable(language, { title: texts.act, heads: [texts.act, texts.times], rows: acts, barsOf: 1 }),
    drawTable(language, {
      title: dayHead,
      heads: [dayHead, texts.times],
      rows: report.days.map(({ day, points }): [string, number] => [days.format(Date.parse(day)), points]),
      barsOf: 1,
    }),
  ].join('')
}

const isUnused = ({ report, former }: Shown) =>
  report.documents.length === 0 && report.totals.searches === 0 && former.every(({ opened }) => opened === 0)

/** Renders a report in the language and theme of the surrounding page. */
export function renderReport(request: DashboardRequest, shown: Shown): string {
  const { tenant, from, to, language, dashboard } = request
  const { report } = shown
  const texts = reportTexts[language]
  const isUsage = dashboard === 'usage'
  const isEmpty = isUsage ? isUnused(shown) : Object.keys(report.points).length === 0
  const title = isUsage ? texts.usage : texts.pointsTitle
  const period = formatDays(language, { year: 'numeric' }).formatRange(Date.parse(from), Date.parse(to))
  const names = [tenants[tenant].shown.tenantName, request.viewer.all ? texts.all : report.accountName]
  const whose = names.map((one) => `<bdi>${escapeHtml(one)}</bdi>`)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: reportZoneOf(tenant) })
  const counted = report.countedAt && `<p>${put(texts.countedAt, { time: time.format(Date.parse(report.countedAt)) })}</p>`
  const empty = `<p>${texts.none}</p><a href="/" target="_top">${texts.search}</a>`
  const filled = isUsage
    ? drawFigures(texts, language, report) + drawUsage(texts, request, shown)
    : drawPoints(texts, request, shown)
  const head = `<h1>${title}</h1><p>${[period, ...whose].join(' · ')}</p>${counted ?? ''}${drawLinks(texts, request, shown)}`
  return framePage(request, title, head + (isEmpty ? empty : filled))
}
