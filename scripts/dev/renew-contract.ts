import { registerHooks } from 'node:module'

const OURS = /\/lib\/[^?]*\.ts$/
let edition = 0

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    return edition > 0 && OURS.test(resolved.url) ? { ...resolved, url: `${resolved.url}?edition=${edition}` } : resolved
  },
})

/** Modules of `lib` that are imported from now on are read anew: the build of the page imports the contract. */
export function renewContract(): void {
  edition += 1
}
