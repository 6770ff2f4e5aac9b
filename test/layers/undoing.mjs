/**
 * Switches that undo a layer, woven into the sources as they are compiled: one run of jest then undoes each of them in turn. A
 * switch does nothing until `globalThis.undone` is its name. Whoever asks for it is told whether a proof reaches the layer at all.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Codes that refuse somebody, or tell them nothing. */
const REFUSALS = [
  ...['forbidden', 'unauthenticated', 'no-account', 'drm-restricted', 'feature-off', 'not-entitled', 'account-not-entitled'],
  ...['section-closed', 'search-type-off', 'key-refused', 'not-copyable', 'not-downloadable', 'no-preview', 'point-not-found'],
]
const CHECK = new RegExp(`^(\\s*)if \\((.+)\\) ((?:return )?(?:context\\.|lookup\\.)?fail\\('(${REFUSALS.join('|')})')`, 'gm')
const TENANT_KEY = /\$\{tenant\}([#/])/g
const POLICIES = /(?:^|\/)(?:policy|entitlement|refusal-of-points)\.ts$/
/** Constants in capitals decide nothing. */
const EXPORTED = /^export (const|function|async function) ([a-z]\w*)/gm
const PRESENTER = /^(?:export )?(const|function|async function) (present[A-Z]\w*)/gm

/** Policies that decide nothing about secrets: numbers of a day, what is offered, and who sees something of their own. */
const NO_SECRET = new Set(['refusalOf', 'recordsAccesses', 'audienceOf', 'registeredName', 'recordsOf', 'categoriesOf'])

/** Declarations that can be wrapped: those at the start of a line. */
function declarations(source, pattern) {
  return [...source.matchAll(pattern)].map(([text, kind, name]) => ({ text, kind, name }))
}

function wrap(source, { text, kind, name }, switchName, type) {
  const isExported = text.startsWith('export ')
  const inner = `undoable_${name}`
  const renamed = source.replace(text, `${kind} ${inner}`)
  const call = `globalThis.undoing ? globalThis.undoing('${type}', '${switchName}', '${name}', ${inner}, given) : ${inner}(...given)`
  // A declaration is there before the module runs, as the wrapped one was.
  return `${renamed}\n${isExported ? 'export ' : ''}function ${name}(...given) { return ${call} }\n`
}

const shown = (file) => file.replace(/^functions\/(areas\/)?/, '').replace(/\.ts$/, '')

/** Weaves the switches of a file into its source, and lists them. */
export function weave(file, source) {
  const switches = []
  const add = (kind, name) => {
    switches.push({ kind, name, file })
    return name
  }
  if (!/^functions\/(areas|library|people|http|adapters\/embedded\/identity)\//.test(file) || file.endsWith('.test.ts'))
    return { source, switches }
  let woven = source
  const original = source
  if (POLICIES.test(file))
    for (const one of declarations(original, EXPORTED))
      if (!NO_SECRET.has(one.name) && one.text.startsWith('export '))
        woven = wrap(woven, one, add('policy', `${shown(file)} ${one.name}`), 'policy')
  for (const one of declarations(original, PRESENTER)) {
    if (/SECRET|FIELDS/.test(one.name)) continue
    woven = wrap(woven, one, add('presenter', `${shown(file)} ${one.name}`), 'presenter')
  }
  if (
    file.startsWith('functions/areas/') ||
    file.startsWith('functions/library/files/') ||
    file === 'functions/http/check-access.ts'
  )
    woven = woven.replace(CHECK, (_, indent, condition, act, code) => {
      const name = add('check', `${shown(file)} ${code}${switches.filter((one) => one.kind === 'check').length || ''}`)
      return `${indent}if ((${condition}) && !globalThis.isUndone?.('${name}')) ${act}`
    })
  if (!file.startsWith('functions/adapters/')) {
    let count = 0
    woven = woven.replace(TENANT_KEY, (_, sign) => {
      const name = add('key', `${shown(file)} key ${++count}`)
      return `\${globalThis.isUndone?.('${name}') ? 'astm' : tenant}${sign}`
    })
  }
  if (file === 'functions/adapters/embedded/identity/local-identity.ts') {
    const issuer = add('token', 'token by issuer')
    const audience = add('token', 'token by audience')
    woven = woven
      .replace('const rules = { audience,', `const rules = { audience: globalThis.undone === '${audience}' ? null : audience,`)
      .replaceAll('issuersOf(tenant)', `(globalThis.undone === '${issuer}' ? TENANTS.flatMap(issuersOf) : issuersOf(tenant))`)
      .replace(
        'jwks[tenant].keys',
        `(globalThis.undone === '${issuer}' ? TENANTS.flatMap((one) => jwks[one].keys) : jwks[tenant].keys)`,
      )
  }
  return { source: woven, switches }
}

const isSource = (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')

/** All switches of the repository. */
export function listSwitches() {
  const files = readdirSync(path.join(ROOT, 'functions'), { recursive: true })
    .map((name) => `functions/${name}`)
    .filter(isSource)
  return files.toSorted().flatMap((file) => weave(file, readFileSync(path.join(ROOT, file), 'utf8')).switches)
}
