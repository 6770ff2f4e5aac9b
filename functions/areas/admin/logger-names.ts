import { api } from '#contract/index.ts'
import { ROOT_LOGGER } from '#functions/http/levels/log-levels.ts'
import { JOBS } from '#ports/job-definitions.ts'
import type { PortName } from '#ports/ports.ts'

/** Ports whose calls can be told; a port that is missing here does not compile. */
const PORTS = Object.keys({
  table: true,
  search: true,
  objects: true,
  jobs: true,
  mail: true,
  tracker: true,
  dashboards: true,
  events: true,
  acts: true,
  health: true,
  monitor: true,
  identity: true,
  signing: true,
  seals: true,
  clock: true,
  ids: true,
} satisfies Readonly<Record<PortName, true>>)

const below = (name: string, children: readonly string[]) => [name, ...children.toSorted().map((child) => `${name}.${child}`)]

/** Names of all loggers: the root, the areas of the API, the jobs and the ports. */
export const LOGGER_NAMES: readonly string[] = [
  ROOT_LOGGER,
  ...below('http', Object.keys(api)),
  ...below('jobs', Object.keys(JOBS)),
  ...below('ports', PORTS),
]
