import net, { type AddressInfo, type Socket } from 'node:net'

interface Forwarding {
  /** port of the site */
  readonly to: number
  /** address of this machine from which connections to the site come */
  readonly from: string
  /** port to listen on; absent: a free one */
  readonly at?: number
}

/** Listens on a port of this machine, and passes connections on to the site from another address, as a network would. */
export async function connectFrom({ to, from, at = 0 }: Forwarding) {
  const open = new Set<Socket>()
  const server = net.createServer((incoming) => {
    const outgoing = net.connect({ host: '127.0.0.1', port: to, localAddress: from })
    open.add(incoming.on('close', () => open.delete(incoming)))
    incoming.pipe(outgoing).on('error', () => incoming.destroy())
    outgoing.pipe(incoming).on('error', () => outgoing.destroy())
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
