import type { Engine } from './engine.ts'

/** The indices of a deployment: the engine that holds them, their names and shape. */
export interface LibraryOptions {
  readonly engine: Engine
  /** prefix of the names of all indices */
  readonly prefix: string
  readonly shards: number
  readonly replicas: number
}
