/** JSON of the rows of an item, well below the limit of one: a letter may take three bytes. */
const MAX_LENGTH = 120_000

/** Cuts rows into parts that fit an item each; there is one at least. */
export function partsByLength<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [[]]
  let room = MAX_LENGTH
  for (const row of rows) {
    const length = JSON.stringify(row).length + 1
    if (length > room && parts.at(-1)?.length) {
      parts.push([])
      room = MAX_LENGTH
    }
    parts.at(-1)?.push(row)
    room -= length
  }
  return parts
}
