import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ROOT } from '../command/options.ts'
import type { RehearsalEnvironment } from './environment.ts'

const TIMEOUT_MS = 10 * 60_000

/** Runs the CDK's command as an operator does, in the project's folder. Its last lines are the error message. */
async function runCdk(args: readonly string[]): Promise<void> {
  const bin = path.join(ROOT, 'node_modules/.bin')
  const child = spawn(path.join(bin, 'cdk'), [...args, '--no-notices', '--ci'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const late = setTimeout(end, TIMEOUT_MS)
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  clearTimeout(late)
  process.off('exit', end)
  if (code === 0) return
  const said = `${out}\n${errors}`.split('\n').filter((line) => /fail|error|❌|^lib|settings/i.test(line))
  throw new Error(`cdk ${args[0]} failed:\n${said.slice(-15).join('\n')}`)
}

const outOf = ({ folder }: RehearsalEnvironment) => path.join(folder, 'cdk.out')

const contextOf = (rehearsal: RehearsalEnvironment, hosts: readonly string[]) => [
  '-c',
  `tenant=${rehearsal.tenant}`,
  '-c',
  `settings=${rehearsal.writeSettings(hosts)}`,
  '--output',
  outOf(rehearsal),
]

export const bootstrap = (rehearsal: RehearsalEnvironment): Promise<void> =>
  runCdk(['bootstrap', ...contextOf(rehearsal, [rehearsal.host])])

const withoutApproval = ['--require-approval', 'never']

/** Deploys the stacks that bootstrap synthesised. */
export const deploy = (rehearsal: RehearsalEnvironment): Promise<void> =>
  runCdk(['deploy', '--all', '--app', outOf(rehearsal), ...withoutApproval])

export const deployHosts = (rehearsal: RehearsalEnvironment, hosts: readonly string[]): Promise<void> =>
  runCdk(['deploy', '--all', ...contextOf(rehearsal, hosts), ...withoutApproval])

/** Destroys the stacks that were synthesised last. */
export const destroy = (rehearsal: RehearsalEnvironment): Promise<void> =>
  runCdk(['destroy', '--all', '--app', outOf(rehearsal), '--force'])
