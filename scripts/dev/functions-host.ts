import type { IssuerSessions } from '#functions/adapters/embedded/identity/local-issuers.ts'
import type { FunctionsSettings } from './functions-messages.ts'
import { FunctionsProcess } from './functions-process.ts'
import { runLatest } from './run-latest.ts'

/** Time for answers that are under way to be finished by the old version. */
const DRAIN_LIMIT_MS = 1000

interface Running {
  readonly process: FunctionsProcess
  readonly port: number
}

interface HostOptions {
  readonly settings: FunctionsSettings
  readonly say: (text: string) => void
  /** port of the debugger */
  readonly inspect?: number
  /** the functions' log goes nowhere */
  readonly quiet?: boolean
}

/** Runs the last version of the functions that works, and replaces it by the next one. */
export class FunctionsHost {
  readonly #options: HostOptions
  #settings: FunctionsSettings
  #running?: Running
  #restarting?: Promise<void>
  #swapping?: Promise<void>
  #underWay = 0
  #closed = false
  #onDrained = () => {}

  constructor(options: HostOptions) {
    this.#options = options
    this.#settings = options.settings
  }

  /** Loads the functions anew and puts them in the place of those that run. Those stay where the new ones have a fault. */
  readonly restart = runLatest(async () => {
    this.#restarting = this.#restart()
    await this.#restarting
    this.#restarting = undefined
  })

  async #restart(): Promise<void> {
    if (this.#closed) return
    const began = performance.now()
    const onSigned = (sessions: IssuerSessions) => {
      this.#settings = { ...this.#settings, sessions }
    }
    const next = new FunctionsProcess({ onSigned, quiet: this.#options.quiet })
    try {
      await next.loaded
    } catch {
      return this.#options.say(
        this.#running ? 'Functions: not loaded; the last version keeps running.' : 'Functions: not loaded.',
      )
    }
    this.#swapping = this.#swap(next)
    await this.#swapping
    this.#swapping = undefined
    // The debugger's port is free once the last version has ended.
    const { inspect, say } = this.#options
    if (inspect !== undefined) this.#running?.process.inspect(inspect)
    say(`Functions: started in ${Math.round(performance.now() - began)} ms.`)
  }

  async #swap(next: FunctionsProcess): Promise<void> {
    const last = this.#running?.process
    this.#running = undefined
    await this.#drain()
    await last?.close()
    try {
      await this.#open(next)
      await last?.end()
    } catch (error) {
      this.#options.say(`Functions: ${(error as Error).message}`)
      await next.end()
      if (last) await this.#open(last).catch(() => {})
    }
  }

  async #open(process: FunctionsProcess): Promise<void> {
    const running = { process, port: await process.open(this.#settings) }
    this.#running = running
    void process.exited.then(() => {
      if (this.#running !== running) return
      this.#running = undefined
      this.#options.say('Functions: ended. They are started again by the next request or change.')
    })
  }

  async #drain(): Promise<void> {
    if (this.#underWay === 0) return
    const drained = new Promise<void>((resolve) => {
      this.#onDrained = resolve
    })
    const limit = setTimeout(() => this.#onDrained(), DRAIN_LIMIT_MS)
    await drained
    clearTimeout(limit)
  }

  /** Port of the functions, after a swap that is under way; undefined where they cannot be started. Call `release` after use. */
  async acquire(): Promise<number | undefined> {
    while (this.#swapping) await this.#swapping
    if (!this.#running) await (this.#restarting ?? this.restart())
    this.#underWay += 1
    return this.#running?.port
  }

  release(): void {
    this.#underWay -= 1
    if (this.#underWay === 0) this.#onDrained()
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#restarting
    const last = this.#running?.process
    this.#running = undefined
    await last?.close()
    await last?.end()
  }
}
