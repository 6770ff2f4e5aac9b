import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { ROOT } from '#scripts/command/options.ts'

export interface Child {
  readonly process: ChildProcess
  /** Reads the next line of its output; undefined after its end. */
  line(): Promise<string | undefined>
  /** Ends it by SIGKILL, like a power cut. */
  kill(): Promise<void>
}

/** Runs a module's text in a process of its own; `fileLimit` is the maximum size of a file in KB. */
export function startChild(text: string, { fileLimit }: { fileLimit?: number } = {}): Child {
  // An input type would be inherited by worker threads, which refuse it.
  const node = ['--disable-warning=ExperimentalWarning', '-e', text]
  const options = {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  } satisfies SpawnOptions
  const limited = ['-c', `trap '' XFSZ; ulimit -f ${fileLimit}; exec "$@"`, 'bash', process.execPath, ...node]
  const child: ChildProcess = fileLimit ? spawn('bash', limited, options) : spawn(process.execPath, node, options)
  const ended = once(child, 'exit')
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]()
  return {
    process: child,
    async line() {
      const { value, done } = await lines.next()
      return done ? undefined : value
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
