import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { api } from '#contract/index.ts'
import { runBundled } from '#test/support/run-bundled.ts'
import { ROOT } from '../../command/options.ts'
import { lightContract } from './light-contract.ts'

const FOLDER = path.join(ROOT, 'lib', 'contract')
/** Modules that take zod are the ones that are written anew. */
const MODULES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^openapi\.ts$/.test(name))

type Module = Record<string, unknown>

const isEndpoint = (value: unknown): value is object => typeof value === 'object' && value !== null && 'method' in value
const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value

/** Data that a page can take of a plain export: no schemas, no functions, no server's part of an endpoint. */
function dataOf(value: unknown): unknown {
  if (typeof value === 'function' || isSchema(value)) return undefined
  if (isEndpoint(value)) {
    const { id, method, path, access, query, arrayBody, answer } = value as Module
    return { id, method, path, access: access === 'public' ? access : undefined, query, arrayBody, answer }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, dataOf(one)]))
}

async function lightModules(): Promise<Record<string, Module>> {
  const imports = MODULES.map((name, at) => `import * as m${at} from '#contract/${name}'`)
  const all = `{ ${MODULES.map((name, at) => `'${name}': m${at}`).join(', ')} }`
  const run = await runBundled({ 'entry.ts': `${imports.join('\n')}\nconsole.log(JSON.stringify(${all}))` }, [lightContract()])
  const inputs = Object.values(run.outputs).flatMap((output) => Object.keys(output.inputs))
  expect(inputs.filter((file) => file.includes('zod'))).toEqual([])
  return run.answers as Record<string, Module>
}

describe('the contract as the page has it', () => {
  it('has the routes, lists and limits of the plain contract, all of them and no others', async () => {
    const light = await lightModules()
    for (const name of MODULES) {
      const plain = dataOf(await import(`#contract/${name}`))
      // Lines of JSON drop what is undefined on both sides.
      expect([name, dataOf(light[name])]).toEqual([name, JSON.parse(JSON.stringify(plain))])
    }
    const endpoints = Object.values((light['index.ts'] as { api: Record<string, object> }).api).flatMap(Object.values)
    expect(endpoints).toHaveLength(Object.values(api).flatMap(Object.values).length)
    expect(endpoints.length).toBeGreaterThan(40)
  })
})
