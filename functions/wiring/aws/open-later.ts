import { openOnce } from '#functions/adapters/shared/open-once.ts'

/** A port all of whose methods answer later. */
type Later<Port> = { readonly [Method in keyof Port]: (...given: never) => Promise<unknown> }

/** A port whose adapter is loaded when it is first asked: where it is much of a function's code, a start goes without. */
export function openLater<Port extends Later<Port>>(
  methods: Readonly<Record<keyof Port, true>>,
  open: () => Promise<Port>,
): Port {
  const opened = openOnce(open)
  const names = Object.keys(methods) as (keyof Port)[]
  const asking = names.map((name) => [name, async (...given: never) => (await opened())[name](...given)] as const)
  return Object.fromEntries(asking) as unknown as Port
}
