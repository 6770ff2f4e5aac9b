import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Marks the packages as in use, for the launcher. Removes marks of processes that have ended, before another process gets their
 * number.
 */
export function markRunning(folder = path.join(ROOT, 'node_modules/.running')): () => void {
  const file = path.join(folder, String(process.pid))
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!alive(Number(name))) rmSync(path.join(folder, name), { force: true })
  writeFileSync(file, '')
  return () => rmSync(file, { force: true })
}
