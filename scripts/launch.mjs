// Runs on any Node, before packages are installed: installs the packages of the lockfile once, and starts the command with the
// pinned Node. It uses no packages, therefore.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const modules = path.join(root, 'node_modules')
const stampFile = path.join(modules, '.installed')
const lock = path.join(root, '.installing')
/** Folder with the process ids of running servers; packages are not replaced while one runs. */
const running = path.join(modules, '.running')

const say = (text) => process.stderr.write(`${text}\n`)
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

function stop(text) {
  say(text)
  process.exit(1)
}

function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const wanted = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex')
/** Commands that need no development packages: whoever only uses the product is spared those. */
const SPARING = ['start', 'ingest', 'people', 'reindex', 'token', 'network', 'openapi', 'audits', 'backup', 'restore']
const [command, ...args] = process.argv.slice(2)
const sparing = SPARING.includes(command)
/** The stamp of an installation without development packages. */
const spared = `${wanted} without development packages`

const stamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')
const installed = () => stamp() === wanted || (sparing && stamp() === spared)

function lockHolder() {
  try {
    return Number(readFileSync(path.join(lock, 'pid'), 'utf8'))
  } catch {
    return 0
  }
}

function lockAge() {
  try {
    return Date.now() - statSync(lock).mtimeMs
  } catch {
    return 0
  }
}

function takeLock() {
  for (let told = false; ; pause(200)) {
    try {
      mkdirSync(lock)
      return writeFileSync(path.join(lock, 'pid'), String(process.pid))
    } catch (error) {
      if (error.code !== 'EEXIST') stop(`Cannot write to ${root}: ${error.message}`)
    }
    const holder = lockHolder()
    // The holder has not written its pid yet for an instant after it created the folder: allow some seconds.
    if (holder ? !alive(holder) : lockAge() > 5000) rmSync(lock, { recursive: true, force: true })
    else if (!told) {
      told = true
      say('Waiting for another command that installs the packages …')
    }
  }
}

function refuseUnderServer() {
  const pids = existsSync(running) ? readdirSync(running).map(Number) : []
  if (pids.some(alive)) stop('The packages have changed, but a server still uses the old ones. Stop it first, then try again.')
}

function runNpm(...words) {
  const npm = process.env.npm_execpath
  const args = [...words, '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, npm_config_loglevel: 'error' } }
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (done.status !== 0) stop('npm could not install the packages. Its messages are above.')
}

function installAll() {
  refuseUnderServer()
  say('Installing packages (once; about a minute) …')
  runNpm('ci', ...(sparing ? ['--omit=dev'] : []))
  writeFileSync(stampFile, sparing ? spared : wanted)
}

/** Changes nothing that is installed, so that a server may run. Without its stamp an interrupted one is begun anew. */
function addDevelopmentPackages() {
  say('Installing the development packages (once; about a minute) …')
  rmSync(stampFile)
  runNpm('install', '--no-save', '--include=dev')
  writeFileSync(stampFile, wanted)
}

function install() {
  if (installed()) return
  takeLock()
  const release = () => rmSync(lock, { recursive: true, force: true })
  // stop() ends the process without returning.
  process.once('exit', release)
  if (!installed()) {
    if (stamp() === spared) addDevelopmentPackages()
    else installAll()
  }
  process.off('exit', release)
  release()
}

function pinnedNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.join(modules, 'node', 'bin', name)
}

install()
/**
 * Settings of glibc's allocator, which others ignore. By itself it has eight arenas a core and, after the first large block was
 * freed, takes blocks of up to 32 MB from them, which it never returns: texts and segments of an index are such blocks.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144', MALLOC_TRIM_THRESHOLD_: '262144' }
const child = spawn(
  pinnedNode(),
  ['--disable-warning=ExperimentalWarning', path.join(root, 'scripts', 'run.ts'), command, ...args],
  {
    cwd: process.env.INIT_CWD ?? root,
    stdio: 'inherit',
    env: {
      ...MEMORY,
      ...process.env,
      npm_config_loglevel: undefined,
      NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compiled'),
    },
  },
)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
