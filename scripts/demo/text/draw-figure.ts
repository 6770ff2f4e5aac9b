import type { BarsSpec, ChartSpec, FigureSpec, FlowSpec, LayersSpec, PlateSpec } from './figure-spec.ts'

/** Vector shapes in points, from the top left; both renditions draw them. */
export type Shape =
  | {
      readonly kind: 'line'
      readonly points: readonly (readonly [number, number])[]
      readonly width: number
      readonly tone: Tone
      readonly dash?: number
    }
  | {
      readonly kind: 'rect'
      readonly x: number
      readonly y: number
      readonly w: number
      readonly h: number
      readonly fill: Tone
      readonly stroke: Tone
    }
  | { readonly kind: 'dot'; readonly x: number; readonly y: number; readonly r: number; readonly tone: Tone }
  | {
      readonly kind: 'label'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly anchor: Anchor
      readonly size: number
    }
export type Tone = 'ink' | 'grey' | 'pale' | 'accent' | 'second' | 'third' | 'white'
export type Anchor = 'start' | 'middle' | 'end'
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

const WIDTH = 440
const SERIES_TONES: readonly Tone[] = ['accent', 'second', 'third', 'ink']

export function drawFigure(spec: FigureSpec): Drawing {
  switch (spec.type) {
    case 'chart':
      return drawChart(spec)
    case 'bars':
      return drawBars(spec)
    case 'flow':
      return drawFlow(spec)
    case 'layers':
      return drawLayers(spec)
    case 'plate':
      return drawPlate(spec)
  }
}

const label = (x: number, y: number, text: string, anchor: Anchor = 'middle', size = 8): Shape => ({
  kind: 'label',
  x,
  y,
  text,
  anchor,
  size,
})
const line = (points: [number, number][], tone: Tone = 'ink', width = 0.8, dash?: number): Shape => ({
  kind: 'line',
  points,
  tone,
  width,
  dash,
})

/** Steps of 1, 2 or 5 times a power of ten, some five of them. */
function ticks(max: number): number[] {
  const rough = max / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10) * power
  const last = Math.ceil(max / step - 1e-9)
  return Array.from({ length: last + 1 }, (_, i) => Number((i * step).toPrecision(6)))
}

function frame(yTicks: readonly number[], yName: string, height: number): { shapes: Shape[]; y: (v: number) => number } {
  const top = yTicks.at(-1) ?? 1
  const y = (v: number) => height - 34 - (v / top) * (height - 60)
  const shapes: Shape[] = [label(14, 12, yName, 'start')]
  for (const tick of yTicks) {
    shapes.push(
      line(
        [
          [46, y(tick)],
          [WIDTH - 20, y(tick)],
        ],
        'pale',
        0.5,
      ),
      label(40, y(tick) + 3, String(tick), 'end', 7.5),
    )
  }
  shapes.push(
    line([
      [46, y(top)],
      [46, y(0)],
      [WIDTH - 20, y(0)],
    ]),
  )
  return { shapes, y }
}

function drawChart({ x: xName, y: yName, series }: ChartSpec): Drawing {
  const height = 230
  const all = series.flatMap(({ points }) => points)
  const xTicks = ticks(Math.max(...all.map(([x]) => x)))
  const { shapes, y } = frame(ticks(Math.max(...all.map(([, v]) => v))), yName, height)
  const x = (v: number) => 46 + (v / (xTicks.at(-1) ?? 1)) * (WIDTH - 66)
  for (const tick of xTicks)
    shapes.push(
      line([
        [x(tick), y(0)],
        [x(tick), y(0) + 4],
      ]),
      label(x(tick), y(0) + 14, String(tick), 'middle', 7.5),
    )
  shapes.push(label(WIDTH - 20, height - 4, xName, 'end'))
  series.forEach(({ name, points }, i) => {
    const tone = SERIES_TONES[i % SERIES_TONES.length] ?? 'ink'
    const path = points.map(([px, py]) => [x(px), y(py)] as [number, number])
    shapes.push(line(path, tone, 1.6, i === 0 ? undefined : 2 + i * 2))
    for (const [px, py] of path) shapes.push({ kind: 'dot', x: px, y: py, r: 2, tone })
    const left = 90 + i * 115
    shapes.push(
      line(
        [
          [left, height - 7],
          [left + 18, height - 7],
        ],
        tone,
        1.6,
        i === 0 ? undefined : 2 + i * 2,
      ),
      label(left + 22, height - 4, name, 'start'),
    )
  })
  return { width: WIDTH, height, shapes }
}

function drawBars({ y: yName, bars }: BarsSpec): Drawing {
  const height = 210
  const { shapes, y } = frame(ticks(Math.max(...bars.map(({ value }) => value))), yName, height)
  const slot = (WIDTH - 66) / bars.length
  bars.forEach(({ name, value }, i) => {
    const left = 46 + i * slot + slot * 0.22
    shapes.push({ kind: 'rect', x: left, y: y(value), w: slot * 0.56, h: y(0) - y(value), fill: 'accent', stroke: 'accent' })
    shapes.push(label(left + slot * 0.28, y(value) - 4, String(value), 'middle', 7.5), label(left + slot * 0.28, y(0) + 14, name))
  })
  return { width: WIDTH, height, shapes }
}

const PER_ROW = 3
function drawFlow({ steps }: FlowSpec): Drawing {
  const [w, h, gap] = [124, 36, 34]
  const rows = Math.ceil(steps.length / PER_ROW)
  const shapes: Shape[] = []
  steps.forEach((step, i) => {
    const left = (i % PER_ROW) * (w + gap)
    const top = Math.floor(i / PER_ROW) * (h + 26) + 6
    const middle = top + h / 2
    shapes.push({ kind: 'rect', x: left, y: top, w, h, fill: 'pale', stroke: 'accent' })
    const words = wrap(step, 24)
    words.forEach((text, n) => shapes.push(label(left + w / 2, middle + 3 + (n - (words.length - 1) / 2) * 10, text)))
    if (i === steps.length - 1) return
    if (i % PER_ROW < PER_ROW - 1)
      shapes.push(
        ...arrow([
          [left + w, middle],
          [left + w + gap - 2, middle],
        ]),
      )
    else
      shapes.push(
        ...arrow([
          [left + w / 2, top + h],
          [left + w / 2, top + h + 13],
          [w / 2, top + h + 13],
          [w / 2, top + h + 25],
        ]),
      )
  })
  return { width: WIDTH, height: rows * (h + 26) + 2, shapes }
}

function arrow(points: [number, number][]): Shape[] {
  const [x, y] = points.at(-1) ?? [0, 0]
  const [fromX, fromY] = points.at(-2) ?? [0, 0]
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)]
  const head: [number, number][] = [
    [x - 5 * dx - 3 * dy, y - 5 * dy - 3 * dx],
    [x, y],
    [x - 5 * dx + 3 * dy, y - 5 * dy + 3 * dx],
  ]
  return [line(points), line(head)]
}

function wrap(text: string, length: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last && last.length + word.length > length) lines.push(word)
    else lines[lines.length - 1] = last ? `${last} ${word}` : word
  }
  return lines
}

function drawLayers({ layers }: LayersSpec): Drawing {
  const total = layers.reduce((sum, { thickness }) => sum + thickness, 0)
  const shapes: Shape[] = []
  let top = 8
  layers.forEach(({ name, thickness }, i) => {
    const h = Math.max(14, (thickness / total) * 150)
    shapes.push({ kind: 'rect', x: 40, y: top, w: 180, h, fill: i % 2 ? 'white' : 'pale', stroke: 'ink' })
    for (let x = 52; i % 2 && x < 215; x += 14)
      shapes.push(
        line(
          [
            [x, top + h],
            [Math.min(x + h, 220), top + Math.max(0, h - (220 - x))],
          ],
          'grey',
          0.4,
        ),
      )
    shapes.push(
      line(
        [
          [220, top + h / 2],
          [262, top + h / 2],
        ],
        'grey',
        0.5,
      ),
      label(268, top + h / 2 + 3, `${name} (${thickness} mm)`, 'start'),
    )
    top += h
  })
  return { width: WIDTH, height: top + 8, shapes }
}

function drawPlate({ width, height, points }: PlateSpec): Drawing {
  const [x, y, w, h] = [110, 14, 230, 130]
  const shapes: Shape[] = [{ kind: 'rect', x, y, w, h, fill: 'pale', stroke: 'ink' }]
  for (const point of points) {
    const [px, py] = [x + point.x * w, y + point.y * h]
    shapes.push({ kind: 'dot', x: px, y: py, r: 3, tone: 'accent' }, label(px + 6, py - 5, point.name, 'start'))
  }
  shapes.push(
    line(
      [
        [x, y + h + 14],
        [x + w, y + h + 14],
      ],
      'ink',
      0.6,
    ),
    line(
      [
        [x, y + h + 4],
        [x, y + h + 18],
      ],
      'ink',
      0.4,
    ),
  )
  shapes.push(
    line(
      [
        [x + w, y + h + 4],
        [x + w, y + h + 18],
      ],
      'ink',
      0.4,
    ),
    label(x + w / 2, y + h + 26, width),
  )
  shapes.push(
    line(
      [
        [x - 14, y],
        [x - 14, y + h],
      ],
      'ink',
      0.6,
    ),
    line(
      [
        [x - 18, y],
        [x - 4, y],
      ],
      'ink',
      0.4,
    ),
  )
  shapes.push(
    line(
      [
        [x - 18, y + h],
        [x - 4, y + h],
      ],
      'ink',
      0.4,
    ),
    label(x - 20, y + h / 2 + 3, height, 'end'),
  )
  return { width: WIDTH, height: y + h + 34, shapes }
}
