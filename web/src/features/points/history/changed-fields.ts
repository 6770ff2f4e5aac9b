import type { AuditState, PointAudit } from '#contract/points/point-schemas.ts'
import { readMarkup } from '#text/read-markup.ts'

interface ChangedField {
  readonly field: 'name' | 'description' | 'overlayDetails' | 'selection'
  /** absent where there was no point before */
  readonly before?: string
  /** absent where the words may not be shown */
  readonly after?: string
}

const FIELDS = {
  name: ({ name }: AuditState) => name,
  description: ({ description }: AuditState) => readMarkup(description),
  overlayDetails: ({ overlayDetails }: AuditState) => readMarkup(overlayDetails),
  selection: ({ selectionMetadata }: AuditState) => selectionMetadata.selectionText ?? '',
} as const

/** Lists the fields that a change gave another text: of a new point all that have one, of a switch none. */
export function changedFields({ dbTransactionType: type, auditData: { current, previous } }: PointAudit): ChangedField[] {
  if (type === 'ACTIVATE' || type === 'DEACTIVATE') return []
  const fields = Object.entries(FIELDS) as [ChangedField['field'], (state: AuditState) => string][]
  return fields.flatMap(([field, read]) => {
    const after = read(current)
    if (!previous) return after === '' ? [] : [{ field, after }]
    const before = read(previous)
    return before === after ? [] : [{ field, before, after }]
  })
}
