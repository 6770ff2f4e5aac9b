import type { AnyEndpoint, Authority } from '#contract/endpoint/endpoint.ts'
import type { Feature } from '#contract/endpoint/features.ts'

/**
 * Who may call what, written a second time: an access of the contract that is widened by mistake differs from it. An endpoint
 * that is not named here is for everybody with an account.
 */
const PUBLIC =
  /^(account\.(refuseMails|(open|save)?[mM]ailChoice)|admin\.info|counter\.status|groups\.(invitation|refuseInvitations)|login\.(authenticationData|code|session)|reports\.(show|file)|tenant\.config)$/
/** Those that take the key of a program, whoever signs in. */
const KEY = /^(counter\.(members|reports|(platform|database|title|item)\w+)|titles\.key\w+)$/
const SESSION =
  /^(account\.(get|metaData|switch|logout)|agreement\.validate|documents\.helpDocument|media\.tutorials|tenant\.(externalUrls|profiling))$/
const INDIVIDUAL =
  /^(account\.(save|mails|saveMails|collectData|erase|sessions|endSession|endOtherSessions)$|comparison\.(viewed|markViewed|await|awaited|dropAwaited)$|downloads\.mail$|favorites\.|groups\.(?!enabled)|notes\.|tracking\.)|^media\.courseAccess$/
const AUTHORITIES: readonly (readonly [RegExp, readonly Authority[]])[] = [
  [/^(admin\.(?!info)\w+|documents\.(unresolvedLinks|leadLink|dropLink)|feedback\.(list|mark|export))$/, ['ADMIN']],
  [/^people\.(accounts|account|addAccount|changeAccount|exportFile|previewFile|saveFile)$/, ['ADMIN']],
  [/^(access\.(list|handle)|agreement\.(list|acceptances))$/, ['ADMIN', 'COMPASS_USER_ADMIN']],
  [/^people\.(list|person|addPerson|changePerson|exportList)$/, ['ADMIN', 'COMPASS_USER_ADMIN']],
  [/^points\.listAdmin$/, ['COMPASS_POINT_ADMIN']],
  [/^points\.(settingLevels|saveSettings)$/, ['ADMIN', 'COMPASS_POINT_ADMIN']],
  [
    /^(counter\.(keys|makeKey|renewKey|endKey|report(Months|File))|titles\.(lists|file))$/,
    ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'],
  ],
  [/^reports\.(mails|saveMails)$/, ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER']],
  [/^reports\.embed$/, ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER', 'COMPASS_POINT_ADMIN']],
]
const NOT_PROTECTED =
  /^(access\.(list|handle)|agreement\.(list|acceptances)|admin\.(?!info)\w+|people\.\w+|counter\.(\w*[kK]eys?|report(Months|File))|titles\.(lists|file)|documents\.(unresolvedLinks|leadLink|dropLink|clauseText|preview|download)|feedback\.(list|mark|export)|comparison\.(redline|makeRedline)|search\.(all|exportAll)$|refinement\.(topLevelCount|count|publisherCount)|reports\.(embed|mails|saveMails))$/
const FEATURES: readonly (readonly [RegExp, Feature])[] = [
  [/^comparison\./, 'version-compare'],
  [/^points\.share$/, 'content-share'],
  [/^groups\.(shared|share|findTargets|hideShared|takeBack|acceptInvitation)/, 'content-share'],
  [/^refinement\.(?!names)/, 'search-refinement'],
  [/^search\.(semantic|exportSemantic)$/, 'semantic-search'],
  [/^search\.typeAhead/, 'type-ahead'],
]

/** Somebody who calls, as far as access goes. */
export interface Caller {
  /** absent for somebody without a token */
  readonly userType?: 'individual' | 'company'
  readonly hasAccount: boolean
  readonly authorities: readonly string[]
  readonly isProtected: boolean
  readonly featuresOff: readonly Feature[]
}

/** Code by which an endpoint must refuse a caller before it looks at the input; undefined where it may go on. */
export function expectedRefusal({ id }: Pick<AnyEndpoint, 'id'>, caller: Caller): string | undefined {
  if (PUBLIC.test(id)) return undefined
  if (KEY.test(id)) return 'key-refused'
  if (!caller.userType) return 'unauthenticated'
  if (!SESSION.test(id)) {
    if (!caller.hasAccount) return 'no-account'
    if (INDIVIDUAL.test(id) && caller.userType !== 'individual') return 'forbidden'
    const wanted = AUTHORITIES.find(([endpoints]) => endpoints.test(id))?.[1]
    if (wanted && !wanted.some((one) => caller.authorities.includes(one))) return 'forbidden'
  }
  if (NOT_PROTECTED.test(id) && caller.isProtected) return 'drm-restricted'
  const feature = FEATURES.find(([endpoints]) => endpoints.test(id))?.[1]
  return feature && caller.featuresOff.includes(feature) ? 'feature-off' : undefined
}
