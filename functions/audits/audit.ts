/** Entry to append. */
export interface NewAudit {
  /** id of the person who acted */
  readonly principal: string
  readonly type: AuditType
  /** facts of the act, such as `message` and `remoteAddress`; nothing that people wrote for each other */
  readonly data: Readonly<Record<string, string>>
}

/** Acts that grant or take something, or that must be proved later. */
type AuditType = 'DOCUMENT_SHARED' | 'SHARE_TAKEN_BACK' | 'ACCOUNT_SWITCHED'
