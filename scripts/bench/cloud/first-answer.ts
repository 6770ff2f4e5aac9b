import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENVIRONMENT, type FirstCall } from './function-events.ts'

const RUNNER = path.join(import.meta.dirname, 'answer-once.mjs')

/** times in milliseconds */
export interface FirstAnswer {
  /** from the start of the process to its answer */
  readonly whole: number
  /** from the readiness of Node: reading, compiling and running the bundle */
  readonly load: number
  /** first call of the handler */
  readonly answer: number
  /** processor time in total; other load on the machine changes it least */
  readonly cpu: number
}

interface Told {
  readonly statusCode?: number
  readonly booted: number
  readonly loaded: number
  readonly answered: number
  readonly cpu: number
}

/** Starts a function in a new process of this Node, as Lambda does. The process reports its times. */
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
  // Log lines of the handler come before it.
  const told = JSON.parse(text.split('\n').at(-1) || '{}') as Partial<Told>
  const { booted = 0, loaded = 0, answered = 0, cpu = 0, statusCode } = told
  if (answered === 0 || statusCode !== status) throw new Error(`${bundle} answers ${statusCode}, not ${status}: ${text}`)
  return { whole, load: loaded - booted, answer: answered - loaded, cpu }
}
