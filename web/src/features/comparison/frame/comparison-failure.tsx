import type { ReactNode } from 'react'
import { MAX_COMPARED_PAGES } from '#contract/documents/comparison.ts'
import { useAccount } from '#web/lib/account/use-account.tsx'
import { useExternalSignIn } from '#web/lib/account/use-external-sign-in.tsx'
import { useTenant } from '#web/lib/account/use-tenant.tsx'
import { CallError } from '#web/lib/calls/call.ts'
import { useLocale, useText } from '#web/lib/i18n/i18n.tsx'
import { paths } from '#web/lib/paths.ts'
import { Link } from '#web/lib/router/link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorState } from '#web/ui/states/error-state.tsx'
import { type ComparedPair, codeOfId, useSideInfo } from './api.ts'

const MESSAGES: Readonly<Record<string, string>> = {
  'documents-too-large': 'comparison.tooLarge',
  'same-document': 'comparison.sameDocument',
  'no-text': 'comparison.noText',
  'text-unprepared': 'comparison.unprepared',
  'not-entitled': 'comparison.notOpen',
  'no-file': 'comparison.addNoText',
  'content-not-found': 'comparison.notFound',
  'content-gone': 'comparison.notFound',
}

/** Titles over messages; the others are under the same one. */
const TITLES: Readonly<Record<string, string>> = { 'comparison.tooLarge': 'comparison.tooLargeTitle' }

/** Fields in which the calls name the older text. */
const OLDER_FIELDS = ['leftContentId', 'oldHtmlId', 'older']

interface ComparisonFailureProps {
  readonly error: unknown
  readonly pair: ComparedPair
  readonly onRetry: () => void
}

/** Tells whether the documents may be compared in another way than the one that failed. */
export const mayBeReported = (error: unknown): boolean =>
  !(error instanceof CallError) || error.problem.code === 'no-file' || MESSAGES[error.problem.code] === undefined

/** Sentence that says why two documents cannot be compared, and the way back. */
export function ComparisonFailure({ error, pair, onRetry }: ComparisonFailureProps) {
  const t = useText()
  const { formatNumber } = useLocale()
  const { tenantName } = useTenant()
  const problem = error instanceof CallError ? error.problem : undefined
  const side = OLDER_FIELDS.includes(error instanceof CallError ? error.about : '') ? pair.older : pair.newer
  const designation = useName(side)
  // The document that the problem is about may not be there to go back to.
  const other = side === pair.newer ? pair.older : pair.newer
  const otherName = useName(other)
  const known = problem && MESSAGES[problem.code]
  const needsSignIn = useAccount().anonymous && known === 'comparison.notOpen'
  // A visitor has no subscription that could lack a document.
  const message = needsSignIn ? 'comparison.notOpenToVisitor' : known
  const title = message ? (TITLES[message] ?? 'comparison.failedTitle') : 'comparison.brokenTitle'
  return (
    <ErrorState title={t(title)} onRetry={message && problem?.code !== 'text-unprepared' ? undefined : onRetry}>
      <p>
        {t(message ?? 'comparison.broken', {
          designation,
          tenantName,
          pages: formatNumber(MAX_COMPARED_PAGES),
        })}
      </p>
      {needsSignIn && <SignInButton />}
      <BackLink id={other}>{t('comparison.backTo', { designation: otherName })}</BackLink>
    </ErrorState>
  )
}

function SignInButton() {
  const t = useText()
  return (
    <p>
      <Button type="primary" onClick={useExternalSignIn()}>
        {t('account.signInOrRegister')}
      </Button>
    </p>
  )
}

export function BackLink({ id, children }: { id: string; children: ReactNode }) {
  return <Link to={paths.document(codeOfId(id))}>{children}</Link>
}

/** Designation of the document of an id; its content code until it is known. */
export function useName(id: string): string {
  return useSideInfo(id).data?.displayDesignation ?? codeOfId(id).replace('|', ' ')
}
