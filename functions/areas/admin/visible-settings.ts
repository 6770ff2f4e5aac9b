import { HIDDEN_VALUE } from '#contract/admin/settings.ts'

/**
 * Settings whose values an administrator may see, by their names: any other value is hidden. A list of what may be seen keeps a
 * secret hidden whatever its name is.
 */
const VISIBLE = new Set([
  'NODE_ENV',
  'TZ',
  'LANG',
  'AWS_REGION',
  'AWS_LAMBDA_FUNCTION_MEMORY_SIZE',
  'AWS_LAMBDA_FUNCTION_VERSION',
  'AWS_EXECUTION_ENV',
  'LECTERN_TENANT',
  'LECTERN_HOSTS',
  'LECTERN_MEANING',
  'LECTERN_SEARCH_REPLICAS',
])

/** Values of these can be read at a glance: words, numbers, host names and short lists of them. */
const PLAIN_VALUE = /^[\w.,:-]{0,200}$/
/** A variable of another shape may have a secret for its name, and is left out. */
const PLAIN_NAME = /^[A-Z][A-Z\d_]{0,63}$/

const shownValue = (name: string, value: string) => (VISIBLE.has(name) && PLAIN_VALUE.test(value) ? value : HIDDEN_VALUE)

/** Variables of the environment, by name; their values as far as they may be seen. */
export function visibleVariables(variables: Readonly<Record<string, string | undefined>>) {
  const named = Object.entries(variables).filter(([name, value]) => value !== undefined && PLAIN_NAME.test(name))
  return Object.fromEntries(
    named
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, value]) => [name, { value: shownValue(name, value as string) }]),
  )
}
