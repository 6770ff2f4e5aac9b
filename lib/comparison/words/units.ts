/** Signs that stand behind a number as its unit. Letters that are words as often are among them only where standards use them so. */
const UNITS = new Set(
  (
    '% ‰ ° °C °F K mm cm dm m km µm nm in ft mi l L ml mL g kg mg µg t lb oz N kN MN Nm Pa kPa MPa GPa hPa bar mbar psi ' +
    'J kJ MJ kWh W kW MW mW V kV mV A mA µA Ω kΩ MΩ F µF nF pF H mH Hz kHz MHz GHz s ms µs ns min h d dB dBm lm lx cd rad mrad ' +
    'mol mmol ppm ppb Gy Sv Bq T mT Wb kbit Mbit Gbit bit byte kB MB GB'
  ).split(' '),
)

/** Signs of other scripts, without single letters that are words. */
const TRANSLATED = new Map(
  (
    'мм mm,см cm,м m,км km,мкм µm,г g,кг kg,мг mg,т t,л l,мл ml,мин min,ч h,мс ms,Н N,кН kN,Па Pa,кПа kPa,МПа MPa,В V,кВ kV,мВ mV,' +
    'А A,мА mA,Вт W,кВт kW,МВт MW,Гц Hz,кГц kHz,МГц MHz,Дж J,кДж kJ,°С °C,дБ dB,Ом Ω,кОм kΩ,مم mm,سم cm,كم km,كغ kg,كجم kg'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
)

const MAX_UNIT_LENGTH = 12
const PART = /^(?<sign>.*?)\^?(?<power>-?\d)?$/u

/** A unit and its power. */
type UnitPart = readonly [unit: string, power: number]

/** Parts of a unit: mm, kW/m², s⁻¹. Undefined where a word is none. */
export function partsOfUnit(word: string): readonly UnitPart[] | undefined {
  if (word.length > MAX_UNIT_LENGTH) return undefined
  const parts: UnitPart[] = []
  const written = word.normalize('NFKC').replace(/μ/g, 'µ').replace(/[−‐‑]/g, '-').split('/')
  for (const [at, some] of written.entries())
    for (const part of some.split(/[·.⋅]/)) {
      const { sign = '', power = '1' } = PART.exec(part)?.groups ?? {}
      const unit = TRANSLATED.get(sign) ?? sign
      // Revolutions stand in r/min alone.
      if (!UNITS.has(unit) && !(unit === 'r' && written.length > 1)) return undefined
      parts.push([unit, at === 0 ? Number(power) : -Number(power)])
    }
  return parts
}

/** Answers that were given; a text asks for the same words again and again. */
const answers = new Map<string, boolean>()
const MAX_ANSWERS = 10_000

/** Tells whether a word behind a number is its unit. */
export function isUnit(word: string): boolean {
  if (word.length > MAX_UNIT_LENGTH) return false
  const known = answers.get(word)
  if (known !== undefined) return known
  if (answers.size >= MAX_ANSWERS) answers.clear()
  const is = UNITS.has(word) || partsOfUnit(word) !== undefined
  answers.set(word, is)
  return is
}
