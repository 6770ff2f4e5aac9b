import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { api } from '#contract/index.ts'
import { placeInput } from '#web/lib/call.ts'
import { ROOT } from '../options.ts'
import { lightModule } from './light-contract.ts'

const CONTRACT = path.join(ROOT, 'lib/contract')

/** Evaluates a module that has nothing but JSON in it. */
const exportsOf = (module: string) =>
  Object.fromEntries(
    [...module.matchAll(/^export const (\w+) = (.*)$/gm)].map(([, name, json]) => [name, JSON.parse(json as string)]),
  )

const endpoints = Object.values<Record<string, AnyEndpoint>>(api).flatMap((calls) => Object.values(calls))

describe('the contract without its schemas', () => {
  it('sends every call to the same address with the same body as the contract itself', async () => {
    const files = readdirSync(CONTRACT).filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts')
    const modules = await Promise.all(files.map((file) => lightModule(path.join(CONTRACT, file))))
    const light = new Map<string, AnyEndpoint>()
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('id' in value && 'method' in value) light.set(String(value.id), value as AnyEndpoint)
      else for (const one of Object.values(value)) collect(one)
    }
    for (const module of modules) collect(exportsOf(module))
    expect(endpoints.length).toBeGreaterThan(50)
    for (const endpoint of endpoints) {
      const stripped = light.get(endpoint.id)
      expect(stripped).toMatchObject({ method: endpoint.method, access: endpoint.access })
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
      const input = Object.fromEntries([...names, ...(endpoint.query ?? []), 'other'].map((name) => [name, `${name} &/`]))
      expect(placeInput(stripped as AnyEndpoint, input)).toEqual(placeInput(endpoint, input))
    }
  })

  it('has no schema in it', async () => {
    expect(await lightModule(path.join(CONTRACT, 'search.ts'))).not.toMatch(/zod|_def/)
  })
})
