import path from 'node:path'
import { cached, recipeOf } from './cached.ts'
import type { TestEngine } from './engine.ts'
import { findJava } from './find-runtimes.ts'
import { freePort } from './free-port.ts'
import { fetchJars } from './maven-jars.ts'
import { runTool } from './run-tool.ts'
import { startProcess } from './start-process.ts'

function prepare(java: string): Promise<string> {
  return cached('dynamodb', java, async (folder) => {
    await fetchJars('dynamodb', folder, java)
    const source = path.join(recipeOf('dynamodb'), 'Local.java')
    await runTool(path.join(java, 'javac'), ['-d', 'classes', '-cp', 'lib/*', source], folder)
  })
}

export const dynamodb: TestEngine = {
  name: 'DynamoDB Local 3.1.0',
  variable: 'LECTERN_DYNAMODB_URL',
  async start() {
    const java = findJava(17)
    const cwd = await prepare(java)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const jvm = ['-Xmx256m', '-Djava.library.path=lib', '-cp', 'classes:lib/*']
    const table = ['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)]
    return startProcess({
      name: 'DynamoDB Local',
      url,
      health: url,
      program: path.join(java, 'java'),
      args: () => [...jvm, 'Local', ...table],
      cwd,
    })
  },
}
