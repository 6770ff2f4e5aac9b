import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

/** The compiler itself: whoever ends the script that starts it leaves it running. */
const TSC = path.join(ROOT, `node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib/tsc`)
/** Nice value of the type check: builds and functions come first. */
const LOW_PRIORITY = 10
const START_DELAY_MS = 1500

/** Checks the types of the project, behind everything else; a later call ends the one before. */
export function openTypeCheck(say: (text: string) => void) {
  let checking: ChildProcess | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  function start(): void {
    const tsc = spawn(TSC, ['--noEmit', '--pretty'], { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    checking = tsc
    if (tsc.pid) setPriority(tsc.pid, LOW_PRIORITY)
    let said = ''
    tsc.stdout.on('data', (text) => {
      said += text
    })
    tsc.once('close', (code) => {
      if (checking === tsc && code !== null) say(code === 0 ? 'Types: right.' : `Types:\n${said}`)
    })
  }
  function stop(): void {
    clearTimeout(timer)
    // The compiler goes on after SIGTERM: several at once would take a gigabyte each.
    checking?.kill('SIGKILL')
  }
  function check(): void {
    stop()
    if (!closed) timer = setTimeout(start, START_DELAY_MS)
  }
  function close(): void {
    closed = true
    stop()
  }
  return { check, close }
}
