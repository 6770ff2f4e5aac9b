import { documents, ENTITLEMENT_HEADER, type FileLink } from '#contract/documents/documents.ts'
import type { CallInputOf } from '#contract/endpoint/endpoint.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'
import { downloadFrom } from '#web/lib/calls/download.ts'
import type { Text, useLocale } from '#web/lib/i18n/i18n.tsx'
import { notify } from '#web/lib/notify.ts'
import { notifyProgress } from '#web/lib/notify-progress.ts'
import { type ChosenFile, streamToFile } from './stream-to-file.ts'

export type Refusal = 'noAccess' | 'noDocument'

/** Problem codes that are about this document and not temporary. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  'not-entitled': 'noAccess',
  'no-file': 'noDocument',
  'content-not-found': 'noDocument',
  'content-gone': 'noDocument',
  'not-downloadable': 'noAccess',
}

/** A file of this size takes so long that its progress is shown. */
const LARGE_BYTES = 20_000_000

interface Page {
  readonly call: Call
  readonly t: Text
  readonly formatNumber: ReturnType<typeof useLocale>['formatNumber']
  /** why a file that is empty may not be had */
  readonly whenEmpty?: Refusal | undefined
}

type AskedFile = CallInputOf<typeof documents.download>

type ChooseFile = (options: { suggestedName: string }) => Promise<ChosenFile>

/** Downloads the PDF of a document, and returns why it may not be had. The right to read it is checked before anything else. */
export async function downloadFile(asked: AskedFile, page: Page): Promise<Refusal | undefined> {
  const { contentCode } = asked
  try {
    const { headers } = await page.call.raw(documents.verify, { contentCode })
    if (headers.get(ENTITLEMENT_HEADER) !== 'true') return 'noAccess'
    const link = await askForFile(asked, page)
    if (!link) return undefined
    if (link.size === 0) return page.whenEmpty ?? 'noAccess'
    return (await isThere(link)) ? await keep(link, page) : 'noDocument'
  } catch (error) {
    const refusal = error instanceof CallError ? REFUSALS[error.problem.code] : undefined
    if (refusal) return refusal
    if (!(error instanceof CallError) || error.problem.code !== 'points-not-writable') throw error
    notify.error(page.t('documents.pointsNotWritable'))
  }
}

const POLL_INTERVAL_MS = 2000
const MAX_POLLS = 300

/** Asks for a file until it is there: compass points are written into a large one meanwhile. Undefined for whoever gives up. */
async function askForFile(asked: AskedFile, { call, t }: Page): Promise<FileLink | undefined> {
  let isWanted = true
  let progress: ReturnType<typeof notifyProgress> | undefined
  try {
    for (let poll = 0; isWanted; poll++) {
      const link = await call(documents.download, asked).catch((error: unknown) => {
        const isMade = error instanceof CallError && error.problem.code === 'points-being-written'
        if (!isMade || poll === MAX_POLLS) throw error
      })
      if (link) return isWanted ? link : undefined
      progress ??= notifyProgress(t('documents.writingPoints'), () => {
        isWanted = false
        progress?.close()
      })
      if (isWanted) progress.show({ text: t('documents.writingPointsHint') })
      await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    }
    return undefined
  } finally {
    progress?.close()
  }
}

/** Tells whether a link leads to a file. One that does not would open in place of the page, as an answer of the storage. */
async function isThere({ url }: FileLink): Promise<boolean> {
  const response = await fetch(url, { headers: { Range: 'bytes=0-0' } })
  await response.body?.cancel()
  if (response.ok || response.status === 404) return response.ok
  throw new Error(`The file answers ${response.status}`)
}

/** Gives a file to the browser; one that is large is streamed to the disk, with its progress, where the browser can. */
async function keep(link: FileLink, page: Page): Promise<undefined> {
  const choose = (window as { showSaveFilePicker?: ChooseFile }).showSaveFilePicker
  if (link.size < LARGE_BYTES || !choose) return downloadFrom(link.url, link.name) as undefined
  try {
    const file = await choose.call(window, { suggestedName: link.name })
    void showStreaming(link, file, page)
  } catch (error) {
    // Whoever closes the question wants no file. A browser that does not ask now downloads by itself.
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFrom(link.url, link.name)
  }
}

/** Streams a file with its progress in a notice, in which it is canceled. */
async function showStreaming(link: FileLink, file: ChosenFile, { t, formatNumber }: Page): Promise<void> {
  const stop = new AbortController()
  const { name, size } = link
  const megabytes = (bytes: number) =>
    formatNumber(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const progress = notifyProgress(t('documents.downloading', { name }), () => stop.abort())
  const show = (done: number) =>
    progress.show({ done, total: size, text: t('documents.downloaded', { done: megabytes(done), total: megabytes(size) }) })
  const warn = (event: BeforeUnloadEvent) => event.preventDefault()
  window.addEventListener('beforeunload', warn)
  show(0)
  try {
    await streamToFile(link, file, { fetch: window.fetch.bind(window), signal: stop.signal, onProgress: show })
    notify.success(t('documents.downloadDone', { name }))
  } catch {
    if (stop.signal.aborted) notify.info(t('documents.downloadCanceled', { name }))
    else notify.error(t('documents.downloadCut', { name }))
  } finally {
    progress.close()
    window.removeEventListener('beforeunload', warn)
  }
}
