import type { BarsSpec, ChartSpec } from './figure-spec.ts'
import { type Drawing, label, line, type Shape, type Tone, WIDTH } from './shapes.ts'

const SERIES_TONES: readonly Tone[] = ['accent', 'second', 'third', 'ink']

/** Ticks of an axis: about five, at steps of 1, 2 or 5 times a power of ten. */
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

export function drawChart({ x: xName, y: yName, series }: ChartSpec): Drawing {
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
  // Inside the axes: the line below is the legend's.
  shapes.push(label(WIDTH - 20, y(0) - 4, xName, 'end'))
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

export function drawBars({ y: yName, bars }: BarsSpec): Drawing {
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
