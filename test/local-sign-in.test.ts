import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const LOCAL = 'functions/adapters/embedded/identity'
/** The wiring of one machine, its site apart. */
const ON_ONE_MACHINE = ['functions/wiring/embedded.ts', 'functions/wiring/local-site.ts']

const files = ['bin', 'lib', 'functions', 'web', 'scripts'].flatMap((folder) => {
  try {
    return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name))
  } catch {
    return []
  }
})

/** Lists the modules that a file imports or re-exports, in every syntax. Types are left out: they are gone at run time. */
function importsOf(file: string): string[] {
  const source = readFileSync(path.join(ROOT, file), 'utf8').replace(/^\s*(import|export) type .*$/gm, '')
  return [...source.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].flatMap(([, target = '']) => {
    if (target.startsWith('.')) return [path.join(path.dirname(file), target)]
    return [
      target
        .replace(/^#(contract|tenants)\//, 'lib/$1/')
        .replace(/^#ports\//, 'functions/ports/')
        .replace(/^#/, ''),
    ]
  })
}

const graph = new Map(files.map((file) => [file, importsOf(file)]))

function reachableFrom(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const next of graph.get(start) ?? []) reachableFrom(next, seen)
  return seen
}

const isLocal = (file: string) => file.startsWith(`${LOCAL}/`)

describe('the sign-in of this machine', () => {
  it('is imported by the embedded wiring and by scripts alone', () => {
    const importers = files.filter((file) => !isLocal(file) && (graph.get(file) ?? []).some(isLocal))
    const strangers = importers.filter((file) => !ON_ONE_MACHINE.includes(file) && !file.startsWith('scripts/'))
    expect(strangers).toEqual([])
    // Otherwise this test would find nothing whatever happened.
    expect(importers).toContain('scripts/token.ts')
  })

  it('cannot be reached from any other wiring, through any number of files', () => {
    const wirings = files.filter((file) => file.startsWith('functions/wiring/') && !ON_ONE_MACHINE.includes(file))
    expect(wirings.length).toBeGreaterThan(0)
    for (const wiring of [...wirings, ...files.filter((file) => file.startsWith('bin/'))]) {
      expect([wiring, ...[...reachableFrom(wiring)].filter(isLocal)]).toEqual([wiring])
    }
    expect([...reachableFrom('scripts/token.ts')].some(isLocal)).toBe(true)
  })

  it('and its library and cast of keys are named nowhere else', () => {
    const naming = files.filter((file) => !isLocal(file) && (graph.get(file) ?? []).includes('oidc-provider'))
    expect(naming).toEqual([])
  })
})
