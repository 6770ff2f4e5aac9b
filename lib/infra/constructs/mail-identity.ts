import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './function/library-function.ts'
import type { PortResource } from './function/port-resource.ts'

/** SES identity of the sender's domain. It needs three DKIM records in the domain's DNS. */
export class MailIdentity extends Construct implements PortResource {
  private readonly identity: EmailIdentity
  private readonly from: string

  constructor(scope: Construct, id: string, { mailFrom }: Pick<Settings, 'mailFrom'>) {
    super(scope, id)
    this.from = mailFrom
    this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(mailFrom.split('@')[1] as string) })
  }

  /** DKIM records. Newer regions use names of their own. */
  get dns(): string[] {
    return this.identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`)
  }

  connect(client: LibraryFunction): void {
    client.setVariable('LECTERN_MAIL_FROM', this.from)
    client.allow(['ses:SendRawEmail'], [this.identity.emailIdentityArn], {
      StringEquals: { 'ses:FromAddress': this.from },
    })
  }
}
