import { NestedStack } from 'aws-cdk-lib'
import { CfnDashboard, CfnDataSet, CfnDataSource } from 'aws-cdk-lib/aws-quicksight'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import {
  AGGREGATE_DAY,
  AGGREGATE_TEXTS,
  POINT_FIGURES,
  USE_FIGURES,
} from '#functions/areas/reports/aggregates/aggregate-columns.ts'
import { AggregatesCatalog } from '../constructs/quicksight/aggregates-catalog.ts'
import { definitionOf } from '../constructs/quicksight/dashboard-sheets.ts'
import type { Settings } from '../settings.ts'

interface DashboardsStackProps {
  readonly settings: Settings
  readonly dashboards: NonNullable<Settings['dashboards']>
  /** bucket of the aggregates */
  readonly bucket: Bucket
}

const FIGURES = [...USE_FIGURES, ...POINT_FIGURES]

/**
 * Dashboards of QuickSight over the aggregates of use (decision 40). Without permissions of their own they open through the library
 * alone, whose tags choose the rows; an operator shares them with registered viewers, who see the whole tenant.
 *
 *     aggregates ──▶ Athena ──▶ data source ──▶ data set ── rows by tags ──▶ dashboards
 */
export class DashboardsStack extends NestedStack {
  constructor(scope: Construct, id: string, { settings, dashboards, bucket }: DashboardsStackProps) {
    super(scope, id, { description: `The dashboards of ${settings.tenant}` })
    const { account: awsAccountId, tenant } = settings
    const catalog = new AggregatesCatalog(this, 'Catalog', { settings, bucket })
    const source = new CfnDataSource(this, 'Source', {
      awsAccountId,
      dataSourceId: `lectern-${tenant}`,
      name: `Lectern, ${tenant}`,
      type: 'ATHENA',
      dataSourceParameters: { athenaParameters: { workGroup: catalog.workGroup, roleArn: catalog.role.roleArn } },
      sslProperties: { disableSsl: false },
    })
    for (const needed of catalog.queried) source.node.addDependency(needed)
    const texts = AGGREGATE_TEXTS.map((name) => ({ name, type: 'STRING' }))
    const set = new CfnDataSet(this, 'Set', {
      awsAccountId,
      dataSetId: `lectern-${tenant}-usage`,
      name: `Usage of ${tenant}`,
      importMode: 'DIRECT_QUERY',
      physicalTableMap: {
        usage: {
          customSql: {
            dataSourceArn: source.attrArn,
            name: 'usage',
            sqlQuery: `SELECT ${[...AGGREGATE_TEXTS, ...FIGURES].join(', ')}, CAST(from_iso8601_date(${AGGREGATE_DAY}) AS timestamp) AS ${AGGREGATE_DAY} FROM "${catalog.database}"."${catalog.table}"`,
            columns: [...texts, ...FIGURES.map((name) => ({ name, type: 'INTEGER' })), { name: AGGREGATE_DAY, type: 'DATETIME' }],
          },
        },
      },
      rowLevelPermissionTagConfiguration: {
        status: 'ENABLED',
        tagRules: ['tenant', 'account'].map((name) => ({ tagKey: name, columnName: name })),
      },
    })
    for (const dashboard of ['usage', 'compass-points'] as const)
      new CfnDashboard(this, dashboard, {
        awsAccountId,
        dashboardId: dashboards[dashboard],
        name: `${dashboard === 'usage' ? 'Usage' : 'Compass points'} of ${tenant}`,
        definition: definitionOf(dashboard, set.attrArn),
        dashboardPublishOptions: { adHocFilteringOption: { availabilityStatus: 'DISABLED' } },
      })
  }
}
