import { rm } from 'node:fs/promises'
import path from 'node:path'
import { type Bundle, bundle, bundleFunctions, openersOf } from '../../build/build-functions.ts'
import { ROOT } from '../../command/options.ts'
import { percentile } from '../percentile.ts'
import { type FirstAnswer, firstAnswer } from './first-answer.ts'
import { type FirstCall, firstCalls } from './function-events.ts'

const RUNS = 11
/** Folder of measured bundles; a deployment uses another one. */
const BUNDLES = path.join(ROOT, 'dist', 'bench-functions')
const HELLO = 'hello-world'
const hello = `export const handler = async () => ({ statusCode: 200, body: 'Hello' })`

/** Imports of the largest function, added step by step. The rest of its time is its own code. */
function stepsOf(area: 'documents'): Readonly<Record<string, string>> {
  const contract = `import '#contract/${area}/${area}.ts'`
  const { imports, openers } = openersOf(area)
  const open = [`import { openPorts } from '#functions/wiring/aws/open/ports.ts'`, ...imports, `openPorts(${openers})`]
  return {
    [`${area}-its-contract`]: [contract, hello].join('\n'),
    [`${area}-and-its-ports`]: [contract, ...open, hello].join('\n'),
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function tellSizes(bundles: readonly Bundle[]): void {
  console.log('bundles, gz: loaded at the start, and with what is loaded when it is first needed (to reach: 100 KB)')
  for (const { name, atOnce, later } of bundles.toSorted((a, b) => a.atOnce - b.atOnce))
    console.log(`  ${name.padEnd(12)} ${kilobytes(atOnce).padStart(9)} ${kilobytes(atOnce + later).padStart(9)}`)
}

/** Measures all in turns, so that other load on the machine affects all of them. */
async function runAll(calls: Readonly<Record<string, FirstCall>>): Promise<ReadonlyMap<string, FirstAnswer[]>> {
  const answers = new Map<string, FirstAnswer[]>(Object.keys(calls).map((name) => [name, []]))
  for (let run = 0; run <= RUNS; run++)
    for (const [name, call] of Object.entries(calls)) {
      const answer = await firstAnswer(path.join(BUNDLES, name, 'index.mjs'), call)
      // The first round reads the files from disk.
      if (run > 0) answers.get(name)?.push(answer)
    }
  return answers
}

const median = (values: readonly number[]) => percentile(values, 0.5)

function tellStarts(answers: ReadonlyMap<string, FirstAnswer[]>): void {
  const base = answers.get(HELLO) ?? []
  console.log(`process start to first answer ÷ ${HELLO}, medians of ${RUNS} interleaved runs (to reach: 1.5); the same of CPU`)
  for (const [name, runs] of answers) {
    const middle = (part: keyof FirstAnswer, some = runs) => median(some.map((one) => one[part]))
    const ratio = (part: keyof FirstAnswer) => (middle(part) / middle(part, base)).toFixed(2)
    const ms = (part: keyof FirstAnswer) => `${middle(part).toFixed(1)} ms`
    console.log(
      `  ${name.padEnd(24)} ${ratio('whole')} CPU ${ratio('cpu')}: ${ms('whole')}, of it ${ms('load')} to load the bundle and ${ms('answer')} to answer; CPU ${ms('cpu')}`,
    )
  }
}

/** Measures the size of functions and the time of their first answers. */
export async function measureStarts(): Promise<void> {
  const bundles = await bundleFunctions(BUNDLES)
  tellSizes(bundles)
  const greets = { event: {}, status: 200 }
  await bundle(HELLO, hello, BUNDLES)
  const steps = stepsOf('documents')
  for (const [name, contents] of Object.entries(steps)) await bundle(name, contents, BUNDLES)
  const stepCalls = Object.fromEntries(Object.keys(steps).map((name) => [name, greets]))
  tellStarts(await runAll({ [HELLO]: greets, ...stepCalls, ...firstCalls }))
  await rm(BUNDLES, { recursive: true })
}
