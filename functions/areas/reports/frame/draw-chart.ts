import { scaleLinear } from 'd3-scale'
import { area, line } from 'd3-shape'
import { escapeHtml } from '#text/escape-html.ts'
import type { ReportTexts } from '../texts/en.ts'
import { fillText } from '../texts/fill-text.ts'
import type { DayChart, ReportTable } from '../views/report-table.ts'
import { cellFormatter } from './draw-table.ts'

/** Number at which an axis is full, so that a single use does not look like much. */
const MIN_SCALE = 10
/** Rows that a chart shows. */
const MAX_BARS = 10
/** Units of the drawing of lines, which is stretched to the width of the page; texts stand outside of it. */
const [WIDTH, HEIGHT] = [1000, 160]
const TICKS = 4
/** A name stands over its bar, so that both have room on a phone. */
const ROW_HEIGHT = 38
const NAME_BASE = 12
const BAR_HEIGHT = 12
const BAR_TOP = NAME_BASE + 6
/** per cent of the width; the number stands beside the bar */
const LONGEST_BAR = 85

interface Drawing {
  readonly texts: ReportTexts
  readonly language: string
  readonly isFromRight: boolean
}

const round = (value: number) => Math.round(value * 10) / 10

/** A picture whose numbers stand in the table that follows it. */
const picture = ({ texts }: Drawing, title: string, height: number, body: string) =>
  `<svg role="img" aria-label="${escapeHtml(fillText(texts.chart, { title }))}" width="100%" height="${height}">${body}</svg>`

/** Lines across the picture, each with its number. */
function drawAxis({ language, isFromRight }: Drawing, y: (value: number) => number, ticks: readonly number[]): string {
  const numbers = new Intl.NumberFormat(language)
  const side = isFromRight ? 'x="100%" text-anchor="end"' : 'x="0" text-anchor="start"'
  return ticks
    .map((tick) => {
      const at = round(y(tick))
      const text = `<text class="tick" direction="ltr" ${side} y="${at - 3}">${numbers.format(tick)}</text>`
      return `<line class="grid" x1="0" x2="100%" y1="${at}" y2="${at}"/>${text}`
    })
    .join('')
}

/** The first and the last day, below their ends of the line. */
function drawEnds({ language }: Drawing, rows: ReportTable['rows']): string {
  const format = cellFormatter(language)
  const ends = [rows[0], rows.at(-1)].map((row) => `<bdi>${escapeHtml(format(row?.[0], 'day'))}</bdi>`)
  return `<div class="ends" aria-hidden="true">${ends.join('')}</div>`
}

/** Draws the line of days over that of the days before. */
function drawDays(drawing: Drawing, { title, rows }: ReportTable, { label, values, before }: DayChart): string {
  const { texts, isFromRight } = drawing
  const sides = isFromRight ? [WIDTH, 0] : [0, WIDTH]
  const x = scaleLinear([0, Math.max(1, values.length - 1)], sides)
  const y = scaleLinear([0, Math.max(MIN_SCALE, ...values, ...before)], [HEIGHT, 16]).nice(TICKS)
  const lineOf = line<number>(
    (_, at) => round(x(at)),
    (value) => round(y(value)),
  )
  const areaOf = area<number>(
    (_, at) => round(x(at)),
    HEIGHT,
    (value) => round(y(value)),
  )
  const path = (name: string, drawn: string | null) => `<path class="${name}" d="${drawn ?? ''}"/>`
  const lines = path('area', areaOf([...values])) + path('before', lineOf([...before])) + path('line', lineOf([...values]))
  const stretched = `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="100%" height="${HEIGHT}" preserveAspectRatio="none">${lines}</svg>`
  const ticks = y.ticks(TICKS).filter(Number.isInteger)
  const legend = `<figcaption><span class="key line-key"></span>${escapeHtml(label)} <span class="key before-key"></span>${texts.rangeBefore}</figcaption>`
  const chart = picture(drawing, title, HEIGHT + 1, stretched + drawAxis(drawing, y, ticks))
  return `<figure>${chart}${drawEnds(drawing, rows)}${legend}</figure>`
}

/** Draws bars of the first rows by a column, each below its name and beside its number. */
function drawBars(drawing: Drawing, { title, rows }: ReportTable, column: number): string {
  const shown = rows.slice(0, MAX_BARS).map((row) => ({ name: String(row[0]), value: Number(row[column]) }))
  if (shown.every(({ value }) => value === 0)) return ''
  const numbers = new Intl.NumberFormat(drawing.language)
  const x = scaleLinear([0, Math.max(MIN_SCALE, ...shown.map(({ value }) => value))], [0, LONGEST_BAR])
  const fromStart = (at: number) => `${round(drawing.isFromRight ? 100 - at : at)}%`
  const anchor = drawing.isFromRight ? 'end' : 'start'
  const text = (at: number, y: number, words: string) =>
    `<text x="${fromStart(at)}" y="${y}" direction="ltr" text-anchor="${anchor}">${escapeHtml(words)}</text>`
  const bars = shown.map(({ name, value }, at) => {
    const [top, width] = [at * ROW_HEIGHT, round(x(value))]
    const short = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name
    const start = fromStart(drawing.isFromRight ? width : 0)
    const bar = `<rect class="bar" x="${start}" width="${width}%" y="${top + BAR_TOP}" height="${BAR_HEIGHT}"/>`
    const number = text(width + 1, top + BAR_TOP + BAR_HEIGHT - 1, numbers.format(value))
    return text(0, top + NAME_BASE, short) + bar + number
  })
  return `<figure class="bars">${picture(drawing, title, shown.length * ROW_HEIGHT, bars.join(''))}</figure>`
}

/** Characters of a name in a chart; the table has it whole. */
const MAX_NAME = 40

/** Draws the chart of a table; nothing where it has none. */
export function drawChart(drawing: Drawing, table: ReportTable): string {
  const { chart } = table
  if (!chart) return ''
  if (chart.kind === 'days') return chart.values.length > 1 ? drawDays(drawing, table, chart) : ''
  return table.rows.length > 1 ? drawBars(drawing, table, chart.column) : ''
}
