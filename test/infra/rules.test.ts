import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag'
import { ROOT } from '#scripts/options.ts'
import type { Size } from '../../lib/infra/settings.ts'
import { settingsOf, synthesise } from './synthesise.ts'

function findings(app: App): string[] {
  const packs = [new AwsSolutionsChecks(app), new ServerlessChecks(app)]
  return packs.flatMap((pack) => pack.validateScope(app).violations.map(({ ruleName }) => ruleName)).toSorted()
}

/** Rules that something is excepted from, without what of it. */
function exceptions(app: App): string[] {
  const rules = app.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.keys(data))
      .map((id) => id.replace(/^annotation::/i, '').replace(/\[.*/, '')),
  )
  // The CDK excepts its own resources from rules of its own.
  return [...new Set(rules)].filter((rule) => /^(AwsSolutions|Serverless)-/.test(rule)).toSorted()
}

describe('the rules of AWS for solutions and serverless ones', () => {
  it.each(['production', 'large'] as const)('find nothing in a deployment of the size %s, with three exceptions', (size) => {
    const { app } = synthesise(settingsOf('astm', size))
    expect(findings(app)).toEqual([])
    expect(exceptions(app)).toEqual([
      'AwsSolutions-IAM5',
      'Serverless-LambdaEventSourceMappingDestination',
      'Serverless-SQSRedrivePolicy',
    ])
  })

  it('find nothing where the firewall stands in another region', () => {
    const { app, of } = synthesise(settingsOf('aenor', 'production', { region: 'eu-south-2' }))
    expect(findings(app)).toEqual([])
    expect(app.node.children.map(({ node }) => node.id)).toContain('lectern-aenor-firewall')
    expect(of('AWS::WAFv2::WebACL')).toHaveLength(1)
  })

  it('are not kept by a demonstration where it gives up a network of its own, managers and three zones, and says so', () => {
    const { app } = synthesise(settingsOf('demowl', 'demo'))
    expect(findings(app)).toEqual([])
    expect(exceptions(app).filter((rule) => rule.includes('-OS'))).toEqual([
      'AwsSolutions-OS1',
      'AwsSolutions-OS4',
      'AwsSolutions-OS7',
    ])
  })

  it('are told of in the deployment guide where they are given up: by these words, of the engine that has neither of two', () => {
    const engineOf = (size: Size) => synthesise(settingsOf('astm', size)).of('AWS::OpenSearchService::Domain')[0]?.Properties
    expect(engineOf('production')).toHaveProperty('VPCOptions')
    for (const one of ['VPCOptions', 'AdvancedSecurityOptions']) expect(engineOf('demo')).not.toHaveProperty(one)
    const row = readFileSync(path.join(ROOT, 'lib/infra/deploy.md'), 'utf8').match(/^\| `demo` \| .*$/m)?.[0]
    for (const words of ['Not included: private network', 'fine-grained access control']) expect(row).toContain(words)
  })
})

describe('the exceptions', () => {
  it('are of patterns that are named one by one, so that a wider one is a finding', () => {
    const { app } = synthesise(settingsOf('astm', 'production'))
    const ids = app.node.findAll().flatMap(({ node }) => node.metadata.flatMap(({ data }) => Object.keys(data ?? {})))
    for (const id of ids.filter((one) => one.includes('IAM5'))) expect(id).toMatch(/\[Resource::[^\]]*\*[^\]]*\]$/)
  })
})
