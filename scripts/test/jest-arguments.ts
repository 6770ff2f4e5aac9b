/** In the order in which they run. */
const PROJECTS = ['unit', 'infra', 'browser']
const CHOSEN_ALONE = ['long']

/** `unit`, `infra` and `browser` choose projects, none of them all; `long` runs where it is named. Everything else is jest's. */
export function jestArguments(args: readonly string[]): string[] {
  const known = [...PROJECTS, ...CHOSEN_ALONE]
  const chosen = known.filter((name) => args.includes(name))
  const others = args.filter((arg) => !known.includes(arg))
  // Last, because the option takes every word that follows it.
  return [...others, '--selectProjects', ...(chosen.length ? chosen : PROJECTS)]
}
