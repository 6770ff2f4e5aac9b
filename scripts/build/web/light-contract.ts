import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

const TAKES_ZOD = /^import \* as z from 'zod\/mini'$/m

/** Picks the fields of an endpoint that a call needs; schemas, problems and who may call stay with the server. */
function lightEndpoint({ id, method, path, access, query, arrayBody, answer }: Record<string, unknown>) {
  return { id, method, path, ...(access === 'public' && { access }), query, arrayBody, answer }
}

const isEndpoint = (value: object) => 'id' in value && 'method' in value && 'path' in value

/** Strips schemas and functions from a value; undefined if nothing is left. */
function light(value: unknown): unknown {
  if (typeof value === 'function') return undefined
  if (typeof value !== 'object' || value === null) return value
  if ('_zod' in value) return undefined
  if (Array.isArray(value)) return value.map(light)
  if (isEndpoint(value)) return lightEndpoint(value as Record<string, unknown>)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, light(one)]))
}

async function lightModule(file: string): Promise<string> {
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href)
  return Object.entries(exported)
    .map(([name, value]) => [name, light(value)] as const)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/**
 * Replaces the contract in the page's bundle by one with ids, methods, paths and lists alone, read from the real one. It has no zod,
 * which would be a quarter of the page's script. A page that uses a schema fails to build.
 */
export const lightContract = (): Plugin => ({
  name: 'light-contract',
  setup(build) {
    build.onLoad({ filter: /[\\/]lib[\\/]contract[\\/].+\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      return TAKES_ZOD.test(source) ? { contents: await lightModule(path), loader: 'js' } : undefined
    })
  },
})
