import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Json } from '#ports/table.ts'
import type { StoredPoint } from './stored-point.ts'

/** One attribute of many points: its values, and the place among them of each point's own where many have the same. */
interface Column {
  readonly name: string
  /** null where a point has none */
  readonly values: readonly Json[]
  readonly at?: readonly number[]
}

function columnOf(name: string, points: readonly StoredPoint[]): Column {
  const values = points.map((point) => (point as unknown as { readonly [name: string]: Json | undefined })[name] ?? null)
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

function pointsOf(columns: readonly Column[]): StoredPoint[] {
  const [first] = columns
  const count = (first?.at ?? first?.values ?? []).length
  return Array.from({ length: count }, (_, index) => {
    const point: { [name: string]: Json } = {}
    for (const { name, values, at } of columns) {
      const value = values[at ? (at[index] as number) : index] as Json
      if (value !== null) point[name] = value
    }
    return point as unknown as StoredPoint
  })
}

/** Packs points by their attributes, which is a tenth of their size and is read in a fraction of their time. */
export async function packPoints(points: readonly StoredPoint[]): Promise<string> {
  const names = new Set(points.flatMap((point) => Object.keys(point)))
  const columns = [...names].map((name) => columnOf(name, points))
  return (await promisify(gzip)(JSON.stringify(columns))).toString('base64')
}

export async function unpackPoints(packed: string): Promise<StoredPoint[]> {
  const text = await promisify(gunzip)(Buffer.from(packed, 'base64'))
  return pointsOf(JSON.parse(text.toString()) as Column[])
}
