import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** A wrong option: one sentence, exit 1. */
export class OptionError extends Error {
  override readonly name = 'OptionError'
}

function portOf(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new OptionError(`"${text}" is no port: give a number from 1 to 65535.`)
  return port
}

type Spec = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** `--port` and `--data`, or PORT and DATA_DIR, beside a script's own options. */
export function readOptions<S extends Spec>(args: readonly string[], own: S) {
  try {
    const spec = { ...own, port: { type: 'string' }, data: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options: spec as Spec, allowPositionals: true })
    const given = values as Record<string, string | boolean | undefined>
    const data = String(given.data ?? process.env.DATA_DIR ?? '')
    return {
      port: portOf(String(given.port ?? process.env.PORT ?? 8080)),
      data: data ? path.resolve(data) : path.join(ROOT, '.data'),
      values: given,
      positionals,
    }
  } catch (error) {
    if (error instanceof OptionError) throw error
    // Of what Node says, the sentence that is about the option; the others are about its own ways.
    throw new OptionError(`${(error as Error).message.split(/\.\s|\n/)[0]}.`)
  }
}
