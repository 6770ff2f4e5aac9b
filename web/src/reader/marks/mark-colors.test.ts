import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'

type Color = readonly [red: number, green: number, blue: number, alpha: number]

const CSS = readFileSync(new URL('./marks.css', import.meta.url), 'utf8')
const DARK = '[data-theme="dark"] .html-scroll {'

/** Reads the custom properties of a rule. */
function colorsOf(rule: string): Map<string, Color> {
  const body = CSS.slice(CSS.indexOf(rule) + rule.length).split('}', 1)[0] ?? ''
  return new Map([...body.matchAll(/--mark-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, parsed(value)]))
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

const light = colorsOf(':root {')
const dark = new Map([...light, ...colorsOf(DARK)])
const of = (colors: Map<string, Color>, name: string) => colors.get(name) as Color
const GROUNDS = {
  'the white page of a PDF': { colors: light, blend: 'multiply', paper: '#fff', inks: ['#000'] },
  'a light text': { colors: light, blend: 'multiply', paper: '#fff', inks: ['#16191d', '#33526e'] },
  'a dark text': { colors: dark, blend: 'screen', paper: '#131518', inks: ['#eceef1'] },
} as const
const KINDS = ['note', 'point'] as const
const BUTTONS = [...KINDS, 'proposal'] as const
const DEPTH = 4
const TEXT = 4.5
const SHAPE = 3

describe.each(Object.entries(GROUNDS))('marks on %s', (_, { colors, blend, paper, inks }) => {
  const ground = parsed(paper)
  it.each(KINDS)('of a %s leave words readable, however many lie over each other', (kind) => {
    for (const top of [kind, `${kind}-chosen`])
      for (let depth = 0; depth < DEPTH; depth++) {
        const mark = stacked([...Array(depth).fill(of(colors, kind)), of(colors, top)])
        for (const ink of inks)
          expect(contrast(blended(mark, parsed(ink), blend), blended(mark, ground, blend))).toBeGreaterThanOrEqual(TEXT)
      }
  })

  it.each(KINDS)('of a %s have a line that is seen, in their own color as on the bare ground', (kind) => {
    for (const name of [kind, `${kind}-chosen`]) {
      const line = blended(of(colors, `${name}-line`), ground, blend)
      expect(contrast(line, ground)).toBeGreaterThanOrEqual(SHAPE)
      expect(contrast(line, blended(of(colors, name), ground, blend))).toBeGreaterThanOrEqual(SHAPE)
    }
  })
})

it.each(BUTTONS)('the button of a %s has a sign that is seen, also where it is chosen', (kind) => {
  const signs = [...CSS.matchAll(/--sign(-chosen)?: url\("[^"]*stroke='%23(\w+)'/g)].map(([, , color]) => parsed(`#${color}`))
  const [sign, signChosen] = signs.slice(2 * BUTTONS.indexOf(kind))
  const [button, chosen] = [of(light, `${kind}-button`), of(light, `${kind}-button-chosen`)]
  expect(contrast(sign as Color, button)).toBeGreaterThanOrEqual(TEXT)
  expect(contrast(signChosen as Color, chosen)).toBeGreaterThanOrEqual(TEXT)
  // Its edge stands on the page, its ground on that of a dark text.
  expect(contrast(chosen, parsed('#fff'))).toBeGreaterThanOrEqual(SHAPE)
  expect(contrast(button, parsed('#131518'))).toBeGreaterThanOrEqual(SHAPE)
})
