/** Opens a resource on first use, once. After a failure, the next call tries again. */
export function openOnce<Opened>(open: () => Promise<Opened>): () => Promise<Opened> {
  let opening: Promise<Opened> | undefined
  async function attempt(): Promise<Opened> {
    try {
      return await open()
    } catch (error) {
      opening = undefined
      throw error
    }
  }
  return () => (opening ??= attempt())
}
