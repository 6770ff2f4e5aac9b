import { drawBars, drawChart } from './draw-chart.ts'
import { drawFlow, drawLayers, drawPlate } from './draw-diagram.ts'
import type { FigureSpec } from './figure-spec.ts'
import type { Drawing, Shape } from './shapes.ts'

/** Draws a figure. Flow steps follow the reading direction of the language; charts and dimensions do not. */
export function drawFigure(spec: FigureSpec, language: string): Drawing {
  const drawing = drawSpec(spec)
  return language === 'ar' && spec.type === 'flow' ? mirror(drawing) : drawing
}

function mirror({ width, height, shapes }: Drawing): Drawing {
  const turn = (shape: Shape): Shape => {
    if (shape.kind === 'line') return { ...shape, points: shape.points.map(([x, y]) => [width - x, y] as const) }
    return { ...shape, x: width - shape.x - (shape.kind === 'rect' ? shape.w : 0) }
  }
  return { width, height, shapes: shapes.map(turn) }
}

function drawSpec(spec: FigureSpec): Drawing {
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
