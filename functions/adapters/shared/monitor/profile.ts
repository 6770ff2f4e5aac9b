import type { ThreadState } from '#contract/admin/threads.ts'

/** A profile of V8’s sampling profiler. */
export interface CpuProfile {
  readonly nodes: readonly ProfileNode[]
}

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number }
  readonly hitCount?: number
  readonly children?: readonly number[]
}

type Frame = ThreadState['stackTrace'][number]

/** Names that V8 gives to time outside of any function. */
const NO_FUNCTION = /^\((?:root|program|idle|garbage collector)\)$/
const MAX_FRAMES = 50
/** Folders of a file that are told: the place in the program, and not where it stands on a machine. */
const FOLDERS = 3

const fileOf = (url: string) =>
  url.startsWith('node:')
    ? url
    : url
        .split('/')
        .slice(-1 - FOLDERS)
        .join('/')

const frameOf = ({ callFrame: { functionName, url, lineNumber } }: ProfileNode): Frame => ({
  methodName: functionName || '(anonymous)',
  fileName: fileOf(url),
  lineNumber: Math.max(0, lineNumber + 1),
})

/** The stack that was seen most, innermost first; empty where no function was running. */
export function commonStack({ nodes }: CpuProfile): Frame[] {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)))
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const running = nodes.filter(({ callFrame }) => !NO_FUNCTION.test(callFrame.functionName))
  const [most] = running.toSorted((one, other) => (other.hitCount ?? 0) - (one.hitCount ?? 0))
  const stack: Frame[] = []
  for (let node = most?.hitCount ? most : undefined; node && stack.length < MAX_FRAMES; ) {
    if (!NO_FUNCTION.test(node.callFrame.functionName)) stack.push(frameOf(node))
    node = byId.get(parents.get(node.id) ?? Number.NaN)
  }
  return stack
}
