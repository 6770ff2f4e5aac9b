import { openOnce } from '#functions/adapters/shared/open-once.ts'

/** A port whose methods are all asynchronous. */
type AsyncPort<Port> = { readonly [Method in keyof Port]: (...args: never) => Promise<unknown> }

/** A port whose adapter is loaded with the first call, so that a function starts without the adapter's code. */
export function lazyPort<Port extends AsyncPort<Port>>(
  methods: Readonly<Record<keyof Port, true>>,
  open: () => Promise<Port>,
): Port {
  const opened = openOnce(open)
  const names = Object.keys(methods) as (keyof Port)[]
  const calls = names.map((name) => [name, async (...args: never) => (await opened())[name](...args)] as const)
  return Object.fromEntries(calls) as unknown as Port
}
