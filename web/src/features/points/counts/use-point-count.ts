import useSWR from 'swr'
import { pointExchange } from '#contract/points/point-exchange.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import type { Call } from '#web/lib/calls/call.ts'
import { useCall } from '#web/lib/calls/use-call.tsx'

/** Documents of one call. */
const BATCH_SIZE = 100
/** Waits for the other documents of a page, and for what is needed before. */
const PAUSE_MS = 300

interface Batch {
  readonly codes: string[]
  readonly counts: Promise<ReadonlyMap<string, number>>
}

let batch: Batch | undefined

function openBatch(call: Call): Batch {
  const codes: string[] = []
  const counts = new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(async () => {
    if (batch?.codes === codes) batch = undefined
    const answer = await call(pointExchange.counts, { contentCodes: codes })
    return new Map(answer.counts.map(({ contentCode, count }) => [contentCode, count]))
  })
  return { codes, counts }
}

/** Asks for many documents with one call. */
async function askCount(call: Call, contentCode: string): Promise<number> {
  if (!batch || batch.codes.length >= BATCH_SIZE) batch = openBatch(call)
  const { codes, counts } = batch
  codes.push(contentCode)
  return (await counts).get(contentCode) ?? 0
}

/** Number of compass points that the person sees on a document; all documents of a page are one call, after the page is there. */
export function usePointCount(contentCode: string): number {
  const { compassPointFlag } = useAccount()
  const call = useCall()
  const key = compassPointFlag ? [pointExchange.counts.id, contentCode] : null
  const { data } = useSWR(key, () => askCount(call, contentCode), { revalidateOnFocus: false })
  return data ?? 0
}
