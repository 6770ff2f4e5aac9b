import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { aggregateRowsOf } from '#functions/areas/reports/aggregates/aggregate-rows.ts'
import { ROOT } from '#scripts/command/options.ts'
import { type Resource, synthesised } from './synthesised.ts'

const { of } = synthesised('astm-production')
const properties = (type: string) => of(type).map(({ Properties }: Resource) => Properties)
const [set] = properties('AWS::QuickSight::DataSet')
const sql = set?.PhysicalTableMap.usage.CustomSql
const columns: string[] = sql?.Columns.map(({ Name }: { Name: string }) => Name)
const dashboards = properties('AWS::QuickSight::Dashboard')

/** All values of a name, wherever it stands. */
function valuesOf(value: unknown, name: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [...(key === name ? [one] : []), ...valuesOf(one, name)])
}

describe('the dashboards of QuickSight', () => {
  it('come with the stack, under the ids of the settings, which the functions open', () => {
    expect(dashboards.map(({ DashboardId }) => DashboardId).sort()).toEqual(['points-1', 'usage-1'])
    for (const { Definition } of dashboards) {
      expect(Definition.DataSetIdentifierDeclarations).toHaveLength(1)
      expect(valuesOf(Definition, 'ColumnName').filter((name) => !columns.includes(name as string))).toEqual([])
      expect(new Set(valuesOf(Definition, 'DataSetIdentifier'))).toEqual(new Set(['usage']))
      const [visuals] = valuesOf(Definition, 'Visuals') as Record<string, { VisualId: string }>[][]
      const ids = (visuals ?? []).flatMap((visual) => Object.values(visual).map(({ VisualId }) => VisualId))
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of [...ids, ...(valuesOf(Definition, 'FieldId') as string[])]) expect(id).toMatch(/^[\w-]{1,512}$/)
    }
  })

  it('take the parameters that the library opens them with', () => {
    const adapter = readFileSync(path.join(ROOT, 'functions/adapters/aws/quicksight-dashboards.ts'), 'utf8')
    const [, sent = ''] = /const all = \{ (.+) \}/.exec(adapter) ?? []
    const expected = [...sent.matchAll(/(\w+):/g)].map(([, name]) => name)
    expect(expected).toHaveLength(5)
    for (const { Definition } of dashboards) {
      const names = valuesOf(Definition.ParameterDeclarations, 'Name') as string[]
      expect(names.sort()).toEqual(expected.sort())
    }
  })

  it('show the rows of the tags alone, whatever their parameters say', () => {
    expect(set?.RowLevelPermissionTagConfiguration).toEqual({
      Status: 'ENABLED',
      TagRules: [
        { TagKey: 'tenant', ColumnName: 'tenant' },
        { TagKey: 'account', ColumnName: 'account' },
      ],
    })
    for (const type of ['DataSet', 'DataSource', 'Dashboard'])
      for (const one of properties(`AWS::QuickSight::${type}`)) expect(one).not.toHaveProperty('Permissions')
  })

  it('read what is written: each column of the query is one of the table, and of each row', () => {
    const [table] = properties('AWS::Glue::Table')
    const stored: string[] = table?.TableInput.StorageDescriptor.Columns.map(({ Name }: { Name: string }) => Name)
    expect(columns.toSorted()).toEqual(stored.toSorted())
    for (const name of stored) expect(sql.SqlQuery).toMatch(new RegExp(`\\b${name}\\b`))
    const day = { day: '2026-11-01', searches: 1, robots: 0, robotsList: '', points: {}, rows: [] }
    const account = { id: 'harbour', name: 'Harbour' }
    const [row = {}] = aggregateRowsOf({ tenant: 'astm', account, subscriptionName: (key) => key }, day)
    expect(Object.keys(row).sort()).toEqual(stored.toSorted())
    expect(JSON.stringify(table?.TableInput.StorageDescriptor.Location)).toContain('/astm/aggregates/')
  })

  it('read the files of aggregates, and no other of the library', () => {
    const [role] = of('AWS::IAM::Role').filter(({ Properties }) =>
      JSON.stringify(Properties.AssumeRolePolicyDocument).includes('quicksight.amazonaws.com'),
    )
    expect(role?.Properties.AssumeRolePolicyDocument.Statement[0].Condition).toEqual({
      StringEquals: { 'aws:SourceAccount': '123456789012' },
    })
    const [source] = properties('AWS::QuickSight::DataSource')
    expect(source).toMatchObject({ Type: 'ATHENA', DataSourceParameters: { AthenaParameters: { WorkGroup: 'lectern-astm' } } })
    const [policy] = of('AWS::IAM::Policy').filter(({ Properties }) => JSON.stringify(Properties).includes('athena:'))
    const objects = policy?.Properties.PolicyDocument.Statement.filter(({ Action }: { Action: unknown }) =>
      JSON.stringify(Action).includes('Object'),
    )
    expect(objects.map(({ Resource }: { Resource: unknown }) => JSON.stringify(Resource).match(/"(\/[^"]+)"/)?.[1])).toEqual([
      '/astm/aggregates/*',
      '/astm/exports/queries/*',
    ])
  })

  it('are not there where the settings do not ask for them, nor is what they show', () => {
    const without = synthesised('astm-demo-split-issuer')
    for (const type of [
      'QuickSight::Dashboard',
      'QuickSight::DataSet',
      'QuickSight::DataSource',
      'Glue::Table',
      'Athena::WorkGroup',
    ])
      expect(without.of(`AWS::${type}`)).toEqual([])
    expect(JSON.stringify(without.of('AWS::Events::Rule'))).not.toContain('write-aggregates')
  })
})
