import type { AnyEndpoint } from '#contract/endpoint/endpoint.ts'
import { type Call, CallError } from '#web/lib/calls/call.ts'

type Lines = readonly Record<string, unknown>[]

/** number of lines that were looked at */
const checked = new WeakMap<Lines, number>()

/** Fails where a use case gave fields that its contract does not name: what would have left without the stack. */
function checkDeclared(lines: Lines): void {
  const before = checked.get(lines) ?? 0
  // A test may have emptied the log.
  const line = lines.slice(before > lines.length ? 0 : before).find(({ undeclared }) => undeclared !== undefined)
  checked.set(lines, lines.length)
  if (line) throw new Error(`${line.endpoint} gives what its contract does not name: ${line.undeclared}`)
}

/** The client whose every answer is parsed by the contract, the state that a problem carries, too. */
export function byContract(call: Call, lines: Lines): Call {
  const raw = (async (endpoint: AnyEndpoint, ...rest: [never]) => {
    try {
      const answer = await call.raw(endpoint, ...rest)
      return { ...answer, data: parsed(endpoint, answer.data) }
    } catch (error) {
      if (error instanceof CallError && error.problem.stored !== undefined) parsed(endpoint, error.problem.stored)
      throw error
    } finally {
      checkDeclared(lines)
    }
  }) as Call['raw']
  return Object.assign(async (...given: Parameters<Call>) => (await raw(...given)).data, { raw }) as Call
}

/** Parses an answer strictly; the parsed value would lack what a schema leaves out in silence. */
function parsed(endpoint: AnyEndpoint, data: unknown): unknown {
  const result = endpoint.output.safeParse(data)
  if (!result.success) throw new Error(`${endpoint.id} answers against its contract: ${result.error.message}`)
  return data
}
