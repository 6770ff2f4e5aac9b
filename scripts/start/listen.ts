import { createServer, type Server } from 'node:http'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import { OptionError } from '../command/options.ts'

/** Loopback addresses that browsers and scripts try; a machine without IPv6 has only the first. */
const LOOPBACK = ['127.0.0.1', '::1']

const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

/** Larger than the limit of the functions, so that they refuse long headers themselves, with a problem. */
const HEADERS_READ = 128_000

interface Address {
  readonly host: string
  readonly port: number
  /** how a person types the command that listens */
  readonly command: string
}

function sentence(error: NodeJS.ErrnoException, { host, port, command }: Address): Error {
  if (error.code === 'EADDRINUSE')
    return new OptionError(`Port ${port} is taken. Stop what listens there, or choose another: ${command} -- --port ${port + 1}`)
  if (error.code === 'EACCES')
    return new OptionError(`Port ${port} needs more rights than you have. Choose one above 1023: ${command} -- --port 8080`)
  if (host !== '::1' && NO_ADDRESS.includes(error.code ?? '')) return new OptionError(`This machine has no address "${host}".`)
  return error
}

function open(listener: Listener, address: Address): Promise<Server> {
  const server = createServer({ maxHeaderSize: HEADERS_READ }, (request, response) => void listener(request, response))
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(sentence(error, address)))
    server.listen(address.port, address.host, () => resolve(server))
  })
}

const missing = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** On the loopback addresses alone, or on the one address that is asked for. */
export async function listen(listener: Listener, port: number, host?: string, command = 'npm start'): Promise<Server[]> {
  const servers: Server[] = []
  try {
    for (const name of host ? [host] : LOOPBACK) {
      const server = await open(listener, { host: name, port, command }).catch((error) =>
        name === '::1' && missing(error) ? undefined : Promise.reject(error),
      )
      if (server) servers.push(server)
    }
    return servers
  } catch (error) {
    await close(servers)
    throw error
  }
}

export async function close(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((done) => {
          server.close(() => done())
          server.closeIdleConnections()
          setTimeout(() => server.closeAllConnections(), 2000).unref()
        }),
    ),
  )
}
