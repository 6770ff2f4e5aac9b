import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../options.ts'

/** Tells the launcher that the packages are in use; a mark of a process that has gone counts for nothing. */
export function markRunning(): () => void {
  const folder = path.join(ROOT, 'node_modules/.running')
  const file = path.join(folder, String(process.pid))
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, '')
  return () => rmSync(file, { force: true })
}
