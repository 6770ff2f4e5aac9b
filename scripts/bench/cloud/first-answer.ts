import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENVIRONMENT, type FirstCall } from './function-events.ts'

const RUNNER = path.join(import.meta.dirname, 'answer-once.mjs')

/** ms */
export interface FirstAnswer {
  /** from the start of the process until its answer is here */
  readonly whole: number
  /** from the moment that Node was ready: reading, compiling and running the bundle */
  readonly load: number
  /** the handler's own, of its first call */
  readonly answer: number
  /** of a processor, all in all: what else the machine does changes this least */
  readonly cpu: number
}

interface Told {
  readonly statusCode?: number
  readonly booted: number
  readonly loaded: number
  readonly answered: number
  readonly cpu: number
}

/** One process of the Node that this one is, as Lambda starts it; it says how far it came when. */
export async function firstAnswer(bundle: string, { event, status }: FirstCall): Promise<FirstAnswer> {
  const began = performance.now()
  const child = spawn(process.execPath, [RUNNER, pathToFileURL(bundle).href, JSON.stringify(event)], {
    env: ENVIRONMENT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let [text, whole] = ['', 0]
  child.stdout.on('data', (chunk: Buffer) => {
    whole = performance.now() - began
    text += chunk
  })
  await once(child, 'close')
  // What the handler logs stands before it, a line each.
  const told = JSON.parse(text.split('\n').at(-1) || '{}') as Partial<Told>
  const { booted = 0, loaded = 0, answered = 0, cpu = 0, statusCode } = told
  if (answered === 0 || statusCode !== status) throw new Error(`${bundle} answers ${statusCode}, not ${status}: ${text}`)
  return { whole, load: loaded - booted, answer: answered - loaded, cpu }
}
