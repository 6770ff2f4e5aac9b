import { statusNamesFor } from '#standing/status-names.ts'
import { escapeHtml } from '#text/escape-html.ts'
import { readableTextsOf } from './exported-point.ts'
import { isFromRight, labelOfField, type PointOfFile, type PointsOfFile, printedClauseOf, printedPageOf } from './point-rows.ts'

const STYLE = [
  '@page{margin:18mm}',
  'body{font:11pt/1.5 system-ui,sans-serif;color:#16181b;background:#fff;max-width:46rem;margin:2rem auto;padding:0 1rem}',
  'h1{font-size:18pt;margin:0}',
  'h2{font-size:13pt;margin:2rem 0 0;border-top:1px solid #767b82;padding-top:.6rem;break-after:avoid}',
  'h3{font-size:11pt;margin:1.2rem 0 0;break-after:avoid}',
  'p,blockquote{margin:.3rem 0;white-space:pre-line}',
  'blockquote{border-inline-start:3px solid #c9a400;padding-inline-start:.7rem}',
  'article{break-inside:avoid-page}',
  '.quiet{color:#50545a;font-size:9.5pt}',
  '@media print{body{max-width:none;margin:0;padding:0}}',
].join('')

const text = (value: string) => `<bdi>${escapeHtml(value)}</bdi>`
/** A paragraph in the direction of its own text; nothing for an empty one. */
const paragraph = (value: string, tag = 'p') => (value ? `<${tag} dir="auto">${escapeHtml(value)}</${tag}>` : '')
const quiet = (parts: readonly string[]) => {
  const told = parts.filter(Boolean)
  return told.length > 0 ? `<p class="quiet">${told.join(' · ')}</p>` : ''
}
const named = (name: string, value: string) => (value ? `${escapeHtml(name)}: ${text(value)}` : '')

/** Writes points as a page that prints: with title, day and filters, each document under a heading. */
export function pointsAsHtml(list: PointsOfFile): string {
  const { points, state, language, words, filters, writtenAt } = list
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const dayOf = (time: string | undefined) => (time ? date.format(new Date(time)) : '')
  const groups = [...Map.groupBy(points, ({ exported }) => exported.designation).values()].map((group) =>
    sectionOf(group, list, dayOf),
  )
  const head = quiet([
    escapeHtml(date.format(writtenAt)),
    `${escapeHtml(words[state === 'active' ? 'activePoints' : 'inactivePoints'])}: ${points.length}`,
    ...filters.map(([name, value]) => named(name, value)),
  ])
  const direction = isFromRight(language) ? 'rtl' : 'ltr'
  return [
    `<!DOCTYPE html>\n<html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head>`,
    `<body><h1>${escapeHtml(words.title)}</h1>${head}`,
    ...groups,
    '</body></html>\n',
  ].join('\n')
}

type FormatDay = (time: string | undefined) => string

function sectionOf(group: readonly PointOfFile[], list: PointsOfFile, dayOf: FormatDay): string {
  const [first] = group as [PointOfFile]
  const { words, language } = list
  return [
    `<section><h2>${text(first.exported.designation)}</h2>`,
    paragraph(first.title),
    quiet([named(words.documentStatus, statusNamesFor(language)[first.status])]),
    ...group.map((point) => articleOf(point, list, dayOf)),
    '</section>',
  ].join('\n')
}

function articleOf(point: PointOfFile, list: PointsOfFile, dayOf: FormatDay): string {
  const { words } = list
  const { exported } = point
  const { name, description, overlayDetails } = readableTextsOf(point.point)
  const page = printedPageOf(point)
  return [
    `<article>${paragraph(name, 'h3')}`,
    quiet([
      named(words.clause, printedClauseOf(point.place)),
      page === undefined ? '' : escapeHtml(words.pageOf.replace('{page}', String(page))),
    ]),
    paragraph(exported.selectionText ?? '', 'blockquote'),
    paragraph(description),
    overlayDetails && `<p>${escapeHtml(labelOfField(list, 'overlayDetails'))}: ${text(overlayDetails)}</p>`,
    quiet([named(words.createdBy, exported.createdUserName), escapeHtml(dayOf(exported.createdDate))]),
    exported.deactivatedDate
      ? quiet([named(words.deactivatedBy, exported.deletedByUserName ?? ''), escapeHtml(dayOf(exported.deactivatedDate))])
      : '',
    '</article>',
  ]
    .filter(Boolean)
    .join('\n')
}
