/** Something that this machine lacks; the message is a sentence. What needs it is skipped aloud. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing'
}

export interface Running {
  readonly url: string
  stop(): Promise<void>
}

/** A real service that tests run on, at a pinned version, on 127.0.0.1 alone. */
export interface Engine {
  readonly name: string
  /** the environment variable by which tests, and we, find one that runs */
  readonly variable: string
  /** Puts it into the cache where it is not there yet, and starts it on a free port with no data. */
  start(): Promise<Running>
}
