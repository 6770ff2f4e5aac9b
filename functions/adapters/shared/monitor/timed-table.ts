import type { Table } from '#ports/table.ts'
import type { Timings } from './timings.ts'

type Method = (...given: never[]) => Promise<unknown>

/** The same table, whose calls are timed. */
export function timedTable<T extends Table>(table: T, timings: Timings): T {
  const methods = table as unknown as Readonly<Record<string, Method>>
  const timed = Object.entries(table).map(([name, method]) => {
    if (typeof method !== 'function') return [name, method]
    const call: Method = async (...given) => {
      const began = performance.now()
      try {
        return await methods[name]?.(...given)
      } finally {
        timings.add(performance.now() - began)
      }
    }
    return [name, call]
  })
  return Object.fromEntries(timed) as T
}
