import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Json } from '#ports/table.ts'

/** An attribute of many rows: its values, and the place among them of that of each row, where many have the same. */
interface Column {
  readonly name: string
  /** null where a row has none */
  readonly values: readonly Json[]
  readonly at?: readonly number[]
}

function columnOf(name: string, rows: readonly object[]): Column {
  const values = rows.map((row) => (row as { readonly [name: string]: Json | undefined })[name] ?? null)
  const places = new Map<Json, number>()
  const at: number[] = []
  for (const value of values) {
    if (places.size > values.length / 2 || (typeof value === 'object' && value !== null)) return { name, values }
    const place = places.get(value) ?? places.size
    places.set(value, place)
    at.push(place)
  }
  return { name, values: [...places.keys()], at }
}

function rowsOf<Row>(columns: readonly Column[]): Row[] {
  const [first] = columns
  const count = (first?.at ?? first?.values ?? []).length
  return Array.from({ length: count }, (_, index) => {
    const row: { [name: string]: Json } = {}
    for (const { name, values, at } of columns) {
      const value = values[at ? (at[index] as number) : index] as Json
      if (value !== null) row[name] = value
    }
    return row as Row
  })
}

/** Packs rows by their attributes, which is a tenth of their size and is read in a fraction of their time. */
export async function packRows(rows: readonly object[]): Promise<string> {
  const names = new Set(rows.flatMap((row) => Object.keys(row)))
  const columns = [...names].map((name) => columnOf(name, rows))
  return (await promisify(gzip)(JSON.stringify(columns))).toString('base64')
}

export async function unpackRows<Row>(packed: string): Promise<Row[]> {
  const text = await promisify(gunzip)(Buffer.from(packed, 'base64'))
  return rowsOf(JSON.parse(text.toString()) as Column[])
}
