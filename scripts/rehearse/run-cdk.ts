import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ROOT } from '../options.ts'
import type { Stage } from './stage.ts'

const LIMIT_MS = 10 * 60_000

/** The command of the CDK as an operator types it, in the project's folder; where it fails, its last lines are the error. */
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
  const late = setTimeout(end, LIMIT_MS)
  const [out, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  clearTimeout(late)
  process.off('exit', end)
  if (code === 0) return
  const said = `${out}\n${errors}`.split('\n').filter((line) => /fail|error|❌|^lib|settings/i.test(line))
  throw new Error(`cdk ${args[0]} failed:\n${said.slice(-15).join('\n')}`)
}

const outOf = ({ folder }: Stage) => path.join(folder, 'cdk.out')

const contextOf = (stage: Stage, hosts: readonly string[]) => [
  '-c',
  `tenant=${stage.tenant}`,
  '-c',
  `settings=${stage.writeSettings(hosts)}`,
  '--output',
  outOf(stage),
]

export const bootstrap = (stage: Stage): Promise<void> => runCdk(['bootstrap', ...contextOf(stage, [stage.host])])

const unasked = ['--require-approval', 'never']

/** What was synthesised to bootstrap. */
export const deploy = (stage: Stage): Promise<void> => runCdk(['deploy', '--all', '--app', outOf(stage), ...unasked])

export const deployWith = (stage: Stage, hosts: readonly string[]): Promise<void> =>
  runCdk(['deploy', '--all', ...contextOf(stage, hosts), ...unasked])

/** Of the stacks as they were synthesised last. */
export const destroy = (stage: Stage): Promise<void> => runCdk(['destroy', '--all', '--app', outOf(stage), '--force'])
