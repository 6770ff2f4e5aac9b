import { setFlagsFromString } from 'node:v8'

/**
 * An ingest makes much and keeps little. Left alone, the heap of each thread grows to many times of what it holds before it is
 * swept; grown by half at most, a large library fits beside a running site.
 */
export function keepHeapsSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  setFlagsFromString('--heap-growing-percent=50')
}
