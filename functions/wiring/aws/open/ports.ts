// Each opener has a file of its own: one file for all adds 1.0 to 4.7 kB (gzipped) to the start of every area's function.
import type { PortName, Ports } from '#ports/ports.ts'

/** Functions that open the ports; a port that needs others takes them from `ports`. */
export type Openers = Readonly<Partial<{ [Name in PortName]: (ports: Ports) => Ports[Name] }>>

/** Opens each port once, in the order of their needs, and all before this returns: a wrong setting ends the start. */
export function openPorts(openers: Openers): Ports {
  const opened: Partial<Record<PortName, unknown>> = {}
  const ports = {} as Ports
  for (const name of Object.keys(openers) as PortName[])
    Object.defineProperty(ports, name, { enumerable: true, get: () => (opened[name] ??= openers[name]?.(ports)) })
  return { ...ports }
}
