import { Stack, Validations } from 'aws-cdk-lib'
import type { Role } from 'aws-cdk-lib/aws-iam'

type Resolved =
  | string
  | { readonly Ref: string }
  | { readonly 'Fn::GetAtt': readonly [string, string] }
  | { readonly 'Fn::Join': readonly [string, readonly Resolved[]] }

/** Spells a value of a template as cdk-nag does in its findings. */
function spelled(value: Resolved): string {
  if (typeof value === 'string') return value
  if ('Ref' in value) return `<${value.Ref}>`
  if ('Fn::GetAtt' in value) return `<${value['Fn::GetAtt'].join('.')}>`
  const [between, parts] = value['Fn::Join']
  return parts.map(spelled).join(between)
}

/**
 * Acknowledges one ARN pattern of a role for cdk-nag, with the reason. A wider pattern is a finding again. The pattern is
 * resolved during validation, because references between stacks are known only then.
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
