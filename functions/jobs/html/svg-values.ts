type Values = RegExp

/** A color by name, number or function. A paint server is an address, so there is none. */
const PAINT: Values = /^\s*([a-z]{3,30}|#[\da-f]{3,8}|(rgb|hsl)a?\([-+.,%\s\d/a-z]*\))\s*$/i
const TRANSFORM: Values = /^\s*((matrix|translate|scale|rotate|skewx|skewy)\([-+.,\s\de]*\)[\s,]*)*$/i
/** Numbers with units, path data, and keywords: signs that form neither a function nor an escape. */
const MEASURE: Values = /^[-+.,%\s\da-z]*$/i

const valuesOf = (names: string, values: Values) => names.split(/\s+/).map((name) => [name, values] as const)

/** Attributes of drawings, each with the values that it may have. */
export const SVG_VALUES: ReadonlyMap<string, Values> = new Map([
  ...valuesOf(
    `viewbox width height x y x1 x2 y1 y2 cx cy r rx ry d points stroke-width stroke-dasharray stroke-linecap stroke-linejoin
    font-size font-weight text-anchor dominant-baseline opacity fill-opacity dx dy`,
    MEASURE,
  ),
  ...valuesOf('fill stroke', PAINT),
  ...valuesOf('transform', TRANSFORM),
])
