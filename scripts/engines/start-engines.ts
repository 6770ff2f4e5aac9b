import { OptionError } from '../options.ts'
import { type Engine, EngineMissing, type Running } from './engine.ts'

export interface Started {
  /** by the variable that names it: where each engine listens */
  readonly urls: Readonly<Record<string, string>>
  /** by the variable: why an engine cannot be had */
  readonly missing: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1)

/** One that runs already is left as it is, and stays. */
async function findRunning({ name, variable }: Engine, url: string): Promise<Running> {
  await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new OptionError(`Nothing answers at ${url}, where ${variable} says that ${name} is.`)
  })
  console.error(`${name}: the one that runs at ${url}`)
  return { url, stop: async () => {} }
}

async function open(engine: Engine): Promise<Running> {
  const given = process.env[engine.variable]
  if (given) return findRunning(engine, given)
  const since = Date.now()
  const running = await engine.start()
  console.error(`${engine.name}: answers at ${running.url} after ${seconds(since)} s`)
  return running
}

/** Starts all of them, each beside the others. Where one fails, the others are stopped again. */
export async function startEngines(engines: readonly Engine[]): Promise<Started> {
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
