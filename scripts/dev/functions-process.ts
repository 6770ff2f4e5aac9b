import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { IssuerSessions } from '#functions/adapters/embedded/identity/local-issuers.ts'
import { ROOT } from '../command/options.ts'
import type { FunctionsSettings, Order, Report } from './functions-messages.ts'

const MAIN = path.join(ROOT, 'scripts/dev/functions-main.ts')
/** A process that a debugger has paused never says that it has closed. */
const CLOSE_LIMIT_MS = 3000

type ReportOf<Is extends Report['is']> = Extract<Report, { is: Is }>

interface ProcessOptions {
  readonly onSigned: (sessions: IssuerSessions) => void
  readonly quiet?: boolean
}

/** One version of the functions in a process of its own, from its first module to its end. */
export class FunctionsProcess {
  readonly #child: ChildProcess
  readonly exited: Promise<unknown>
  /** Rejects where a module has a fault; the process has said which. */
  readonly loaded: Promise<unknown>

  constructor({ onSigned, quiet = false }: ProcessOptions) {
    this.#child = fork(MAIN, {
      cwd: ROOT,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    })
    this.exited = once(this.#child, 'exit')
    this.loaded = this.#report('loaded')
    this.loaded.catch(() => {})
    this.#child.on('message', (report: Report) => report.is === 'signed' && onSigned(report.sessions))
  }

  #report<Is extends Report['is']>(is: Is): Promise<ReportOf<Is>> {
    return new Promise((resolve, reject) => {
      const settle = (report: Report) => {
        if (report.is === is) resolve(report as ReportOf<Is>)
        else if (report.is === 'failed') reject(new Error(report.error))
        else return
        this.#child.off('message', settle)
      }
      this.#child.on('message', settle)
      void this.exited.then(() => reject(new Error('The functions have ended.')))
    })
  }

  #order(order: Order): void {
    if (this.#child.connected) this.#child.send(order)
  }

  /** Answers the port on which it listens. */
  async open(settings: FunctionsSettings): Promise<number> {
    const opened = this.#report('open')
    this.#order({ do: 'open', settings })
    return (await opened).port
  }

  inspect(port: number): void {
    this.#order({ do: 'inspect', port })
  }

  /** Lets go of the data. It can be opened again, unless it did not answer and had to be ended. */
  async close(): Promise<void> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), CLOSE_LIMIT_MS)
    const closed = this.#report('closed').catch(() => {})
    this.#order({ do: 'close' })
    await closed
    clearTimeout(timer)
  }

  async end(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.exited
  }
}
