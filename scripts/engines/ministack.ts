import path from 'node:path'
import { recipeOf } from './cached.ts'
import type { RunningEngine } from './engine.ts'
import { freePort } from './free-port.ts'
import { pythonWith } from './python-packages.ts'
import { startProcess } from './start-process.ts'

/** Starts an emulator of an AWS account for rehearsals. It runs the functions with our Node. */
export async function startMinistack(): Promise<RunningEngine> {
  const program = await pythonWith('ministack')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  return startProcess({
    name: 'MiniStack',
    url,
    health: `${url}/_ministack/health`,
    program,
    args: () => [path.join(recipeOf('ministack'), 'start.py')],
    env: (data) => ({
      // Overrides endpoints of the caller's environment.
      AWS_ENDPOINT_URL: url,
      AWS_ENDPOINT_URL_S3: url,
      BIND_HOST: '127.0.0.1',
      GATEWAY_PORT: String(port),
      MINISTACK_HOST: 'localhost',
      IOT_MTLS_ENABLED: '0',
      S3_DATA_DIR: path.join(data, 's3'),
      STATE_DIR: path.join(data, 'state'),
      TMPDIR: data,
      PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    }),
    cwd: recipeOf('ministack'),
  })
}
