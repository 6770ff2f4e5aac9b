/** Recorded request with its times. */
interface Recorded {
  readonly method: string
  readonly url: string
  readonly body: string
  readonly began: number
  readonly ended: number
}

type Bare = Pick<Recorded, 'method' | 'url' | 'body'>

/** Records the requests that `work` sends by `fetch`. */
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

/** Groups requests that ran at the same time, in the order of the groups. */
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

/** Sends a request again, unsigned. */
export const requestBare = async ({ method, url, body }: Bare) => {
  const headers = { 'content-type': url.includes('_msearch') ? 'application/x-ndjson' : 'application/json' }
  const answer = await fetch(url, body === '' ? { method } : { method, headers, body })
  if (!answer.ok) throw new Error(`OpenSearch answers ${answer.status} to ${method} ${url}`)
  return answer.json()
}

/** Sends the same bodies again, in the same groups, without the adapter. */
export async function replay(waves: readonly (readonly Recorded[])[]): Promise<void> {
  for (const wave of waves) await Promise.all(wave.map(requestBare))
}

/** Finds the query of the page among the requests of a search: it counts all hits. It is a body of its own or a line of several. */
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
