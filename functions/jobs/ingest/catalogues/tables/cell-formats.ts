import { childElements, firstChild, type XmlElement } from '../../formats/xml-tree.ts'

/** How cells show their numbers. */
export interface CellFormat {
  /** smallest part of a date that is shown; a number otherwise */
  readonly date?: 'year' | 'month' | 'day'
  /** digits that are shown before and behind the point, where the format says so */
  readonly digits?: readonly [before: number, behind: number]
}

/** Formats that every workbook has. */
const BUILT_IN = new Map<number, CellFormat>([
  ...[14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id): [number, CellFormat] => [
    id,
    { date: 'day' },
  ]),
  [17, { date: 'month' }],
  [2, { digits: [1, 2] }],
])
const DIGITS = /^(0+)(?:\.(0+))?$/
/** A number of seventeen digits is one of fifteen and an error of its binary form. */
const PRECISION = 15

/** Formats of cells by the number of their style. */
export function cellFormats(styles: XmlElement | undefined): CellFormat[] {
  const named = new Map(
    childElements(firstChild(styles, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes.numFmtId),
      formatOf(attributes.formatCode ?? ''),
    ]),
  )
  return childElements(firstChild(styles, 'cellXfs'), 'xf').map(({ attributes }) => {
    const id = Number(attributes.numFmtId)
    return named.get(id) ?? BUILT_IN.get(id) ?? {}
  })
}

/** Reads a format by its code, without its texts, colors and languages. */
function formatOf(code: string): CellFormat {
  const plain = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').replace(/;.*$/s, '')
  if (/d/i.test(plain)) return { date: 'day' }
  if (/y/i.test(plain)) return { date: /m/i.test(plain) ? 'month' : 'year' }
  const [, before, behind = ''] = DIGITS.exec(plain) ?? []
  return before ? { digits: [before.length, behind.length] } : {}
}

/** Writes a number as its cell shows it: without errors of its binary form, with the zeros of its format. */
export function formatNumber(value: string, { digits }: CellFormat): string {
  const number = Number(value)
  if (Number.isNaN(number)) return value
  const [before, behind] = digits ?? [1, 0]
  const text = /^-?\d+$/.test(value) ? value : String(Number(number.toPrecision(PRECISION)))
  const [whole = '', part = ''] = text.split('.')
  const decimals = part.padEnd(behind, '0')
  return `${whole.padStart(before, '0')}${decimals && `.${decimals}`}`
}
