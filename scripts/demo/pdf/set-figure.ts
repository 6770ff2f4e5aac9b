import type { Figure } from '../text/blocks.ts'
import { drawFigure } from '../text/draw-figure.ts'
import type { Drawing, Shape, Tone } from '../text/shapes.ts'
import type { Op } from './ops.ts'
import { shift } from './ops.ts'
import { type Setting, setLines } from './set-lines.ts'

export function tonesOf(accent: string): Record<Tone, string> {
  return { ink: '#222222', grey: '#888888', pale: '#e6e9ee', accent, second: '#b4551d', third: '#4b7a3a', white: '#ffffff' }
}

export function setFigure(figure: Figure, width: number, setting: Setting, accent: string): { height: number; ops: Op[] } {
  const drawing: Drawing = drawFigure(figure.spec, setting.language)
  const tones = tonesOf(accent)
  const left = (width - drawing.width) / 2
  const ops = drawing.shapes.flatMap((shape) => setShape(shape, tones, setting)).map((op) => shift(op, left, 0))
  return { height: drawing.height, ops }
}

function setShape(shape: Shape, tones: Record<Tone, string>, setting: Setting): Op[] {
  switch (shape.kind) {
    case 'line':
      return [{ kind: 'path', points: shape.points, width: shape.width, color: tones[shape.tone], dash: shape.dash }]
    case 'rect':
      return [{ ...shape, fill: tones[shape.fill], stroke: tones[shape.stroke] }]
    case 'dot':
      return [{ ...shape, color: tones[shape.tone] }]
    case 'label':
      return setLabel(shape, setting)
  }
}

/** anchored visually, in any direction of script */
function setLabel(label: Extract<Shape, { kind: 'label' }>, setting: Setting): Op[] {
  const reach = 400
  const visual = { start: 0, middle: -reach / 2, end: -reach }[label.anchor]
  const rightToLeft = setting.language === 'ar'
  const swapped = { start: 'end', end: 'start', middle: 'center' } as const
  const straight = { start: 'start', end: 'end', middle: 'center' } as const
  const align = (rightToLeft ? swapped : straight)[label.anchor]
  const { ops } = setLines(label.text, reach, { ...setting, size: label.size, align })
  return ops.map((op) => shift(op, label.x + visual, label.y - label.size * 1.05))
}
