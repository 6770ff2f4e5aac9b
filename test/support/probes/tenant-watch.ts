import { AsyncLocalStorage } from 'node:async_hooks'
import type { Tenant } from '#contract/tenant.ts'
import type { World } from '../world.ts'

const callers = new AsyncLocalStorage<Tenant>()
const strays = new WeakMap<World, string[]>()

/** Keys that are named by what a port is given. */
function keysIn(given: unknown): string[] {
  if (typeof given === 'string') return [given]
  if (Array.isArray(given)) return given.flatMap(keysIn)
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) =>
    (name === 'pk' || name === 'key') && typeof value === 'string'
      ? [value]
      : ['put', 'item', 'update', 'delete', 'check'].includes(name)
        ? keysIn(value)
        : [],
  )
}

/** Refuses keys of one tenant in what runs for another one, before anything is read or written. */
function guard(port: object, names: readonly string[], found: string[]): void {
  const methods = port as Record<string, (...given: unknown[]) => unknown>
  for (const name of names) {
    const own = methods[name]
    if (!own) throw new Error(`a port has no ${name}`)
    methods[name] = (...given) => {
      const tenant = callers.getStore()
      const stray = tenant && keysIn(given[0]).find((key) => !key.startsWith(`${tenant}#`) && !key.startsWith(`${tenant}/`))
      if (!stray) return own.apply(port, given)
      found.push(`${name} of ${stray} for ${tenant}`)
      throw new Error(`${name} of ${stray} for ${tenant}`)
    }
  }
}

/** Watches that calls for a tenant touch rows and objects of that tenant alone. */
export function watchTenants(world: World): void {
  const found: string[] = []
  strays.set(world, found)
  guard(world.ports.table, ['get', 'getMany', 'put', 'update', 'delete', 'query', 'transact'], found)
  guard(world.ports.objects, ['put', 'head', 'get', 'delete', 'sign'], found)
  const { direct } = world
  const watched: World['direct'] = (person, tenant = 'astm') => {
    const call = direct(person, tenant)
    const raw = ((...given: Parameters<typeof call.raw>) => callers.run(tenant, () => call.raw(...given))) as typeof call.raw
    return Object.assign(((...given: Parameters<typeof call>) => callers.run(tenant, () => call(...given))) as typeof call, {
      raw,
    })
  }
  Object.assign(world, { direct: watched })
}

/** Runs what is done for a tenant without a call. */
export const asTenant = <T>(tenant: Tenant, run: () => T): T => callers.run(tenant, run)

/** Takes the first key of another tenant that was asked for since the last time. */
export const removeStray = (world: World): string | undefined => strays.get(world)?.splice(0)[0]
