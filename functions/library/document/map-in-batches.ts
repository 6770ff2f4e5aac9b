/** One group after the other, so that no read or write outgrows what a port takes at once. */
export async function inGroups<T, R>(
  all: readonly T[],
  size: number,
  work: (group: readonly T[]) => Promise<readonly R[]>,
): Promise<R[]> {
  const results: R[] = []
  for (let start = 0; start < all.length; start += size) results.push(...(await work(all.slice(start, start + size))))
  return results
}
