import type { PortName, Ports } from '#ports/ports.ts'
import type { Call } from './call.ts'
import type { LevelsCache } from './levels/levels-cache.ts'
import { effectiveLevel, writes } from './levels/log-levels.ts'
import type { StoredLevels } from './levels/store.ts'
import { watchPorts } from './levels/watch-ports.ts'
import { loggerOf } from './log-call.ts'

/** Ports of a call: counted where the logger of its area or of the port is at DEBUG, and else as they are. */
export function portsToLog(call: Call, ports: Pick<Ports, PortName>, levels: LevelsCache, now: Date): Pick<Ports, PortName> {
  const set: StoredLevels = call.tenant ? levels.of(call.tenant) : {}
  if (Object.keys(set).length === 0) return ports
  const isDetailed = (logger: string) => writes(effectiveLevel(set, logger, now), 'DEBUG')
  const ofArea = isDetailed(loggerOf(call))
  const isWatched = (port: string) => ofArea || isDetailed(`ports.${port}`)
  if (!Object.keys(ports).some(isWatched)) return ports
  const watched = watchPorts(ports, isWatched)
  call.portCalls = () => ({ ports: watched.summary() })
  return watched.ports
}
