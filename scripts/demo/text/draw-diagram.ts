import type { FlowSpec, LayersSpec, PlateSpec } from './figure-spec.ts'
import { type Drawing, label, line, type Shape, WIDTH } from './shapes.ts'

const PER_ROW = 3
export function drawFlow({ steps }: FlowSpec): Drawing {
  const [w, h, gap] = [124, 36, 34]
  const rows = Math.ceil(steps.length / PER_ROW)
  const shapes: Shape[] = []
  steps.forEach((step, i) => {
    const left = (i % PER_ROW) * (w + gap)
    const top = Math.floor(i / PER_ROW) * (h + 26) + 6
    const middle = top + h / 2
    shapes.push({ kind: 'rect', x: left, y: top, w, h, fill: 'pale', stroke: 'accent' })
    const words = wrap(step, 24)
    const first = middle + 3 - ((words.length - 1) / 2) * 10
    shapes.push(...words.map((text, n) => label(left + w / 2, first + n * 10, text)))
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

export function drawLayers({ layers }: LayersSpec): Drawing {
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

export function drawPlate({ width, height, points }: PlateSpec): Drawing {
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
