import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Settings } from '../settings.ts'
import type { LibraryFunction } from './library-function.ts'
import type { PortResource } from './port-resource.ts'

/** The domain that the library writes from. SES names three records that go into the domain's DNS once. */
export class MailIdentity extends Construct implements PortResource {
  private readonly identity: EmailIdentity
  private readonly from: string

  constructor(scope: Construct, id: string, { mailFrom }: Pick<Settings, 'mailFrom'>) {
    super(scope, id)
    this.from = mailFrom
    this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(mailFrom.split('@')[1] as string) })
  }

  /** The three, as the region spells them: newer ones have names of their own. */
  get dns(): string[] {
    return this.identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`)
  }

  serve(asking: LibraryFunction): void {
    asking.set('LECTERN_MAIL_FROM', this.from)
    asking.allow(['ses:SendRawEmail'], [this.identity.emailIdentityArn], {
      StringEquals: { 'ses:FromAddress': this.from },
    })
  }
}
