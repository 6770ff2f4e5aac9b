// npm writes only the platforms it met into a lockfile, and `npm ci` then refuses the lockfile on the others. This adds
// what is missing: an entry for every optional package of every platform, at the exact version that its parent names.
// Run it after `npm install`, before the lockfile is committed.
import { readFileSync, writeFileSync } from 'node:fs'

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

function platformOf(name) {
  const words = name.split('/').at(-1).split(/[-_.]/)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.map((word) => (/^arm(v7|eabi|hf)?$/.test(word) ? 'arm' : word)).filter((word) => PROCESSORS.includes(word))
  const libc =
    words.includes('musl') || words.includes('musleabihf')
      ? ['musl']
      : words.some((word) => word.startsWith('gnu'))
        ? ['glibc']
        : []
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc.length && os.includes('linux') && { libc }) }
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
let added = 0
for (const [parent, facts] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(facts.optionalDependencies ?? {})) {
    const found = `${parent}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages
    if (found || !/^\d/.test(version)) continue
    lock.packages[`node_modules/${name}`] = { version, optional: true, ...(facts.dev && { dev: true }), ...platformOf(name) }
    added++
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1))
lock.packages = Object.fromEntries(sorted)
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${added} packages of other platforms added`)
