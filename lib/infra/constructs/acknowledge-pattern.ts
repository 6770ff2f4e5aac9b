import { Stack, Validations } from 'aws-cdk-lib'
import type { Role } from 'aws-cdk-lib/aws-iam'

type Resolved =
  | string
  | { readonly Ref: string }
  | { readonly 'Fn::GetAtt': readonly [string, string] }
  | { readonly 'Fn::Join': readonly [string, readonly Resolved[]] }

/** A value of a template as cdk-nag spells it in its findings. */
function spelled(value: Resolved): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return `<${value.Ref}>`
  if ('Fn::GetAtt' in value) return `<${value['Fn::GetAtt'].join('.')}>`
  const [between, parts] = value['Fn::Join']
  return parts.map(spelled).join(between)
}

/**
 * That a role may what a pattern of ARNs names, and why: this one pattern, as a wider one would be a finding again. It is spelled
 * when all stacks are there, as only then it is known how one names the resources of another.
 */
export function acknowledgePattern(role: Role, pattern: string, reason: string): void {
  role.node.addValidation({
    validate: () => {
      const id = `AwsSolutions-IAM5[Resource::${spelled(Stack.of(role).resolve(pattern))}]`
      Validations.of(role).acknowledge({ id, reason })
      return []
    },
  })
}
