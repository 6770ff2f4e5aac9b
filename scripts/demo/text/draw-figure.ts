import { drawBars, drawChart } from './draw-chart.ts'
import { drawFlow, drawLayers, drawPlate } from './draw-diagram.ts'
import type { FigureSpec } from './figure-spec.ts'
import type { Drawing } from './shapes.ts'

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
