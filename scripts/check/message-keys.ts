import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../command/options.ts'

const folder = path.join(ROOT, 'web/src/locales')

/** JSON.parse keeps the last of two equal keys in silence; this finds them. */
function repeated(file: string): string[] {
  const keys = [...readFileSync(file, 'utf8').matchAll(/^\s*"((?:[^"\\]|\\.)+)"\s*:/gm)].map((match) => match[1] as string)
  return keys.filter((key, index) => keys.indexOf(key) !== index)
}

/** Message keys that stand twice in one file, a line each. */
export function duplicateMessageKeys(): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => repeated(path.join(folder, file)).map((key) => `${file}: "${key}" stands twice`))
}
