import type { PortName, Ports } from '#ports/ports.ts'

/** How each port is opened; one that stands on others takes them from the ports that it is given. */
export type Openers = Readonly<Partial<{ [Name in PortName]: (ports: Ports) => Ports[Name] }>>

/** Opens them once, each when it is first asked for, and all before this returns: what is set wrongly ends the start. */
export function openPorts(openers: Openers): Ports {
  const opened: Partial<Record<PortName, unknown>> = {}
  const ports = {} as Ports
  for (const name of Object.keys(openers) as PortName[])
    Object.defineProperty(ports, name, { enumerable: true, get: () => (opened[name] ??= openers[name]?.(ports)) })
  return { ...ports }
}
