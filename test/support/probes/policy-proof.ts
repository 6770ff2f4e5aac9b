import { AUTH_TYPES } from '#contract/endpoint/auth-types.ts'
import type { Tenant } from '#contract/tenant.ts'
import { mayRequest, seesAllRequests } from '#functions/areas/access/policy.ts'
import { hasPoints, keepsVisits, managesProfileHere, mayErase, maySwitch, seesMenu } from '#functions/areas/account/policy.ts'
import { hasDetailsByPublisher, hasWorkItems } from '#functions/areas/documents/policy.ts'
import { mayUseFavorites } from '#functions/areas/favorites/policy.ts'
import { mayListFeedback } from '#functions/areas/feedback/policy.ts'
import { mayAccept, mayShare } from '#functions/areas/groups/group/policy.ts'
import { mayPlace, mayQuote, mayUseNotes } from '#functions/areas/notes/policy.ts'
import { mayAddPerson, mayChangePerson } from '#functions/areas/people/policy.ts'
import {
  mayChangeTenant,
  mayCreate,
  mayListAll,
  mayTakeWords,
  rightsOn,
  seesPoint,
} from '#functions/areas/points/rights/policy.ts'
import {
  hasMeaningSearch,
  offersPublisher,
  onlyPublisherOf,
  showsBillboards,
  showsCategory,
} from '#functions/areas/refinement/policy.ts'
import { maySee, maySeeAccount, maySeeAll } from '#functions/areas/reports/policy.ts'
import { mayExportResults } from '#functions/areas/search/policy.ts'
import { mayUseTracker } from '#functions/areas/tracking/policy.ts'
import {
  findableContent,
  hasFilesHere,
  isDownloadable,
  mayDownload,
  mayRead,
  mayTrack,
  opensCard,
  readingOf,
  readingOfDocument,
} from '#library/document/entitlement.ts'
import {
  daysAfterRangeOf,
  firstAccountOf,
  mayManageAccount,
  mayReadAfter,
  mayReadAt,
  maySwitchTo,
  seesCollection,
  selectedAccountOf,
} from '#people/policy.ts'
import { refusalOfPoints } from '#people/refusal-of-points.ts'
import { NO_ADDRESS } from '#people/store.ts'
import { tenants } from '#tenants/index.ts'
import { fc, proofCases } from '../properties.ts'
import { withBareTenant, withoutFeatures } from './bare-tenant.ts'
import { aCard, aDocument, anActor, type PolicyCase, ranges } from './policy-cases.ts'
import { firstFinding, type Proof } from './proof.ts'

const BARE: Tenant = 'ies'
const NOON = new Date('2026-06-01T12:00:00Z')
const VISITS_OF_TIME = [-1, 0, 1].map((hours) => NOON.getTime() / 1000 + hours * 3600)
const RANGES_OF_ONE = ['192.0.2.0/24']
/** A partner with tokens, one without, and one that the account does not have. */
const PARTNERS_OF_ONE: readonly { id: string; issuer?: string; jwks?: string; secretHash?: string }[] = [
  { id: 'a', issuer: 'https://a.example.org', jwks: 'https://a.example.org/keys' },
  { id: 'b', secretHash: 'b' },
  { id: 'c' },
]

type Rule = readonly [name: string, actual: (one: PolicyCase) => unknown, expected: (one: PolicyCase) => unknown]

const isIndividual = ({ actor }: PolicyCase) => actor.userType === 'individual'
const isBare = ({ actor }: PolicyCase) => actor.tenant === BARE
const has = (authority: PolicyCase['actor']['authorities'][number]) => (one: PolicyCase) =>
  one.actor.authorities.includes(authority)
const USAGE_READERS = ['ADMIN', 'COMPASS_USER_ADMIN', 'COMPASS_USAGE_REPORT_VIEWER'] as const
const isUsageReader = (one: PolicyCase) => USAGE_READERS.some((authority) => has(authority)(one))
const isHeld = ({ actor, facts }: PolicyCase) => actor.account?.publishers.includes(facts.publisher) === true
const isCopied = (one: PolicyCase) => isHeld(one) && !one.actor.drmView && !one.facts.drm
const isHere = ({ facts }: PolicyCase) => facts.type !== 'CPP'
const isGiven = (one: PolicyCase) => one.facts.downloadable && !one.facts.drm && isHere(one) && one.facts.hasPdf
const pointsRefused = (one: PolicyCase) =>
  isBare(one)
    ? 'feature-off'
    : !isIndividual(one) || one.actor.anonymous
      ? 'points-not-eligible'
      : one.actor.account?.withoutPoints
        ? 'points-not-enabled'
        : undefined
const hasGroups = ({ actor }: PolicyCase) => actor.account !== undefined && !actor.anonymous && !actor.account.withoutGroups

const isOwn = ({ actor, createdBy }: PolicyCase) => actor.userId === createdBy
const isPointAdmin = has('COMPASS_POINT_ADMIN')
const isAnyAdmin = (one: PolicyCase) => isPointAdmin(one) || has('ADMIN')(one)
const seen = (one: PolicyCase) => isAnyAdmin(one) || one.view === 'All' || (one.view === 'Own' && isOwn(one))
const point = ({ createdBy, status }: PolicyCase) => ({ createdById: createdBy, status })

function expectedRights(one: PolicyCase) {
  const { manage, view, status, isReadable } = one
  const managed = { None: false, All: true, Own: isOwn(one) || isPointAdmin(one) }[manage]
  const [kept, isActive] = [managed || isPointAdmin(one), status === 'active']
  return {
    ...{ edit: isActive && managed && isReadable, share: isActive && managed && isReadable },
    ...{ deactivate: isActive && kept, reactivate: !isActive && kept },
    history: isOwn(one) || isAnyAdmin(one) || (view === 'All' && manage === 'All'),
  }
}

const TRACKED_KINDS = ['Standard', 'Translated Standard']
const reading = (one: PolicyCase) =>
  !isHere(one) ? 'outside' : !one.facts.hasPdf ? 'record' : isHeld(one) ? 'open' : 'subscription'

/** A person of the account `a`, and others whom its manager may not make so. */
const WANTED = { activated: true, userType: 'individual', authorities: ['COMPASS_USER'], accounts: ['a'] } as const
const REFUSED_PEOPLE = [
  { accounts: ['b'] },
  { accounts: ['a', 'b'] },
  { authorities: ['ADMIN' as const] },
  { userType: 'company' as const },
]
const STORED = {
  subject: 'x',
  userType: 'individual',
  anonymous: false,
  authorities: ['COMPASS_USER'],
  accountIds: ['a'],
  address: NO_ADDRESS,
} as const
/** People whom the manager of `a` may not change: the tenant's guest, an administrator, somebody of another account. */
const KEPT_PEOPLE = [{ anonymous: true }, { authorities: ['ADMIN' as const] }, { accountIds: ['b'] }]
const isManager = (one: PolicyCase) =>
  has('COMPASS_USER_ADMIN')(one) && has('COMPASS_USER')(one) && one.actor.account !== undefined

const SIGN_INS = [NOON.getTime() / 1000 - 599, NOON.getTime() / 1000 - 601, 0, undefined]

/** Who may do what, written a second time: a policy that is widened by mistake differs from it. */
const RULES: readonly Rule[] = [
  ['mayRequest', ({ actor }) => mayRequest(actor), ({ actor }) => !actor.anonymous && actor.email !== ''],
  [
    'mayReadAfter',
    ({ chosen }) =>
      [0, 1, undefined].flatMap((days) =>
        VISITS_OF_TIME.map((until) =>
          mayReadAfter({ range: '192.0.2.0/24', until }, { ranges: chosen ? RANGES_OF_ONE : [], daysAfterRange: days }, NOON),
        ),
      ),
    ({ chosen }) =>
      [0, 1, 30].flatMap((days) =>
        VISITS_OF_TIME.map((until) => days > 0 && until > NOON.getTime() / 1000 && chosen !== undefined),
      ),
  ],
  ['keepsVisits', ({ actor }) => keepsVisits(actor), (one) => isIndividual(one) && !one.actor.anonymous],
  ['daysAfterRangeOf', () => [daysAfterRangeOf({}), daysAfterRangeOf({ daysAfterRange: 0 })], () => [30, 0]],
  [
    'mayReadAt',
    ({ accounts, chosen = '' }) =>
      ['192.0.2.7', '198.51.100.7'].map((address) =>
        mayReadAt({ accountIds: accounts, way: 'IP' }, { id: chosen, ranges: RANGES_OF_ONE }, address),
      ),
    ({ accounts, chosen }) => [accounts.some((one) => one === chosen), false],
  ],
  [
    'firstAccountOf',
    ({ accounts, chosen }) => [
      firstAccountOf(accounts, { accountId: chosen }, 'PWD'),
      firstAccountOf(accounts, { accountId: chosen }, 'SSO'),
      firstAccountOf(accounts, {}, 'SSO'),
    ],
    ({ accounts, chosen }) => {
      const named = accounts.find((one) => one === chosen)
      return [named, named ?? accounts[0], accounts[0]]
    },
  ],
  [
    'mayReadAt by a partner',
    ({ accounts, chosen = '' }) =>
      (['JWT', 'APPLET'] as const).map((way) =>
        PARTNERS_OF_ONE.map(({ id }) =>
          mayReadAt(
            { accountIds: accounts, way, partner: id },
            { id: chosen, ranges: RANGES_OF_ONE, partners: PARTNERS_OF_ONE.slice(0, 2) },
            '192.0.2.7',
          ),
        ),
      ),
    ({ accounts, chosen }) => {
      const isOpen = accounts.some((one) => one === chosen)
      return [
        [isOpen, false, false],
        [false, isOpen, false],
      ]
    },
  ],
  [
    'mayReadAfter a partner',
    ({ chosen }) =>
      VISITS_OF_TIME.map((until) =>
        mayReadAfter({ partner: 'a', until }, { ranges: RANGES_OF_ONE, partners: chosen ? PARTNERS_OF_ONE : [] }, NOON),
      ),
    ({ chosen }) => VISITS_OF_TIME.map((until) => until > NOON.getTime() / 1000 && chosen !== undefined),
  ],
  ['mayUseFavorites', ({ actor }) => mayUseFavorites(actor), (one) => !isBare(one)],
  ['mayUseNotes', ({ actor }) => mayUseNotes(actor), (one) => !isBare(one)],
  ['mayUseTracker', ({ actor }) => mayUseTracker(actor), (one) => !isBare(one)],
  [
    'mayManageAccount',
    ({ actor }) => [mayManageAccount(actor, 'a'), mayManageAccount(actor, 'b')],
    (one) => [has('ADMIN')(one) || one.actor.account !== undefined, has('ADMIN')(one)],
  ],
  ['seesAllRequests', ({ actor }) => seesAllRequests(actor), has('ADMIN')],
  [
    'mayAddPerson',
    ({ actor }) => [{}, ...REFUSED_PEOPLE].map((more) => mayAddPerson(actor, { ...WANTED, ...more })),
    (one) => [has('ADMIN')(one) || isManager(one), ...REFUSED_PEOPLE.map(() => has('ADMIN')(one))],
  ],
  [
    'mayChangePerson',
    ({ actor }) => [{}, ...KEPT_PEOPLE].map((more) => mayChangePerson(actor, { ...STORED, ...more }, WANTED)),
    (one) => [has('ADMIN')(one) || isManager(one), ...KEPT_PEOPLE.map(() => has('ADMIN')(one))],
  ],
  ['mayListFeedback', ({ actor }) => mayListFeedback(actor), has('ADMIN')],
  [
    'managesProfileHere',
    ({ actor }) => managesProfileHere(actor),
    ({ actor }) => tenants[actor.tenant].profileManagementUrl === undefined,
  ],
  [
    'mayErase',
    () => SIGN_INS.map((authenticatedAt) => mayErase({ ...(authenticatedAt !== undefined && { authenticatedAt }) }, NOON)),
    () => SIGN_INS.map((at) => at !== undefined && at > NOON.getTime() / 1000 - 600),
  ],
  ['mayExportResults', ({ actor }) => mayExportResults(actor), ({ actor }) => !actor.anonymous],
  ['hasPoints', ({ actor }) => hasPoints(actor), (one) => pointsRefused(one) === undefined],
  ['refusalOfPoints', ({ actor }) => refusalOfPoints(actor), pointsRefused],
  ['seesCollection', ({ actor }) => seesCollection(actor), (one) => !isBare(one) && one.actor.account?.hasCollection === true],
  ['seesMenu NOTES', ({ actor }) => seesMenu('NOTES', actor), isIndividual],
  [
    'mayShare',
    ({ actor }) => mayShare(actor),
    (one) => isIndividual(one) && !one.actor.anonymous && one.actor.account !== undefined,
  ],
  [
    'mayAccept',
    ({ actor }) => ['A@Example.org', 'b@example.org'].map((email) => mayAccept(actor, { email })),
    ({ actor }) => [actor.hasVerifiedEmail === true && actor.email !== '', false],
  ],
  ['seesMenu GROUPS', ({ actor }) => seesMenu('GROUPS', actor), (one) => !isBare(one) && isIndividual(one) && hasGroups(one)],
  [
    'seesMenu SUBSCRIPTION_USAGE',
    ({ actor }) => seesMenu('SUBSCRIPTION_USAGE', actor),
    (one) => !one.actor.drmView && isUsageReader(one),
  ],
  ['maySee usage', ({ actor }) => maySee('usage', actor), isUsageReader],
  ['maySee compass-points', ({ actor }) => maySee('compass-points', actor), isPointAdmin],
  ['maySeeAll', ({ actor }) => maySeeAll(actor), has('ADMIN')],
  ['maySeeAccount own', ({ actor }) => maySeeAccount(actor, undefined), () => true],
  ['maySeeAccount all', ({ actor }) => maySeeAccount(actor, '*'), has('ADMIN')],
  ['mayListAll', ({ actor }) => mayListAll(actor), isPointAdmin],
  ['mayChangeTenant', ({ actor }) => mayChangeTenant(actor), has('ADMIN')],
  ['seesPoint', (one) => seesPoint(one.actor, point(one), ranges(one)), seen],
  [
    'mayCreate',
    (one) => mayCreate(one.actor, ranges(one), one.isReadable),
    (one) => one.isReadable && one.manage !== 'None' && (isPointAdmin(one) || one.view !== 'None'),
  ],
  ['rightsOn', (one) => rightsOn(one.actor, point(one), ranges(one), one.isReadable), expectedRights],
  ['mayRead', (one) => mayRead(one.actor, aDocument(one)), isHeld],
  ['mayPlace', (one) => mayPlace(one.actor, aDocument(one)), isHeld],
  ['mayQuote', (one) => mayQuote(one.actor, aDocument(one)), isCopied],
  ['mayTakeWords', (one) => mayTakeWords(one.actor, aDocument(one)), isCopied],
  ['hasFilesHere', (one) => hasFilesHere(aDocument(one)), isHere],
  ['isDownloadable', (one) => isDownloadable(aDocument(one)), isGiven],
  ['mayDownload', (one) => mayDownload(one.actor, aDocument(one)), (one) => isGiven(one) && !one.actor.drmView],
  ['readingOfDocument', (one) => readingOfDocument(one.actor, aDocument(one)), reading],
  ['opensCard', (one) => opensCard(one.actor, aCard(one)), isHeld],
  ['readingOf', (one) => readingOf(one.actor, aCard(one)), reading],
  [
    'mayTrack',
    (one) => mayTrack(aDocument(one)),
    ({ facts }) => facts.publisher !== 'ASTM' || TRACKED_KINDS.includes(facts.documentType),
  ],
  ['hasWorkItems', (one) => hasWorkItems(aDocument(one)), ({ facts: { type, hasWorkItems: has } }) => type === 'OWN' && has],
  [
    'hasDetailsByPublisher',
    (one) => hasDetailsByPublisher(aDocument(one)),
    ({ facts: { type, hasDetails: has } }) => type !== 'OWN' && has,
  ],
  [
    'findableContent',
    ({ actor }) => findableContent(actor).documents,
    ({ actor: { drmView, account } }) =>
      drmView ? { publishers: account?.publishers ?? [], collections: account?.collections ?? [] } : 'all',
  ],
  [
    'selectedAccountOf',
    ({ accounts, chosen }) => selectedAccountOf(accounts, chosen),
    ({ accounts, chosen }) => (accounts.length === 1 ? accounts[0] : accounts.find((one) => one === chosen)),
  ],
  ['maySwitch', () => AUTH_TYPES.filter(maySwitch), () => ['IP', 'APPLET', 'PWD']],
  [
    'maySwitchTo',
    ({ accounts, chosen }) => maySwitchTo(accounts, chosen ?? ''),
    ({ accounts, chosen }) => accounts.some((one) => one === chosen),
  ],
]

/** Rules of a page that shows and offers nothing but the publisher of the tenant. */
const BARE_RULES: readonly (readonly [name: string, actual: () => unknown, expected: unknown])[] = [
  ['showsCategory', () => [showsCategory(BARE, 'topic'), showsCategory(BARE, 'standing')], [false, false]],
  ['onlyPublisherOf', () => onlyPublisherOf(BARE), tenants[BARE].publisher.code],
  ['offersPublisher', () => [offersPublisher(BARE, 'ISO'), offersPublisher(BARE, tenants[BARE].publisher.code)], [false, true]],
  ['showsBillboards', () => showsBillboards(BARE), false],
  ['hasMeaningSearch', () => hasMeaningSearch(BARE), false],
]

const isEqual = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Policies by themselves, for anybody and any document. */
export const policyProof: Proof = {
  name: 'random people and documents before every policy',
  findings: () =>
    withBareTenant(BARE, () =>
      withoutFeatures(BARE, async () => {
        const bare = BARE_RULES.find(([, actual, expected]) => !isEqual(actual(), expected))
        if (bare) return [`${bare[0]} of a bare tenant: ${JSON.stringify(bare[1]())}`]
        return firstFinding(fc.sample(anActor, proofCases(200, 10_000)), async (one) => {
          const wrong = RULES.find(([, actual, expected]) => !isEqual(actual(one), expected(one)))
          return wrong && `${wrong[0]}: ${JSON.stringify(wrong[1](one))} for ${JSON.stringify(one)}`
        })
      }),
    ),
}
