import { NestedStack } from 'aws-cdk-lib'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'
import { DocumentsBucket } from '../constructs/documents-bucket.ts'
import { SigningKeys } from '../constructs/identity/signing-keys.ts'
import { JobsQueue } from '../constructs/jobs-queue.ts'
import { LibraryTable } from '../constructs/library-table.ts'
import { LogsBucket } from '../constructs/logs-bucket.ts'
import { MailIdentity } from '../constructs/mail-identity.ts'
import { RETAIN_ALWAYS } from '../constructs/removal-policies.ts'
import { SealsBucket } from '../constructs/seals-bucket.ts'
import type { Settings } from '../settings.ts'

/**
 * Data that outlives the other stacks.
 *
 *     key ── table     documents ── incoming/ ──▶ jobs ── dead letters     mail     keys of tokens     seals of audits
 */
export class DataStack extends NestedStack {
  readonly logs: LogsBucket
  readonly table: LibraryTable
  readonly jobs: JobsQueue
  readonly documents: DocumentsBucket
  readonly mail: MailIdentity
  readonly seals: SealsBucket
  readonly signing: SigningKeys

  constructor(scope: Construct, id: string, { settings }: { settings: Settings }) {
    super(scope, id, { description: `What ${settings.tenant} keeps: table, documents, jobs` })
    const key = new Key(this, 'Key', { enableKeyRotation: true, removalPolicy: RETAIN_ALWAYS })
    this.logs = new LogsBucket(this, 'Logs')
    this.table = new LibraryTable(this, 'Table', { key })
    this.jobs = new JobsQueue(this, 'Jobs')
    this.documents = new DocumentsBucket(this, 'Documents', { settings, logs: this.logs, jobs: this.jobs })
    this.seals = new SealsBucket(this, 'Seals', { settings, logs: this.logs })
    this.mail = new MailIdentity(this, 'Mail', settings)
    this.signing = new SigningKeys(this, 'Signing', settings)
  }
}
