import { type FSWatcher, readdirSync, watch } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

/** A program that saves a file writes several times. */
const GATHER_MS = 40
const SOURCE = /(?<!\.test)\.(tsx?|css|json|html|svg|png|gif|woff2)$/

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? path.join(entry.parentPath, entry.name) : [],
  )

/**
 * Reports changed sources of some folders, as paths from the root, together where they change together. Watches folders,
 * not files: editors replace a file by another of its name. Returns the function that ends it.
 */
export function watchSources(folders: readonly string[], onChange: (files: readonly string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function report(): void {
    timer = undefined
    const files = [...changed]
    changed.clear()
    onChange(files)
  }
  function note(file: string): void {
    if (watchTree(file) || !SOURCE.test(file)) return
    changed.add(path.relative(ROOT, file).replaceAll(path.sep, '/'))
    timer ??= setTimeout(report, GATHER_MS)
  }
  function watchFolder(folder: string): void {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (_, name) => name && note(path.join(folder, name)))
    const forget = () => {
      watcher.close()
      watchers.delete(folder)
    }
    watchers.set(folder, watcher.on('error', forget))
  }
  /** False where there is no such folder. */
  function watchTree(folder: string): boolean {
    try {
      for (const one of [...foldersIn(folder), folder]) watchFolder(one)
      return true
    } catch {
      watchers.get(folder)?.close()
      watchers.delete(folder)
      return false
    }
  }

  for (const folder of folders) watchTree(path.resolve(ROOT, folder))
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}
