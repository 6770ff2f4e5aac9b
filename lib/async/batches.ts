/** Cuts a list into consecutive batches of at most `size`. */
export function* batchesOf<T>(all: readonly T[], size: number): Generator<readonly T[], void> {
  for (let start = 0; start < all.length; start += size) yield all.slice(start, start + size)
}

/** Maps one batch after the other, within the batch size that a port accepts. Results keep the order of `all`. */
export async function mapInBatches<T, R>(
  all: readonly T[],
  size: number,
  work: (batch: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (const batch of batchesOf(all, size)) results.push(...(await work(batch)))
  return results
}

/** Runs at most so many at a time and starts the next when one ends. After a failure none is started. */
export async function forEachConcurrently<T>(
  all: readonly T[],
  concurrency: number,
  work: (one: T) => Promise<unknown>,
): Promise<void> {
  // Unlike an array's own iterator, a mapped one is closed for all workers by the loop that throws.
  const waiting = all.values().map((one) => one)
  const worker = async () => {
    for (const one of waiting) await work(one)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}
