import type { PortName } from '#ports/ports.ts'
import type { LibraryFunction } from './library-function.ts'

/** AWS resource behind a port. It sets a function's variables and grants exactly what the port's adapter needs. */
export interface PortResource {
  connect(client: LibraryFunction, access: PortAccess): void
}

/** Use of a port: `write` includes reading; `full` also includes scanning and deleting. */
export type PortAccess = 'read' | 'write' | 'full'

export type PortResources = Readonly<Partial<Record<PortName, PortResource>>>
