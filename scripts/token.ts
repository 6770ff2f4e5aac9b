import { readFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { TENANTS, Tenant } from '#contract/tenant.ts'
import { TOKEN_SECRET_FILE } from '#functions/adapters/embedded/identity/state/local-keys.ts'
import { TOKEN_PATH } from '#functions/adapters/embedded/identity/token-endpoint.ts'
import { cast } from '#people/cast.ts'
import { DEFAULT_TENANT, localHostsOf } from '#tenants/index.ts'
import { OptionError, readOptions } from './command/options.ts'

const names = (all: readonly string[]): string => all.join(', ')

const SAMPLE_USERS = names(cast.map(({ subject }) => subject))

function personOf(positionals: readonly string[]): string {
  const [person = '', ...rest] = positionals
  if (person === '' || rest.length > 0)
    throw new OptionError(`Name one person: ${SAMPLE_USERS}, or the subject of somebody in your people file.`)
  return person
}

function tenantOf(given: string): Tenant {
  const tenant = Tenant().safeParse(given)
  if (!tenant.success) throw new OptionError(`Unknown tenant "${given}". The tenants are ${names(TENANTS)}.`)
  return tenant.data
}

const noServer = (port: number) => new OptionError(`No server answers on port ${port}. Start it with: npm start`)

async function secretOf(data: string, port: number): Promise<string> {
  const file = path.join(data, 'keys', TOKEN_SECRET_FILE)
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new OptionError(`No server has run on the data folder ${data}. Start it with: npm start`)
    throw new OptionError(`The secret of the server on port ${port} cannot be read: ${error.message}`)
  })
}

interface TokenRequest {
  readonly port: number
  readonly tenant: Tenant
  readonly person: string
  readonly secret: string
}

/** Connects to 127.0.0.1 with the tenant in the Host header: not every system resolves names under localhost. */
function ask({ port, tenant, person, secret }: TokenRequest): Promise<IncomingMessage> {
  const { host } = new URL(`http://${localHostsOf(tenant)[0]}:${port}`)
  const headers = { host, authorization: `Bearer ${secret}` }
  return new Promise((answered, failed) => {
    const call = request({ host: '127.0.0.1', port, method: 'POST', path: TOKEN_PATH, headers, timeout: 10_000 }, answered)
    call.on('timeout', () => call.destroy(new Error('timeout')))
    call.on('error', failed).end(person)
  })
}

/** `npm run token`: prints a bearer token of the running server for a person. */
export async function main(args: readonly string[]): Promise<number> {
  const { port, data, values, positionals } = readOptions(args, { tenant: { type: 'string' } })
  const person = personOf(positionals)
  const tenant = tenantOf(String(values.tenant ?? DEFAULT_TENANT))
  const secret = await secretOf(data, port)
  const answer = await ask({ port, tenant, person, secret }).catch(() => {
    throw noServer(port)
  })
  const token = await text(answer)
  if (answer.statusCode === 404)
    throw new OptionError(`Unknown person "${person}" of ${tenant}. The sample users are ${SAMPLE_USERS}.`)
  if (answer.statusCode !== 200)
    throw new OptionError(
      `The server on port ${port} refused the secret of the data folder ${data}. It probably runs on another data folder.`,
    )
  process.stdout.write(`${token}\n`)
  return 0
}
