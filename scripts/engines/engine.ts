/** A requirement that this machine lacks. The message is a sentence. Tests that need it are reported as skipped. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing'
}

export interface RunningEngine {
  readonly url: string
  stop(): Promise<void>
}

/** A real service for tests, at a pinned version, on 127.0.0.1 only. */
export interface TestEngine {
  readonly name: string
  /** environment variable with the URL of a running engine */
  readonly variable: string
  /** Installs it in the cache if needed, and starts it on a free port without data. */
  start(): Promise<RunningEngine>
}
