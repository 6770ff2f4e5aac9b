/** In the order in which they run. */
const PROJECTS = ['unit', 'infra', 'browser']
const CHOSEN_ALONE = ['long']

/** Projects and the words that are jest's. `unit`, `infra` and `browser` choose projects, none of them all; `long` runs where it is named. */
export function readTestArguments(args: readonly string[]): { projects: string[]; others: string[] } {
  const known = [...PROJECTS, ...CHOSEN_ALONE]
  const chosen = known.filter((name) => args.includes(name))
  return { projects: chosen.length ? chosen : PROJECTS, others: args.filter((arg) => !known.includes(arg)) }
}

/** The command line of jest. Projects come last, because their option takes every word that follows it. */
export function jestArguments(args: readonly string[]): string[] {
  const { projects, others } = readTestArguments(args)
  return [...others, '--selectProjects', ...projects]
}
