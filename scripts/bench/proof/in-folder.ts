import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openSqliteTable, type SqliteTable } from '#functions/adapters/embedded/sqlite/sqlite-table.ts'

/** Gives a folder for a measurement, and deletes it. */
export async function inFolder(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lectern-bench-'))
  try {
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Gives an empty table for a measurement. */
export const inTable = (measure: (table: SqliteTable) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const table = openSqliteTable(path.join(folder, 'table.db'))
    try {
      await measure(table)
    } finally {
      table.close()
    }
  })

/** Seconds of a run, and what it answered. */
export async function timedRun<T>(run: () => T | Promise<T>): Promise<{ readonly answer: T; readonly seconds: number }> {
  const began = performance.now()
  const answer = await run()
  return { answer, seconds: (performance.now() - began) / 1000 }
}

/** Largest growth of the process’s memory while something runs, in megabytes. */
export async function grownMegabytes(run: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  return (Math.max(most, process.memoryUsage().rss) - before) / 1e6
}

interface Ratio {
  readonly what: string
  readonly ours: number
  readonly theirs: number
  readonly unit: 's' | 'ms'
  readonly most: number
  readonly more?: string
}

/** Prints a measurement against what it is compared with. */
export function printProof({ what, ours, theirs, unit, most, more }: Ratio): void {
  const ratio = (ours / theirs).toFixed(2)
  console.log(
    `${what}: ${ours.toFixed(2)} ${unit} ÷ ${theirs.toFixed(2)} ${unit} = ${ratio} (to reach: ${most})${more ? `; ${more}` : ''}`,
  )
}

/** Number in the middle. */
export const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
