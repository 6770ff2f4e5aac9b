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
