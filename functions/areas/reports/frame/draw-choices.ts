import { dayAfter } from '#functions/events/report-zone.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { ALL_ACCOUNTS, VIEWS } from '../reading/wanted-usage.ts'
import type { ReportTexts } from '../texts/en.ts'
import { fillText } from '../texts/fill-text.ts'
import { reportTexts } from '../texts/report-texts.ts'
import type { Shown } from './shown.ts'

/** Numbers of days that are offered. */
const RANGES = [7, 30, 90, 365]
const FILTERS = ['document', 'publisher', 'subscription'] as const

const VIEW_TEXTS = { use: 'viewUse', cost: 'viewCost', turnaways: 'viewTurnaways' } as const

interface Choice {
  readonly text: string
  readonly href: string
  readonly isCurrent: boolean
}

function drawChoice({ text, href, isCurrent }: Choice): string {
  return `<a href="${escapeHtml(href)}"${isCurrent ? ' aria-current="true"' : ''}>${escapeHtml(text)}</a>`
}

const drawNav = (label: string, choices: readonly Choice[]) =>
  `<nav aria-label="${escapeHtml(label)}">${choices.map(drawChoice).join('')}</nav>`

function drawRanges(texts: ReportTexts, { wanted: { from, to }, links }: Shown): string {
  const ranges = RANGES.map((days) => {
    const start = dayAfter(to, 1 - days)
    const text = fillText(texts.lastDays, { days: String(days) })
    return { text, href: links.change({ from: start, to }), isCurrent: start === from }
  })
  return drawNav(texts.range, ranges)
}

/** Form for any days, and for an account where there are several: the one choice that is no link. */
function drawForm(texts: ReportTexts, { wanted, read, links }: Shown): string {
  const { from, to, account = read.ownAccount } = wanted
  const { from: _, to: __, account: ___, ...rest } = links.query
  const hidden = Object.entries(rest).map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  const day = (name: 'from' | 'to', value: string) =>
    `<label>${texts[name]} <input type="date" name="${name}" value="${value}" required></label>`
  const option = (id: string, name: string) =>
    `<option value="${escapeHtml(id)}"${id === account ? ' selected' : ''}>${escapeHtml(name)}</option>`
  const options = [option(ALL_ACCOUNTS, texts.all), ...read.accounts.map(({ id, name }) => option(id, name))]
  const accounts = read.mayAll ? `<label>${texts.account} <select name="account">${options.join('')}</select></label>` : ''
  return `<form method="get" action="${links.bare}">${hidden.join('')}${day('from', from)}${day('to', to)}${accounts}<button>${texts.show}</button></form>`
}

/** Filters that are set, each with a link that takes it back. */
function drawFilters(texts: ReportTexts, { wanted: { filter, act }, links }: Shown): string {
  const set = FILTERS.flatMap((name) => (filter[name] === undefined ? [] : [[name, filter[name]] as const]))
  const acts = act === undefined ? [] : [['act', texts[act]] as const]
  return [...set, ...acts]
    .map(([name, value]) => {
      const remove = { text: texts.removeFilter, href: links.change({ [name]: undefined }), isCurrent: false }
      return `<p class="filter">${texts[name]}: <b><bdi>${escapeHtml(value)}</bdi></b> ${drawChoice(remove)}</p>`
    })
    .join('')
}

/** Draws what somebody may choose: tables, days, account, whether editions stand together, and filters that are set. */
export function drawChoices(shown: Shown): string {
  const { wanted, read, links } = shown
  const texts = reportTexts[wanted.language]
  const isUsage = read.isUsage
  const views = VIEWS.map((view) => ({
    text: texts[VIEW_TEXTS[view]],
    href: links.change({ view, document: undefined, publisher: undefined, subscription: undefined }),
    isCurrent: view === wanted.view,
  }))
  const editions = [
    { text: texts.apart, href: links.change({ editions: undefined, document: undefined }), isCurrent: !wanted.areTogether },
    { text: texts.together, href: links.change({ editions: 'together', document: undefined }), isCurrent: wanted.areTogether },
  ]
  return [
    isUsage ? drawNav(texts.usage, views) : '',
    drawRanges(texts, shown),
    drawForm(texts, shown),
    isUsage && wanted.view === 'use' ? drawNav(texts.editions, editions) : '',
    drawFilters(texts, shown),
  ].join('')
}
