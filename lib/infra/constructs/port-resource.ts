import type { PortName } from '#ports/ports.ts'
import type { LibraryFunction } from './library-function.ts'

/** What stands behind a port: it tells a function where it is, and grants what the port's adapter asks of it and no more. */
export interface PortResource {
  serve(asking: LibraryFunction, access: Access): void
}

/** What a function does through a port; `write` reads too, and `whole` does both, reads all that there is, and takes it away. */
export type Access = 'read' | 'write' | 'whole'

export type PortResources = Readonly<Partial<Record<PortName, PortResource>>>
