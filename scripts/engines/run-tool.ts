import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { EngineMissing } from './engine.ts'

/** Runs an installer or compiler to its end. If it fails, the engine is missing. */
export async function runTool(program: string, args: readonly string[], cwd: string, env = {}): Promise<void> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (code === 0) return
  const said = `${out}\n${errors}`.split('\n').filter((line) => line.trim())
  const why = said.find((line) => /error/i.test(line)) ?? said.at(-1) ?? 'it says nothing'
  throw new EngineMissing(`${[program, ...args].join(' ')} failed: ${why.trim()}`)
}
