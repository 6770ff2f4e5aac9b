import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Firewall } from '../constructs/firewall.ts'
import type { Settings } from '../settings.ts'

/** Stack of the firewall in us-east-1, for libraries in other regions: CloudFront accepts firewalls of us-east-1 only. */
export class FirewallStack extends Stack {
  readonly firewall: Firewall

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props)
    this.firewall = new Firewall(this, 'Firewall', settings)
  }
}
