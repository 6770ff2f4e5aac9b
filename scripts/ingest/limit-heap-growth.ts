import { setFlagsFromString } from 'node:v8'

/**
 * Limits the growth of each heap to half its size. An ingest allocates much and keeps little: by default the heap of each thread
 * grows to a multiple of the live data before it is collected.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=50')
}
