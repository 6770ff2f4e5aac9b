import { OptionError, readOptions } from '../command/options.ts'

export interface SiteOptions {
  readonly port: number
  /** folder of the library's data */
  readonly data: string
  /** an address of this machine; absent: loopback alone */
  readonly host?: string
  readonly demo: boolean
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

type OwnOptions = Parameters<typeof readOptions>[1]

/** Options of the commands that serve the product; `command` is how a person types it. */
export function readSiteOptions(args: readonly string[], command: string, own: OwnOptions = {}): SiteOptions {
  const spec = { ...own, host: { type: 'string' }, 'no-demo': { type: 'boolean' } } as const
  const { port, data, values, positionals } = readOptions(args, spec)
  // Without the two dashes npm keeps the options' names to itself and hands on what they were set to.
  if (positionals.length > 0)
    throw new OptionError(`"${positionals[0]}" is no option. Options come after two dashes: ${command} -- --port 9000`)
  return { port, data, values, host: values.host ? String(values.host) : undefined, demo: !values['no-demo'] }
}
