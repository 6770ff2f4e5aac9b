import { ROBOT_PATTERNS } from './robot-patterns.ts'

let pattern: RegExp | undefined
const known = new Map<string, boolean>()
const MAX_KNOWN = 10_000

/** Tells whether a browser is a robot by COUNTER's list. Browsers come again and again: what was found of one is kept. */
export function isRobot(agent: string): boolean {
  const found = known.get(agent)
  if (found !== undefined) return found
  pattern ??= new RegExp(ROBOT_PATTERNS.map((one) => `(?:${one})`).join('|'), 'i')
  const is = pattern.test(agent)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(agent, is)
  return is
}
