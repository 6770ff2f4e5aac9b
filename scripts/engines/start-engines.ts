import { OptionError } from '../command/options.ts'
import { EngineMissing, type RunningEngine, type TestEngine } from './engine.ts'

export interface StartedEngines {
  /** URLs of engines, by their variable */
  readonly urls: Readonly<Record<string, string>>
  /** reasons why engines are missing, by their variable */
  readonly missing: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)

/** Uses an engine that runs already, and leaves it running. */
async function findRunning({ name, variable }: TestEngine, url: string): Promise<RunningEngine> {
  await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new OptionError(`${name} does not answer at ${url}, the value of ${variable}.`)
  })
  console.error(`${name}: already running at ${url}`)
  return { url, stop: async () => {} }
}

async function open(engine: TestEngine): Promise<RunningEngine> {
  const given = process.env[engine.variable]
  if (given) return findRunning(engine, given)
  const since = Date.now()
  const running = await engine.start()
  console.error(`${engine.name}: started at ${running.url} after ${seconds(since)} s`)
  return running
}

/** Starts all engines in parallel. If one fails, the others are stopped. */
export async function startEngines(engines: readonly TestEngine[]): Promise<StartedEngines> {
  const opened = await Promise.allSettled(engines.map(open))
  const running = opened.filter((one) => one.status === 'fulfilled').map(({ value }) => value)
  const stop = async () => void (await Promise.all(running.map((one) => one.stop())))
  const urls: Record<string, string> = {}
  const missing: Record<string, string> = {}
  const failures: unknown[] = []
  for (const [index, { variable, name }] of engines.entries()) {
    const one = opened[index]
    if (one?.status === 'fulfilled') urls[variable] = one.value.url
    else if (one?.reason instanceof EngineMissing) missing[variable] = `${name}: ${one.reason.message}`
    else failures.push(one?.reason)
  }
  if (failures.length === 0) return { urls, missing, stop }
  await stop()
  throw failures[0]
}
