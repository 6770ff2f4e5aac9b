import { globSync } from 'node:fs'
import path from 'node:path'
import { cached, recipeOf } from './cached.ts'
import type { TestEngine } from './engine.ts'
import { findJava } from './find-runtimes.ts'
import { freePort } from './free-port.ts'
import { fetchJars } from './maven-jars.ts'
import { runTool } from './run-tool.ts'
import { startProcess } from './start-process.ts'

/** Compiles stubs of classes that the k-NN plugin refers to and Maven Central lacks (opensearch/stub). */
function prepare(java: string): Promise<string> {
  return cached('opensearch', java, async (folder) => {
    await fetchJars('opensearch', folder, java)
    const sources = globSync(`${recipeOf('opensearch')}/**/*.java`)
    await runTool(path.join(java, 'javac'), ['-d', 'classes', '-cp', 'lib/*', ...sources], folder)
  })
}

export const opensearch: TestEngine = {
  name: 'OpenSearch 3.5.0 with k-NN',
  variable: 'LECTERN_OPENSEARCH_URL',
  async start() {
    const java = findJava(21)
    const cwd = await prepare(java)
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const memory = ['-Xms1g', '-Xmx1g', '--enable-native-access=ALL-UNNAMED', '-cp', 'classes:lib/*:knn/*']
    return startProcess({
      name: 'OpenSearch',
      url,
      health: `${url}/_cluster/health?wait_for_status=yellow`,
      program: path.join(java, 'java'),
      args: (data) => [...memory, 'Node', String(port), path.join(data, 'node')],
      cwd,
    })
  },
}
