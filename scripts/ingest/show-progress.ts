import path from 'node:path'
import type { IngestProgress } from '#functions/jobs/ingest/ingest-library.ts'
import type { Refusal } from '#functions/jobs/ingest/source/candidate.ts'

/** A screen is told more often than a log. */
const SCREEN_MS = 500
const LOG_MS = 10_000

export function tell(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** What goes on, on stderr: one line that changes on a screen, a line now and then in a log. */
export function showProgress() {
  const screen = process.stderr.isTTY === true
  const began = performance.now()
  let last = screen ? 0 : began
  const line = (text: string) => tell(screen ? `\r\x1b[K${text}` : text)
  return {
    onProgress(progress: IngestProgress): void {
      const now = performance.now()
      if (now - last < (screen ? SCREEN_MS : LOG_MS)) return
      last = now
      const text = progressText(progress, (now - began) / 1000)
      if (screen) process.stderr.write(`\r\x1b[K${text}`)
      else tell(text)
    },
    onRefused: (refusal: Refusal) => line(`refused: ${refusalText(refusal)}`),
    onRemark: (remark: Refusal) => line(`note: ${refusalText(remark)}`),
    end: () => screen && process.stderr.write('\r\x1b[K'),
  }
}

export function progressText({ added, changed, unchanged, refused, bytes, totalBytes }: IngestProgress, seconds: number): string {
  const done = added + changed + unchanged + refused
  const share = totalBytes > 0 ? Math.min(1, bytes / totalBytes) : 1
  const left = share > 0 && share < 1 ? `, about ${duration((seconds * (1 - share)) / share)} left` : ''
  return `${Math.floor(share * 100)} %, ${done} documents, ${Math.round(done / Math.max(seconds, 0.001))} a second${left}`
}

function duration(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
}

export function refusalText({ file, line, field, reason }: Refusal): string {
  const place = line === undefined ? relative(file) : `${relative(file)}, line ${line}`
  return `${place}${field ? `, ${field}` : ''}: ${reason}`
}

/** As somebody typed it, where it is under the folder they are in. */
function relative(file: string): string {
  const name = path.relative(process.cwd(), file)
  return name.startsWith('..') ? file : name
}
