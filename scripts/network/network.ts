import { once } from 'node:events'
import net from 'node:net'
import { OptionError, readOptions } from '../command/options.ts'
import { connectFrom } from './connect-from.ts'

/** Tells whether this machine can connect from an address; systems but Linux know 127.0.0.1 alone until another is added. */
async function isHere(address: string): Promise<boolean> {
  const server = net.createServer().listen(0, address)
  try {
    await once(server, 'listening')
    return true
  } catch {
    return false
  } finally {
    server.close()
  }
}

/** `npm run network`: opens the running site from another address of this machine, until it is stopped. */
export async function main(args: readonly string[]): Promise<number> {
  const { port, values, positionals } = readOptions(args, { at: { type: 'string' } })
  const [address = '', ...rest] = positionals
  if (!net.isIPv4(address) || rest.length > 0)
    throw new OptionError('Name one address, from which the site is then opened: 127.0.0.2, for example.')
  if (!(await isHere(address)))
    throw new OptionError(`This machine has no address ${address}. On macOS add it: sudo ifconfig lo0 alias ${address}`)
  const at = Number(values.at ?? port + 1)
  await connectFrom({ to: port, from: address, at }).catch((error) => {
    throw new OptionError(`Port ${at} cannot be listened on (${error.code}). Choose another: --at ${at + 1}`)
  })
  console.log(`http://localhost:${at} opens the site of port ${port} from ${address}. Stop it with Ctrl-C.`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  return process.exit(0)
}
