import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { areas } from '#functions/wiring/areas.ts'
import { firstAnswer } from '../bench/cloud/first-answer.ts'
import { ENVIRONMENT, firstCalls } from '../bench/cloud/function-events.ts'
import { ROOT } from '../command/options.ts'
import { type Bundle, bundleFunctions } from './build-functions.ts'

const INTO = path.join(ROOT, 'dist', `test-functions.${process.pid}`)
const fileOf = (name: string) => path.join(INTO, name, 'index.mjs')
/** bytes, as the requirement has it */
const LARGEST = 100 * 1024

let bundles: readonly Bundle[]
beforeAll(async () => {
  bundles = await bundleFunctions(INTO)
}, 180_000)
afterAll(() => rm(INTO, { recursive: true, force: true }))

/** Evaluates an expression in a process of its own, after a bundle was loaded there. */
async function afterLoading(name: string, expression: string): Promise<unknown> {
  const program = `const loaded = await import(${JSON.stringify(pathToFileURL(fileOf(name)).href)}); console.log(JSON.stringify(${expression}))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env: ENVIRONMENT })
  return JSON.parse(stdout)
}

const ALL = [...Object.keys(areas), 'unknown', 'jobs']

describe('a function as it is bundled', () => {
  it.each(ALL)('answers its first call: %s', async (name) => {
    const call = firstCalls[name]
    expect(call && (await firstAnswer(fileOf(name), call)).answer).toBeGreaterThanOrEqual(0)
  })

  it.each(ALL)('is small at the start, and loads neither a client nor what a first answer can do without: %s', async (name) => {
    const one = bundles.find((bundle) => bundle.name === name) as Bundle
    expect(one.atOnce).toBeLessThan(LARGEST)
    expect(one.modules.filter((file) => /@aws-sdk|zod\/v4\/classic|\/opensearch\//.test(file))).toEqual([])
    const loaded = (await afterLoading(name, 'process.moduleLoadList')) as string[]
    expect(loaded.filter((module) => /^NativeModule (crypto|https|tls|zlib|timers\/promises)$/.test(module))).toEqual([])
  })
})
