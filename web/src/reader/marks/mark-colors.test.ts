import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

type Color = readonly [red: number, green: number, blue: number, alpha: number]

/** Style sheets in which features give the colors and signs of their marks. */
const FEATURES = path.join(import.meta.dirname, '../../features')
const SHEETS = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-marks.css'))
  .map((name) => readFileSync(path.join(FEATURES, name), 'utf8'))
const DARK = '[data-theme="dark"] .html-scroll'

interface Rule {
  readonly kinds: readonly string[]
  readonly isDark: boolean
  readonly body: string
}
const RULES: readonly Rule[] = SHEETS.flatMap((css) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    kinds: [...selector.matchAll(/data-kind="(\w+)"/g)].map(([, kind = '']) => kind),
    isDark: selector.includes(DARK),
    body,
  })),
)
const KINDS = [...new Set(RULES.flatMap(({ kinds }) => kinds))]

/** Custom properties of a kind; those of a dark text stand over the others. */
function propertiesOf(kind: string, theme: 'light' | 'dark'): Map<string, string> {
  const rules = RULES.filter(({ kinds, isDark }) => kinds.includes(kind) && (theme === 'dark' || !isDark))
  return new Map(
    rules.flatMap(({ body }) =>
      [...body.matchAll(/--([\w-]+): ((?:url\("[^"]*"\)|[^;])+);/g)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  )
}

function parsed(value: string): Color {
  if (value.startsWith('#')) {
    const digits = value.length > 4 ? value.slice(1) : value.slice(1).replace(/./g, '$&$&')
    const number = Number.parseInt(digits, 16)
    return [number >> 16, (number >> 8) & 255, number & 255, 1]
  }
  const [red = 0, green = 0, blue = 0, percent = 100] = (value.match(/[\d.]+/g) ?? []).map(Number)
  return [red, green, blue, percent / 100]
}

const mapped = (one: Color, other: Color, mix: (a: number, b: number) => number, alpha: number): Color => [
  mix(one[0], other[0]),
  mix(one[1], other[1]),
  mix(one[2], other[2]),
  alpha,
]

/** Color of several that lie over each other. */
const stacked = (colors: readonly Color[]): Color =>
  colors.reduce((below, above) => {
    const alpha = above[3] + below[3] * (1 - above[3])
    return mapped(above, below, (a, b) => (a * above[3] + b * below[3] * (1 - above[3])) / alpha, alpha)
  })

const BLENDS = { multiply: (a: number, b: number) => (a * b) / 255, screen: (a: number, b: number) => a + b - (a * b) / 255 }

const blended = (mark: Color, below: Color, blend: keyof typeof BLENDS): Color =>
  mapped(mark, below, (a, b) => b * (1 - mark[3]) + BLENDS[blend](a, b) * mark[3], 1)

function luminance([red, green, blue]: Color): number {
  const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function contrast(one: Color, other: Color): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const colorOf = (kind: string, theme: 'light' | 'dark', name: string) =>
  parsed(propertiesOf(kind, theme).get(name) ?? `no ${name} of ${kind}`)
const GROUNDS = {
  'the white page of a PDF': { theme: 'light', blend: 'multiply', paper: '#fff', inks: ['#000'] },
  'a light text': { theme: 'light', blend: 'multiply', paper: '#fff', inks: ['#16191d', '#33526e'] },
  'a dark text': { theme: 'dark', blend: 'screen', paper: '#131518', inks: ['#eceef1'] },
} as const
const DEPTH = 4
const TEXT = 4.5
const SHAPE = 3

it('every kind of marks brings its colors', () => {
  expect(KINDS.toSorted()).toEqual(['note', 'point', 'proposal'])
})

describe.each(Object.entries(GROUNDS))('marks on %s', (_, { theme, blend, paper, inks }) => {
  const ground = parsed(paper)
  it.each(KINDS)('of a %s leave words readable, however many lie over each other', (kind) => {
    for (const top of ['mark', 'mark-chosen'])
      for (let depth = 0; depth < DEPTH; depth++) {
        const mark = stacked([...Array(depth).fill(colorOf(kind, theme, 'mark')), colorOf(kind, theme, top)])
        for (const ink of inks)
          expect(contrast(blended(mark, parsed(ink), blend), blended(mark, ground, blend))).toBeGreaterThanOrEqual(TEXT)
      }
  })

  it.each(KINDS)('of a %s have a line that is seen, in their own color as on the bare ground', (kind) => {
    for (const name of ['mark', 'mark-chosen']) {
      const line = blended(colorOf(kind, theme, `${name}-line`), ground, blend)
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(SHAPE)
      expect(contrast(line, blended(colorOf(kind, theme, name), ground, blend))).toBeGreaterThanOrEqual(SHAPE)
    }
  })
})

it.each(KINDS)('the button of a %s has a sign that is seen, also where it is chosen', (kind) => {
  const properties = propertiesOf(kind, 'light')
  const signOf = (name: string) => parsed(`#${properties.get(name)?.match(/stroke='%23(\w+)'/)?.[1]}`)
  const [button, chosen] = [colorOf(kind, 'light', 'mark-button'), colorOf(kind, 'light', 'mark-button-chosen')]
  expect(contrast(signOf('sign'), button)).toBeGreaterThanOrEqual(TEXT)
  expect(contrast(signOf('sign-chosen'), chosen)).toBeGreaterThanOrEqual(TEXT)
  // Its edge stands on the page, its ground on that of a dark text.
  expect(contrast(chosen, parsed('#fff'))).toBeGreaterThanOrEqual(SHAPE)
  expect(contrast(button, parsed('#131518'))).toBeGreaterThanOrEqual(SHAPE)
})
