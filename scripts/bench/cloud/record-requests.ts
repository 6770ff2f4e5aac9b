/** A request as it went out, and when. */
interface Recorded {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly began: number
  readonly ended: number
}

type Bare = Pick<Recorded, 'method' | 'url' | 'body'>

/** What `work` sends by `fetch`. */
export async function recordRequests(work: () => Promise<unknown>): Promise<readonly Recorded[]> {
  const recorded: Recorded[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    const began = performance.now()
    const answer = await fetch(input, init)
    const bytes = await answer.arrayBuffer()
    recorded.push({
      method: init?.method ?? 'GET',
      url: String(input),
      body: String(init?.body ?? ''),
      began,
      ended: performance.now(),
    })
    return new Response(bytes, answer)
  }
  try {
    await work()
  } finally {
    globalThis.fetch = fetch
  }
  return recorded.toSorted((a, b) => a.began - b.began)
}

/** Those that were under way together, and then those that waited for them. */
export function inWaves(recorded: readonly Recorded[]): readonly (readonly Recorded[])[] {
  const waves: Recorded[][] = []
  let until = 0
  for (const one of recorded) {
    if (waves.length === 0 || one.began >= until) {
      waves.push([])
      until = one.ended
    }
    waves.at(-1)?.push(one)
    until = Math.min(until, one.ended)
  }
  return waves
}

/** Any of them, unsigned. */
export const askBare = async ({ method, url, body }: Bare) => {
  const headers = { 'content-type': url.includes('_msearch') ? 'application/x-ndjson' : 'application/json' }
  const answer = await fetch(url, body === '' ? { method } : { method, headers, body })
  if (!answer.ok) throw new Error(`OpenSearch answers ${answer.status} to ${method} ${url}`)
  return answer.json()
}

/** The same bodies again, together and one after the other as they were, without anything of ours around them. */
export async function replay(waves: readonly (readonly Recorded[])[]): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map(askBare))
}

/** Of all that a search asks, the query of its page: the one that counts all it finds. It stands alone or as a line of several. */
export function pageQueryOf(recorded: readonly Recorded[]): Bare | undefined {
  for (const { method, url, body } of recorded.toReversed())
    for (const [at, line] of body.split('\n').entries()) {
      if (!line.includes('"track_total_hits":true')) continue
      if (!url.includes('_msearch')) return { method, url, body: line }
      const { index } = JSON.parse(body.split('\n')[at - 1] as string) as { index: string }
      return { method, url: `${new URL(url).origin}/${index}/_search`, body: line }
    }
  return undefined
}
