import type { Log } from '#ports/log.ts'

/** Bearer tokens, tokens in three parts, signatures and keys in addresses, and what is said to be a secret. */
const SECRETS =
  /\b(Bearer\s+)[\w.~+/=-]+|\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*|((?:signature|x-amz-(?:signature|credential|security-token)|api_?key|requestor_id|access_?token|id_?token|secret|pass(?:word|code|wd)|credentials?)["']?\s*[=:]\s*["']?|[?&]code=)[^\s&"',;]+/gi
const HIDDEN = '******'

const redactText = (text: string): string =>
  text.replace(SECRETS, (_, bearer?: string, named?: string) => `${bearer ?? named ?? ''}${HIDDEN}`)

/** Hides secrets in a value of a line; only texts can have some. */
function redactValue(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redactValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redactValue(one)]))
}

/** Fields of every line that the program itself fills, with texts of its own. */
const PLAIN = new Set(['time', 'level', 'requestId', 'tenant', 'endpoint', 'event', 'logger'])

/** The same log without secrets: whatever stands in a line passes here first. */
export const redacted =
  (log: Log): Log =>
  (line) =>
    log(
      Object.fromEntries(
        Object.entries(line).map(([name, value]) => [
          name,
          PLAIN.has(name) || typeof value === 'number' ? value : redactValue(value),
        ]),
      ),
    )
