import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import path from 'node:path'
import { ROOT } from '../options.ts'

const TSC = path.join(ROOT, 'node_modules/.bin/tsc')
/** Of the processor the builds and the functions come first. */
const LOW_PRIORITY = 10

/** Checks the types of the project, behind everything else; a later call ends the one before. */
export function openTypeCheck(say: (text: string) => void) {
  let checking: ChildProcess | undefined
  const stop = () => void checking?.kill()

  function check(): void {
    stop()
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
  return { check, stop }
}
