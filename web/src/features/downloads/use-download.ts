import { type Download, downloads } from '#contract/downloads.ts'
import { useEndpoint } from '#web/lib/calls/use-endpoint.ts'

const POLL_INTERVAL_MS = 2000

/** Follows a download until it is ready. */
export const useDownload = (id: string) =>
  useEndpoint(downloads.get, id ? { id } : null, {
    refreshInterval: (latest?: Download) => (latest && latest.state !== 'making' ? 0 : POLL_INTERVAL_MS),
    shouldRetryOnError: false,
  })
