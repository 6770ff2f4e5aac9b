import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { ROOT } from '#scripts/command/options.ts'
import type { Size } from '../../lib/infra/settings.ts'
import { type Synthesised, synthesised } from './synthesised.ts'

/** Rules with exceptions, without the resources. */
function exceptions({ acknowledged }: Synthesised): string[] {
  const rules = acknowledged.map((id) => id.replace(/^annotation::/i, '').replace(/\[.*/, ''))
  // The CDK acknowledges rules for its own resources.
  return [...new Set(rules)].filter((rule) => /^(AwsSolutions|Serverless)-/.test(rule)).toSorted()
}

describe('the rules of AWS for solutions and serverless ones', () => {
  it.each(['production', 'large'] as const)('find nothing in a deployment of the size %s, with four exceptions', (size) => {
    const library = synthesised(`astm-${size}`)
    expect(library.findings).toEqual([])
    expect(exceptions(library)).toEqual([
      'AwsSolutions-CFR3',
      'AwsSolutions-IAM5',
      'Serverless-LambdaEventSourceMappingDestination',
      'Serverless-SQSRedrivePolicy',
    ])
  })

  it('find nothing where the firewall stands in another region', () => {
    const { findings, stacks, of } = synthesised('aenor-production-eu-south-2')
    expect(findings).toEqual([])
    expect(stacks).toContain('lectern-aenor-firewall')
    expect(of('AWS::WAFv2::WebACL')).toHaveLength(1)
  })

  it('are not kept by a demonstration where it gives up a network of its own, managers and three zones, and says so', () => {
    const library = synthesised('demowl-demo')
    expect(library.findings).toEqual([])
    expect(exceptions(library).filter((rule) => rule.includes('-OS'))).toEqual([
      'AwsSolutions-OS1',
      'AwsSolutions-OS4',
      'AwsSolutions-OS7',
    ])
  })

  it('are told of in the deployment guide where they are given up: by these words, of the engine that has neither of two', () => {
    const engineOf = (size: Size) => synthesised(`astm-${size}`).of('AWS::OpenSearchService::Domain')[0]?.Properties
    expect(engineOf('production')).toHaveProperty('VPCOptions')
    for (const one of ['VPCOptions', 'AdvancedSecurityOptions']) expect(engineOf('demo')).not.toHaveProperty(one)
    const row = readFileSync(path.join(ROOT, 'lib/infra/deploy.md'), 'utf8').match(/^\| `demo` \| .*$/m)?.[0]
    for (const words of ['Not included: private network', 'fine-grained access control']) expect(row).toContain(words)
  })
})

describe('the exceptions', () => {
  it('are of patterns that are named one by one, so that a wider one is a finding', () => {
    const patterns = synthesised('astm-production').acknowledged.filter((id) => id.includes('IAM5'))
    expect(patterns.length).toBeGreaterThan(0)
    for (const id of patterns) expect(id).toMatch(/\[Resource::[^\]]*\*[^\]]*\]$/)
  })
})
