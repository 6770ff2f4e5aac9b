import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import { Construct } from 'constructs'
import type { Settings } from '../../settings.ts'
import type { LibraryFunction } from '../function/library-function.ts'
import type { PortAccess, PortResource } from '../function/port-resource.ts'

/** Name of the key of a deployment that never changed it. */
const FIRST_KEY = '1'

/**
 * Asymmetric keys of library tokens: the first of the settings signs, tokens of all count. Losing a key ends the sessions of a quarter of
 * an hour, so a key is deleted with its name.
 */
export class SigningKeys extends Construct implements PortResource {
  private readonly keys: readonly Key[]

  constructor(scope: Construct, id: string, { signingKeys = [FIRST_KEY] }: Pick<Settings, 'signingKeys'>) {
    super(scope, id)
    this.keys = signingKeys.map(
      (name) =>
        new Key(this, `Key-${name}`, {
          description: 'Signs tokens of readers who come by address, partner or applet',
          keySpec: KeySpec.RSA_2048,
          keyUsage: KeyUsage.SIGN_VERIFY,
          removalPolicy: RemovalPolicy.DESTROY,
          pendingWindow: Duration.days(7),
        }),
    )
  }

  connect(client: LibraryFunction, access: PortAccess): void {
    const arns = this.keys.map(({ keyArn }) => keyArn)
    client.setVariable('LECTERN_SIGNING_KEYS', arns.join(','))
    client.allow(['kms:GetPublicKey'], arns)
    if (access !== 'read') client.allow(['kms:Sign'], arns.slice(0, 1))
  }
}
