import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Firewall } from '../constructs/firewall.ts'
import type { Settings } from '../settings.ts'

/** CloudFront takes firewalls from us-east-1 alone: a library of another region has its own there, by itself. */
export class FirewallStack extends Stack {
  readonly firewall: Firewall

  constructor(scope: Construct, id: string, { settings, ...props }: StackProps & { settings: Settings }) {
    super(scope, id, props)
    this.firewall = new Firewall(this, 'Firewall', settings)
  }
}
