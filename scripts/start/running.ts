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
 * Tells the launcher that the packages are in use. Marks of processes that have gone are taken away, before another process
 * gets such a number.
 */
export function markRunning(folder = path.join(ROOT, 'node_modules/.running')): () => void {
  const file = path.join(folder, String(process.pid))
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) if (!alive(Number(name))) rmSync(path.join(folder, name), { force: true })
  writeFileSync(file, '')
  return () => rmSync(file, { force: true })
}
