/** In the order in which they run. */
const PROJECTS = ['unit', 'infra', 'browser']
const CHOSEN_ALONE = ['long']
/** Run by `npm run test:slow`, and wherever files are named. */
export const SLOW_PROJECTS = ['slow', 'sizes']

/** Projects and the words that are jest's. `unit`, `infra` and `browser` choose projects, none of them all three; `slow` and `sizes` run where they or files are named, `long` where it is named. */
export function readTestArguments(args: readonly string[]): { projects: string[]; others: string[] } {
  const known = [...PROJECTS, ...SLOW_PROJECTS, ...CHOSEN_ALONE]
  const chosen = known.filter((name) => args.includes(name))
  const others = args.filter((arg) => !known.includes(arg))
  const ordinary = others.some((one) => !one.startsWith('-')) ? [...PROJECTS, ...SLOW_PROJECTS] : PROJECTS
  return { projects: chosen.length ? chosen : ordinary, others }
}

/** The command line of jest. Projects come last, because their option takes every word that follows it. */
export function jestArguments(args: readonly string[]): string[] {
  const { projects, others } = readTestArguments(args)
  return [...others, '--selectProjects', ...projects]
}
