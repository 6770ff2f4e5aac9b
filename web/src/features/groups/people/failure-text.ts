import { CallError } from '#web/lib/calls/call.ts'
import type { Text, useLocale } from '#web/lib/i18n/i18n.tsx'

const KNOWN: Readonly<Record<string, string>> = {
  'group-not-found': 'groups.gone',
  'group-full': 'groups.full',
  'group-without-members': 'groups.noMembers',
  'not-a-member': 'groups.notMember',
  forbidden: 'groups.notAllowed',
  'feature-off': 'groups.notAllowed',
}

/** Sentence about a call that failed; what was entered stays where it is. */
export function failureText(t: Text, error: unknown, { formatDate }: Pick<ReturnType<typeof useLocale>, 'formatDate'>): string {
  if (!(error instanceof CallError)) return t('groups.failed')
  if (error.status === 429) {
    const until = new Date(Date.now() + (error.retryAfter ?? 0) * 1000)
    return t('groups.tooOften', { time: formatDate(until.toISOString(), { dateStyle: 'medium', timeStyle: 'short' }) })
  }
  return t(KNOWN[error.problem.code] ?? 'groups.failed')
}
