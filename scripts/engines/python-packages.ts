import path from 'node:path'
import { cached, recipeOf } from './cached.ts'
import { findPython } from './find-runtimes.ts'
import { runTool } from './run-tool.ts'

/** Returns the Python of a virtual environment with the packages of a recipe's requirements.txt, pinned by checksum. */
export async function pythonWith(name: string): Promise<string> {
  const python = findPython()
  const folder = await cached(name, python, async (part) => {
    await runTool(python, ['-m', 'venv', 'venv'], part)
    const requirements = path.join(recipeOf(name), 'requirements.txt')
    const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-deps', '--require-hashes']
    await runTool(path.join(part, 'venv/bin/python'), [...pip, '-r', requirements], part)
  })
  return path.join(folder, 'venv/bin/python')
}
