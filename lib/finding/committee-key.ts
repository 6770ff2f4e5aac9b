/**
 * A committee code such as `ISO/TC 184/SC 4`. Its name may follow in parentheses, or without them where the code names the
 * organization.
 */
const COMMITTEE =
  /^((?:[A-Z][\w-]*(?:\/[A-Z][\w-]*)*[/ ])?(?:TC|JTC|PC) ?\d+(?:\/[A-Z]{2,4} ?\d+[A-Z]?)*)(?:$| \(.+\)$|(?<=^[A-Z][\w-]*\/.+) .+$)/

/** The committee without its name. */
export function committeeKey(committee: string): string | undefined {
  return committee.match(COMMITTEE)?.[1]
}
