import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { comparison } from '#contract/documents/comparison.ts'
import { points } from '#contract/points/points.ts'
import { openEmbedded } from '#functions/wiring/embedded.ts'
import { textKeyOf } from '#library/text/text-key.ts'
import { COMPARED_DOCUMENTS, saveComparedLibrary } from '../../compared-library.ts'
import { OLDER, SELECTIONS } from '../modelled-points.ts'
import { openFolder } from './killed-points.ts'

const isNewer = ({ designation }: { readonly designation: string }) => designation === 'ISO 131:2024'
/** Two documents that a job compares, and two of which it makes a red-line. */
export const COMPARED = { leftContentId: 'ISO|132-2020', rightContentId: 'ISO|133-2020' }
export const MARKED = { older: 'ISO|138-2020', newer: 'ISO|138-2024', language: 'en' }
/** A text that is lost, and made again by a job. */
export const LOST_TEXT = textKeyOf('astm/documents/ISO1312020/ISO1312020.html')
/** Jobs that run when the process is killed. */
const JOBS = ['carry-points', 'compare', 'compare', 'make-text']

/** Saves a library in a folder, with a point on an edition whose next one is not there yet. */
export async function fillForJobs(folder: string): Promise<void> {
  const { ports, call, close, pending } = await openFolder(folder)
  await saveComparedLibrary(
    ports,
    'astm',
    COMPARED_DOCUMENTS.filter((one) => !isNewer(one)),
  )
  await call(points.create, { contentID: OLDER, name: 'Point', place: SELECTIONS[0]?.place ?? {} })
  while ((await pending()) > 0) await pause(20)
  await close()
}

/** Starts all four jobs, none of which can end: no file is read any more. Says so, and waits to be killed. */
export async function workUntilKilled(folder: string): Promise<void> {
  // Saving reads files, too: it is over before the process begins in which none can be read.
  const embedded = await openEmbedded(folder)
  await saveComparedLibrary(embedded.ports, 'astm', COMPARED_DOCUMENTS.filter(isNewer))
  await embedded.close()
  const { ports, call } = await openFolder(folder)
  Object.assign(ports.objects, { get: () => new Promise(() => {}) })
  await ports.objects.delete(LOST_TEXT)
  await ports.jobs.send({ id: 'text', name: 'make-text', tenant: 'astm', payload: { contentCode: OLDER } })
  await call(comparison.pdf, COMPARED)
  await call(comparison.makeRedline, MARKED)
  const database = new DatabaseSync(path.join(folder, 'jobs.db'), { readOnly: true })
  const running = database.prepare(`SELECT name FROM jobs WHERE state = 'running' ORDER BY name`)
  while (
    running
      .all()
      .map(({ name }) => name)
      .join() !== JOBS.join()
  )
    await pause(20)
  console.log('all run')
}
