import { partsOfUnit } from '../words/units.ts'

/** Value of a unit: what it is worth in base units, and the powers of these. */
interface Scale {
  readonly factor: number
  readonly dimension: string
}

const BASE = ['m', 'kg', 's', 'A', 'K', 'mol', 'cd', 'bit'] as const

/** Units by their worth in base units. */
const DEFINITIONS: Readonly<Record<string, string>> = {
  m: '1 m',
  in: '0.0254 m',
  ft: '0.3048 m',
  mi: '1609.344 m',
  l: '1e-3 m3',
  L: '1e-3 m3',
  g: '1e-3 kg',
  t: '1e3 kg',
  lb: '0.45359237 kg',
  oz: '0.028349523 kg',
  s: '1 s',
  min: '60 s',
  h: '3600 s',
  d: '86400 s',
  A: '1 A',
  K: '1 K',
  mol: '1 mol',
  cd: '1 cd',
  lm: '1 cd',
  lx: '1 m-2 cd',
  N: '1 m kg s-2',
  Nm: '1 m2 kg s-2',
  Pa: '1 m-1 kg s-2',
  bar: '1e5 m-1 kg s-2',
  psi: '6894.757 m-1 kg s-2',
  J: '1 m2 kg s-2',
  Wh: '3600 m2 kg s-2',
  W: '1 m2 kg s-3',
  V: '1 m2 kg s-3 A-1',
  Ω: '1 m2 kg s-3 A-2',
  F: '1 m-2 kg-1 s4 A2',
  H: '1 m2 kg s-2 A-2',
  T: '1 kg s-2 A-1',
  Wb: '1 m2 kg s-2 A-1',
  Hz: '1 s-1',
  r: '1',
  rad: '1',
  bit: '1 bit',
  B: '8 bit',
  byte: '8 bit',
  '%': '1e-2',
  '‰': '1e-3',
  ppm: '1e-6',
  ppb: '1e-9',
}
const PREFIXES: Readonly<Record<string, number>> = { n: 1e-9, µ: 1e-6, m: 1e-3, c: 1e-2, d: 0.1, h: 100, k: 1e3, M: 1e6, G: 1e9 }
const DEFINED = new Map(Object.entries(DEFINITIONS).map(([unit, written]) => [unit, readDefinition(written)]))

function readDefinition(written: string): { readonly factor: number; readonly powers: readonly number[] } {
  const [factor, ...parts] = written.split(' ')
  const powers = BASE.map((base) => {
    const part = parts.find((one) => one.replace(/-?\d$/, '') === base)
    return part === undefined ? 0 : Number(/-?\d$/.exec(part)?.[0] ?? 1)
  })
  return { factor: Number(factor), powers }
}

function definedUnit(unit: string): ReturnType<typeof readDefinition> | undefined {
  const whole = DEFINED.get(unit)
  const [prefix, base] = [PREFIXES[unit[0] as string], DEFINED.get(unit.slice(1))]
  return whole ?? (prefix && base ? { ...base, factor: base.factor * prefix } : undefined)
}

/** Worth of a unit; undefined for those that only count, or begin elsewhere, as degrees of temperature do. */
function scaleOf(unit: string): Scale | undefined {
  const powers = BASE.map(() => 0)
  let factor = 1
  for (const [sign, power] of partsOfUnit(unit) ?? [['', 1] as const]) {
    const defined = definedUnit(sign)
    if (!defined) return undefined
    factor *= defined.factor ** power
    for (const [at, one] of defined.powers.entries()) powers[at] = (powers[at] as number) + one * power
  }
  return { factor, dimension: powers.join() }
}

/** Kelvins of a temperature, by its unit. */
const TEMPERATURES: Readonly<Record<string, (value: number) => number>> = {
  '°C': (value) => value + 273.15,
  '°F': (value) => ((value - 32) * 5) / 9 + 273.15,
  K: (value) => value,
}

/** Share by which equal values may differ after they were rounded to another unit. */
const ROUNDING = 1e-3

/** Tells whether two values in two units are the same quantity. */
export function isSameQuantity(value: number, unit: string, other: number, otherUnit: string): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b))
  const [degrees, otherDegrees] = [TEMPERATURES[unit.normalize('NFKC')], TEMPERATURES[otherUnit.normalize('NFKC')]]
  if (degrees && otherDegrees) return isNear(degrees(value), otherDegrees(other))
  const [a, b] = [scaleOf(unit), scaleOf(otherUnit)]
  return a !== undefined && b !== undefined && a.dimension === b.dimension && isNear(value * a.factor, other * b.factor)
}
