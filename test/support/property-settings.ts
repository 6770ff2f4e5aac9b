/** Cases of an ordinary property; `npm run test:long` asks for more. */
const ORDINARY_CASES = 300
export const LONG_CASES = 10_000
const LARGEST_SEED = 2 ** 31

export const CASES_VARIABLE = 'PROPERTY_CASES'
export const SEED_VARIABLE = 'PROPERTY_SEED'

type Environment = Readonly<Record<string, string | undefined>>

/** The number that all random cases of a run are drawn from: a new one each run, or the one that is given back. */
export const seedOf = (environment: Environment): number =>
  Number(environment[SEED_VARIABLE] ?? Math.floor(Math.random() * LARGEST_SEED))

/** The number of cases of a property that draws `ordinary` of them in `npm test`; the long run multiplies all alike. */
export function casesOf(environment: Environment, ordinary = ORDINARY_CASES): number {
  const wanted = Number(environment[CASES_VARIABLE] ?? ORDINARY_CASES)
  return Math.ceil((ordinary * wanted) / ORDINARY_CASES)
}

/** The number of cases of a proof that has a number of its own in the long run. */
export function proofCasesOf(environment: Environment, { ordinary, long }: { ordinary: number; long: number }): number {
  const wanted = Number(environment[CASES_VARIABLE] ?? ORDINARY_CASES)
  return wanted > ORDINARY_CASES ? Math.ceil((long * wanted) / LONG_CASES) : ordinary
}
