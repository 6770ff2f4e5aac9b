export interface ChartSpec {
  readonly type: 'chart'
  readonly x: string
  readonly y: string
  readonly series: readonly { readonly name: string; readonly points: readonly (readonly [number, number])[] }[]
}
export interface BarsSpec {
  readonly type: 'bars'
  readonly y: string
  readonly bars: readonly { readonly name: string; readonly value: number }[]
}
export interface FlowSpec {
  readonly type: 'flow'
  readonly steps: readonly string[]
}
export interface LayersSpec {
  readonly type: 'layers'
  readonly layers: readonly { readonly name: string; readonly thickness: number }[]
}
/** flat specimen with dimensions and measuring points */
export interface PlateSpec {
  readonly type: 'plate'
  readonly width: string
  readonly height: string
  readonly points: readonly { readonly name: string; readonly x: number; readonly y: number }[]
}
export type FigureSpec = ChartSpec | BarsSpec | FlowSpec | LayersSpec | PlateSpec

/** Parses a figure, such as `chart x=Time, min ; y=Flow, l/h ; Meter A: 0,1 5,2.5`; the first word is the type. */
export function parseFigure(type: string, parts: readonly string[]): FigureSpec {
  const option = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  const data = parts.filter((part) => !/^[a-z]+=/.test(part))
  switch (type) {
    case 'chart':
      return { type, x: option('x'), y: option('y'), series: data.map(parseSeries) }
    case 'bars':
      return { type, y: option('y'), bars: data.map(parseAmount).map(({ name, amount }) => ({ name, value: amount })) }
    case 'flow':
      return {
        type,
        steps: data
          .join(' ; ')
          .split('->')
          .map((step) => step.trim()),
      }
    case 'layers':
      return { type, layers: data.map(parseAmount).map(({ name, amount }) => ({ name, thickness: amount })) }
    case 'plate':
      return { type, width: option('w'), height: option('h'), points: data.map(parsePoint) }
    default:
      throw new Error(`unknown figure type ${type}`)
  }
}

function parseSeries(part: string) {
  const [, name = '', list = ''] = /^(.*):\s*([^:]*)$/.exec(part) ?? []
  const points = list
    .split(/\s+/)
    .filter(Boolean)
    .map((pair) => pair.split(',').map(Number))
    .map(([x, y]) => [number(x, part), number(y, part)] as const)
  return { name, points }
}

function parseAmount(part: string) {
  const [, name = '', amount] = /^(.*)\s+(\S+)$/.exec(part) ?? []
  return { name, amount: number(Number(amount), part) }
}

function parsePoint(part: string) {
  const [, name = '', x, y] = /^(.*)\s+([\d.]+),([\d.]+)$/.exec(part) ?? []
  return { name, x: number(Number(x), part), y: number(Number(y), part) }
}

function number(value: number | undefined, where: string): number {
  if (value === undefined || !Number.isFinite(value)) throw new Error(`not a figure's number: ${where}`)
  return value
}
