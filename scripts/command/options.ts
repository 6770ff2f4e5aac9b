import path from 'node:path'
import { parseArgs } from 'node:util'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Wrong option. The message is one sentence; the exit code is 1. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new OptionError(`"${text}" is not a port. Use a number from 1 to 65535.`)
  return port
}

type Spec = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** Parses `--port` and `--data`, or PORT and DATA_DIR, and the command's own options. */
export function readOptions<S extends Spec>(args: readonly string[], own: S) {
  try {
    const spec = { ...own, port: { type: 'string' }, data: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options: spec as Spec, allowPositionals: true })
    const given = values as Record<string, string | boolean | undefined>
    const data = String(given.data ?? process.env.DATA_DIR ?? '')
    return {
      port: parsePort(String(given.port ?? process.env.PORT ?? 8080)),
      data: data ? path.resolve(data) : path.join(ROOT, '.data'),
      values: given,
      positionals,
    }
  } catch (error) {
    if (error instanceof OptionError) throw error
    // The first sentence of Node's message is about the option; the others are about parseArgs.
    throw new OptionError(`${(error as Error).message.split(/\.\s|\n/)[0]}.`)
  }
}
