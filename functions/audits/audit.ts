import type { ActType } from '#ports/audits/acts.ts'

/** Entry to append. */
export interface NewAudit {
  /** id of the person who acted */
  readonly principal: string
  readonly type: AuditType
  /** facts of the act, such as `message` and `remoteAddress`; nothing that people wrote for each other */
  readonly data: Readonly<Record<string, string>>
}

/** Entry of a tenant's audits. */
export interface Audit extends NewAudit {
  /** counts from 1, without a gap */
  readonly number: number
  readonly id: string
  /** ISO 8601 */
  readonly timestamp: string
  /** hash over the hash of the entry before and this one without its hash */
  readonly hash: string
}

/** Acts that grant or take something, or that must be proved later. */
type AuditType =
  | ActType
  | 'DOCUMENT_SHARED'
  | 'SHARE_TAKEN_BACK'
  | 'POINT_SHARED'
  | 'GROUP_CREATED'
  | 'GROUP_CHANGED'
  | 'GROUP_HANDED_OVER'
  | 'GROUP_DELETED'
  | 'ADDRESS_INVITED'
  | 'INVITATION_ACCEPTED'
  | 'INVITATION_WITHDRAWN'
  | 'ACCOUNT_SWITCHED'
  | 'SESSION_ENDED'
  | 'LEVEL_CHANGED'
  | 'AGREEMENT_ACCEPTED'
  | 'LIST_EXPORTED'
  | 'DATA_TAKEN'
  | 'PERSON_ERASED'
  | 'KEY_MADE'
  | 'KEY_RENEWED'
  | 'KEY_ENDED'
  | 'PEOPLE_CHANGED'
  | 'TENANT_CHANGED'
  | 'ACCESS_ANSWERED'
  | 'ACCESS_REOPENED'
  | 'FILE_SENT'
  | 'FILE_DROPPED'
  | 'INGEST_STARTED'
  | 'JOB_RETRIED'
  | 'JOB_DROPPED'
