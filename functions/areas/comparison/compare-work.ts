import { parentPort, workerData } from 'node:worker_threads'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { unpackText } from '#library/text/stored-text.ts'
import type { MakingAnswer, MakingRequest } from './make-in-thread.ts'
import { NotComparable } from './not-comparable.ts'
import { compareWithin, writeResult } from './write-result.ts'

/** The comparison of the largest documents takes a hundredth of it. */
const MAX_COMPARING_MS = 10 * 60_000

function textOf(request: MakingRequest, side: 'older' | 'newer') {
  try {
    return unpackText(request[side])
  } catch (error) {
    if (error instanceof TextUnreadable) throw new NotComparable('text-unprepared', side)
    throw error
  }
}

async function make(request: MakingRequest): Promise<Uint8Array> {
  const compared = compareWithin(textOf(request, 'older'), textOf(request, 'newer'), MAX_COMPARING_MS)
  if (request.form !== 'redline') return Buffer.from(writeResult(compared, request.form))
  const { PdfUnwritable, writeRedline } = await import('./redline/write-redline.ts')
  try {
    return await writeRedline({ compared, ...request.redline })
  } catch (error) {
    if (error instanceof PdfUnwritable) throw new NotComparable('pdf-unwritable', 'newer')
    throw error
  }
}

async function answer(request: MakingRequest): Promise<MakingAnswer> {
  try {
    return { bytes: await make(request) }
  } catch (error) {
    if (error instanceof NotComparable) return { failure: error.failure, side: error.side }
    return { error: (error as Error).stack ?? String(error) }
  }
}

parentPort?.postMessage(await answer(workerData as MakingRequest))
