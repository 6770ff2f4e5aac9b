import { createServer, type Server } from 'node:http'
import type { Listener } from '#functions/adapters/embedded/site/site.ts'
import { OptionError } from '../command/options.ts'

/** Loopback addresses that browsers and scripts try; a machine without IPv6 has only the first. */
const LOOPBACK = ['127.0.0.1', '::1']

const NO_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL']

/** Larger than the limit of the functions, so that they refuse long headers themselves, with a problem. */
const HEADERS_READ = 128_000

function sentence(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new OptionError(`Port ${port} is taken. Stop what listens there, or choose another: npm start -- --port ${port + 1}`)
  if (error.code === 'EACCES')
    return new OptionError(`Port ${port} needs more rights than you have. Choose one above 1023: npm start -- --port 8080`)
  if (host !== '::1' && NO_ADDRESS.includes(error.code ?? '')) return new OptionError(`This machine has no address "${host}".`)
  return error
}

function open(listener: Listener, host: string, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: HEADERS_READ }, (request, response) => void listener(request, response))
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(sentence(error, host, port)))
    server.listen(port, host, () => resolve(server))
  })
}

const missing = (error: unknown) => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Listens on the loopback addresses alone, or on the given address. */
export async function listen(listener: Listener, port: number, host?: string): Promise<Server[]> {
  const servers: Server[] = []
  try {
    for (const name of host ? [host] : LOOPBACK) {
      const server = await open(listener, name, port).catch((error) =>
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
