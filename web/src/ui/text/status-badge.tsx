import type { Status } from '#contract/documents/document-card.ts'
import { useText } from '#web/lib/i18n/i18n.tsx'
import { Badge, type BadgeTone } from './badge.tsx'

const TONES: Readonly<Record<Status, BadgeTone>> = {
  Active: 'good',
  Adopted: 'good',
  Current: 'good',
  Draft: 'info',
  Previous: 'quiet',
  Historical: 'warning',
  Withdrawn: 'warning',
  'Withdrawn Replaced': 'warning',
  'Withdrawn No replacement': 'warning',
  Replaced: 'warning',
  Unknown: 'quiet',
}

/** Status as text and colour, never colour alone. */
export function StatusBadge({ status }: { status: Status }) {
  const t = useText()
  return <Badge tone={TONES[status]}>{t(`shell.status.${status}`)}</Badge>
}
