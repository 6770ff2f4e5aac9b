/** In the order in which they run. */
const PROJECTS = ['unit', 'infra', 'browser']

/** `unit`, `infra` and `browser` choose projects, none of them all; everything else is jest's. */
export function jestArguments(args: readonly string[]): string[] {
  const chosen = PROJECTS.filter((name) => args.includes(name))
  const others = args.filter((arg) => !PROJECTS.includes(arg))
  // Last, because the option takes every word that follows it.
  return [...others, '--selectProjects', ...(chosen.length ? chosen : PROJECTS)]
}
