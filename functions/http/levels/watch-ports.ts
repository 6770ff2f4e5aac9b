import type { PortName, Ports } from '#ports/ports.ts'

interface PortCalls {
  count: number
  /** milliseconds */
  ms: number
}

type Method = (...given: never[]) => unknown

/** Ports that count and time their calls, for the log of one call. */
export function watchPorts(ports: Pick<Ports, PortName>, watched: (port: string) => boolean) {
  const calls = new Map<string, PortCalls>()

  function timed(name: string, method: Method): Method {
    return (...given) => {
      const seen = calls.get(name) ?? { count: 0, ms: 0 }
      calls.set(name, seen)
      const began = performance.now()
      const end = () => {
        seen.ms += performance.now() - began
      }
      seen.count += 1
      const answer = method(...given)
      if (!(answer instanceof Promise)) return answer
      return answer.finally(end)
    }
  }

  const watch = (name: string, port: object) => {
    const methods = Object.entries(port).map(([verb, one]) => {
      return [verb, typeof one === 'function' ? timed(`${name}.${verb}`, (one as Method).bind(port)) : one]
    })
    return Object.assign(Object.create(port), Object.fromEntries(methods)) as object
  }
  const entries = Object.entries(ports).map(([name, port]) => [name, watched(name) && port ? watch(name, port) : port])
  return {
    ports: Object.fromEntries(entries) as Pick<Ports, PortName>,
    /** calls by port and verb, in milliseconds */
    summary: () =>
      Object.fromEntries([...calls].map(([name, { count, ms }]) => [name, { count, ms: Math.round(ms * 100) / 100 }])),
  }
}
