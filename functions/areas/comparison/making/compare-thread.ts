import { parentPort, workerData } from 'node:worker_threads'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { unpackText } from '#library/text/stored-text.ts'
import type { ComparingAnswer, ComparingRequest } from './compare-in-thread.ts'
import { compareWithin, writeResult } from './compare-within.ts'
import { NotComparable } from './not-comparable.ts'

/** The comparison of the largest documents takes a hundredth of it. */
const MAX_COMPARING_MS = 10 * 60_000

function textOf(request: ComparingRequest, side: 'older' | 'newer') {
  try {
    return unpackText(request[side])
  } catch (error) {
    if (error instanceof TextUnreadable) throw new NotComparable('text-unprepared', side)
    throw error
  }
}

const post = (answer: ComparingAnswer) => parentPort?.postMessage(answer)

/** Creates a function that posts how many of the pages are written, each hundredth once. */
function createPageCounter(): (done: number, total: number) => void {
  let posted = 0
  return (done, total) => {
    const percent = Math.floor((done / total) * 100)
    if (percent > posted) post({ progress: { step: 'writing', percent } })
    posted = Math.max(posted, percent)
  }
}

async function make(request: ComparingRequest): Promise<Uint8Array> {
  const compared = compareWithin(textOf(request, 'older'), textOf(request, 'newer'), MAX_COMPARING_MS)
  post({ progress: { step: 'writing' } })
  if (request.form !== 'redline') return Buffer.from(writeResult(compared, request.form))
  const { PdfUnwritable, writeRedline } = await import('../redline/write-redline.ts')
  try {
    return await writeRedline({ compared, ...request.redline, onPage: createPageCounter() })
  } catch (error) {
    if (error instanceof PdfUnwritable) throw new NotComparable('pdf-unwritable', 'newer')
    throw error
  }
}

async function answer(request: ComparingRequest): Promise<ComparingAnswer> {
  try {
    return { bytes: await make(request) }
  } catch (error) {
    if (error instanceof NotComparable) return { failure: error.failure, side: error.side }
    return { error: (error as Error).stack ?? String(error) }
  }
}

post(await answer(workerData as ComparingRequest))
