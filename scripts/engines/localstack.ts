import path from 'node:path'
import { recipeOf } from './cached.ts'
import type { TestEngine } from './engine.ts'
import { freePort } from './free-port.ts'
import { pythonWith } from './python-packages.ts'
import { startProcess } from './start-process.ts'

export const localstack: TestEngine = {
  name: 'LocalStack 4.14.0',
  variable: 'AWS_ENDPOINT_URL',
  async start() {
    const program = await pythonWith('localstack')
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    return startProcess({
      name: 'LocalStack',
      url,
      health: `${url}/_localstack/health`,
      program,
      args: () => [path.join(recipeOf('localstack'), 'start.py')],
      env: (data) => ({
        AWS_ENDPOINT_URL: '',
        GATEWAY_LISTEN: `127.0.0.1:${port}`,
        LOCALSTACK_HOST: `localhost:${port}`,
        SERVICES: 's3,sqs,ses,sts,cloudwatch,kms',
        FILESYSTEM_ROOT: data,
        // Altered and expired URLs are refused, as on AWS.
        S3_SKIP_SIGNATURE_VALIDATION: '0',
        // No telemetry, no lookups.
        DISABLE_EVENTS: '1',
        SKIP_SSL_CERT_DOWNLOAD: '1',
        DNS_ADDRESS: '0',
      }),
      cwd: recipeOf('localstack'),
    })
  },
}
