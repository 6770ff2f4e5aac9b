import { buffer } from 'node:stream/consumers'
import { TextUnreadable } from '#document-text/parse-text.ts'
import { readPackedText } from '#library/text/stored-text.ts'
import type { JobHandler } from '#ports/jobs.ts'
import type { Ports } from '#ports/ports.ts'
import { type ComparingRequest, compareInThread } from './compare-in-thread.ts'
import { NotComparable } from './not-comparable.ts'
import { comparisonIdOf, findResult, formNameOf, resultKeyOf, saveResult, type WantedResult } from './result-objects.ts'
import { findComparison, removeComparison, type StoredComparison, saveFailure } from './store.ts'
import { clearWaiting, type MakingPlace, sendNotices } from './waiting-store.ts'
import { MakingCancelled, watchMaking } from './watch-making.ts'

type JobPorts = Pick<Ports, 'objects' | 'table' | 'clock' | 'jobs'>

/** Makes the result of a comparison that is too large for a request. A second run finds the result of the first one. */
export function compareJob(ports: JobPorts): JobHandler<'compare'> {
  return async ({ id: job, tenant, payload }) => {
    const { form, facts, older, newer } = payload
    const wanted: WantedResult = { pair: { older, newer }, form, ...(facts && { facts }) }
    const [id, name, key] = [comparisonIdOf(wanted.pair), formNameOf(wanted), resultKeyOf(tenant, wanted)]
    const place = { tenant, id, form: name }
    const fail = (failure: NotComparable['failure'], side?: NotComparable['side']) =>
      saveFailure(ports.table, tenant, { id, form: name, at: ports.clock.now(), failure, ...(side && { side }) })
    const note = await findComparison(ports.table, tenant, id, name)
    if (isOfAnother(note, job)) return
    try {
      if (!note?.cancelled && !(await findResult(ports, key))) {
        const request = await readRequest(ports, wanted)
        const bytes = await watchMaking(ports, place, job, (watch) => compareInThread(request, watch))
        await saveResult(ports.objects, key, bytes, form)
      }
    } catch (error) {
      if (error instanceof NotComparable) {
        await fail(error.failure, error.side)
        return notify(ports, place)
      }
      if (!(error instanceof MakingCancelled)) {
        await fail('comparison-failed')
        throw error
      }
    }
    await notify(ports, place)
    await removeComparison(ports.table, tenant, id, name)
    await clearWaiting(ports, place)
  }
}

/** Sends a job for the mail to each who wants to be told that the job has ended. */
const notify = (ports: JobPorts, place: MakingPlace): Promise<void> =>
  sendNotices(ports, place, ({ accountId, userId, email, awaited, since }) =>
    ports.jobs.send({
      id: `notify-comparison ${place.tenant} ${accountId} ${userId} ${awaited} ${since}`,
      name: 'notify-comparison',
      tenant: place.tenant,
      payload: { accountId, userId, email, awaited },
    }),
  )

/** Tells whether a later job makes the result: this one was cancelled before it began, and then asked for again. */
const isOfAnother = (note: StoredComparison | undefined, job: string): boolean => note?.job !== undefined && note.job !== job

async function readRequest(ports: JobPorts, { pair, form, facts }: WantedResult): Promise<ComparingRequest> {
  const texts = { older: await readSide(ports, pair, 'older'), newer: await readSide(ports, pair, 'newer') }
  if (form !== 'redline') return { ...texts, form }
  const object = await ports.objects.get(pair.newer)
  if (!object || !facts) throw new NotComparable('pdf-unwritable', 'newer')
  return { ...texts, form, redline: { pdf: await buffer(object.body), facts, madeAt: ports.clock.now() } }
}

async function readSide(ports: JobPorts, pair: WantedResult['pair'], side: 'older' | 'newer'): Promise<Uint8Array> {
  try {
    return await readPackedText(ports, pair[side])
  } catch (error) {
    if (error instanceof TextUnreadable) throw new NotComparable('text-unprepared', side)
    throw error
  }
}
