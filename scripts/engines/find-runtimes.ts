import { spawnSync } from 'node:child_process'
import { existsSync, globSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { EngineMissing } from './engine.ts'

const onPath = (name: string) => (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name))
const inHome = (pattern: string) => globSync(path.join(homedir(), pattern))
const fromVariable = (name: string, file: string) => (process.env[name] ? [path.join(process.env[name], file)] : [])

/** Output of a program; empty if it does not run (a version manager's shim without a version, for example). */
function answerOf(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 })
  return status === 0 ? `${stdout}\n${stderr}` : ''
}

function first(candidates: readonly string[], fits: (program: string) => boolean): string | undefined {
  const there = candidates.filter((file) => existsSync(file)).map((file) => realpathSync(file))
  return [...new Set(there)].find(fits)
}

/** Finds the `bin` folder of a JDK of this version or later. */
export function findJava(atLeast: number): string {
  const candidates = [
    ...fromVariable('JAVA_HOME', 'bin/java'),
    ...onPath('java'),
    ...globSync('/usr/lib/jvm/*/bin/java'),
    ...globSync('/opt/java/*/bin/java'),
    ...globSync('/Library/Java/JavaVirtualMachines/*/Contents/Home/bin/java'),
    ...inHome('.sdkman/candidates/java/*/bin/java'),
    ...inHome('.jdks/*/bin/java'),
  ]
  const found = first(candidates, (java) => {
    const version = Number(/version "(\d+)/.exec(answerOf(java, '-version'))?.[1] ?? 0)
    return version >= atLeast && existsSync(path.join(path.dirname(java), 'javac'))
  })
  if (!found) throw new EngineMissing(`There is no JDK ${atLeast} or later on the path, in JAVA_HOME or in the usual folders.`)
  return path.dirname(found)
}

/** Finds a Python of 3.12 or later. */
export function findPython(): string {
  const names = ['python3.13', 'python3.12', 'python3.14', 'python3', 'python']
  const candidates = [
    ...names.flatMap(onPath),
    ...inHome('.pyenv/versions/3.1[2-9]*/bin/python3'),
    ...globSync(['/usr/local/bin/python3.1[2-9]', '/opt/homebrew/bin/python3.1[2-9]', '/opt/python*/bin/python3']),
    ...inHome('.local/share/uv/python/cpython-3.1[2-9]*/bin/python3'),
  ]
  const asked = 'import sys, venv, ensurepip; print("fits" if sys.version_info >= (3, 12) else "")'
  const found = first(candidates, (python) => answerOf(python, '-c', asked).includes('fits'))
  if (!found) throw new EngineMissing('There is no Python 3.12 or later on the path or in the usual folders.')
  return found
}

export function findMaven(): string {
  const candidates = [
    ...fromVariable('MAVEN_HOME', 'bin/mvn'),
    ...onPath('mvn'),
    '/usr/share/maven/bin/mvn',
    '/opt/maven/bin/mvn',
    ...inHome('.sdkman/candidates/maven/*/bin/mvn'),
  ]
  const found = first(candidates, () => true)
  if (!found) throw new EngineMissing('There is no Maven (mvn) on the path, in MAVEN_HOME or in the usual folders.')
  return found
}
