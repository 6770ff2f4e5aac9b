import type { CfnDashboard } from 'aws-cdk-lib/aws-quicksight'
import { AGGREGATE_DAY, POINT_FIGURES } from '#functions/areas/reports/aggregates/aggregate-columns.ts'
import type { DashboardRequest } from '#ports/dashboards.ts'

/** Name of the data set within the definitions. */
const DATA_SET = 'usage'
const MOST_ROWS = 100

/** Figure of a dashboard, and the words of its column. */
type Shown = readonly (readonly [column: string, label: string])[]

/** Words of a column: `unique_requests` is *Unique requests*. */
const labelOf = (column: string) => {
  const words = column.replace(/^points_/, '').replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

const USE: Shown = ['requests', 'unique_requests', 'investigations', 'searches', 'denials'].map((one) => [one, labelOf(one)])
const POINTS: Shown = POINT_FIGURES.map((one) => [one, labelOf(one)])

const column = (columnName: string) => ({ dataSetIdentifier: DATA_SET, columnName })

/** Sums of columns; ids of fields are unique within a visual. */
const sumsOf = (shown: Shown): CfnDashboard.MeasureFieldProperty[] =>
  shown.map(([name]) => ({
    numericalMeasureField: {
      fieldId: name,
      column: column(name),
      aggregationFunction: { simpleNumericalAggregation: 'SUM' },
    },
  }))

const titled = (plainText: string) => ({ visibility: 'VISIBLE', formatText: { plainText } })

/** Line of each figure over the days. */
const byDay = (title: string, shown: Shown): CfnDashboard.VisualProperty => ({
  lineChartVisual: {
    visualId: 'by-day',
    title: titled(title),
    chartConfiguration: {
      type: 'LINE',
      fieldWells: {
        lineChartAggregatedFieldWells: {
          category: [{ dateDimensionField: { fieldId: 'day', column: column(AGGREGATE_DAY), dateGranularity: 'DAY' } }],
          values: sumsOf(shown),
        },
      },
    },
  },
})

/** Table of the figures of each value of a column, the largest first, with their sums. */
const tableBy = (by: string, title: string, shown: Shown): CfnDashboard.VisualProperty => ({
  tableVisual: {
    visualId: `by-${by.replaceAll('_', '-')}`,
    title: titled(title),
    chartConfiguration: {
      fieldWells: {
        tableAggregatedFieldWells: {
          groupBy: [{ categoricalDimensionField: { fieldId: by, column: column(by) } }],
          values: sumsOf(shown),
        },
      },
      sortConfiguration: {
        rowSort: [{ fieldSort: { fieldId: shown[0]?.[0] ?? by, direction: 'DESC' } }],
        paginationConfiguration: { pageNumber: 1, pageSize: MOST_ROWS },
      },
      totalOptions: { totalsVisibility: 'VISIBLE', placement: 'START' },
    },
  },
})

const VISUALS: Readonly<Record<DashboardRequest['dashboard'], CfnDashboard.VisualProperty[]>> = {
  usage: [
    byDay('By day', USE),
    tableBy('publisher', 'By publisher', USE),
    tableBy('subscription', 'By subscription', USE),
    tableBy('document', 'By document', USE),
    tableBy('account_name', 'By account', USE),
  ],
  'compass-points': [byDay('By day', POINTS), tableBy('account_name', 'By account', POINTS)],
}

/** Parameters with which the library opens a dashboard. Days alone change what is shown: rows are those of the tags. */
const DAYS = { StartDate: "addDateTime(-6, 'DD', truncDate('DD', now()))", EndDate: "truncDate('DD', now())" }
const TEXTS = ['AccountNumber', 'TenantName', 'ApplicationCode']

/** Definition of a dashboard: its sheet, its parameters, and the days that they choose. */
export const definitionOf = (
  dashboard: DashboardRequest['dashboard'],
  dataSetArn: string,
): CfnDashboard.DashboardVersionDefinitionProperty => ({
  dataSetIdentifierDeclarations: [{ identifier: DATA_SET, dataSetArn }],
  parameterDeclarations: [
    ...Object.entries(DAYS).map(([name, expression]) => ({
      dateTimeParameterDeclaration: { name, timeGranularity: 'DAY', defaultValues: { rollingDate: { expression } } },
    })),
    ...TEXTS.map((name) => ({ stringParameterDeclaration: { name, parameterValueType: 'SINGLE_VALUED' } })),
  ],
  filterGroups: [
    {
      filterGroupId: 'days',
      crossDataset: 'SINGLE_DATASET',
      status: 'ENABLED',
      scopeConfiguration: {
        selectedSheets: { sheetVisualScopingConfigurations: [{ sheetId: dashboard, scope: 'ALL_VISUALS' }] },
      },
      filters: [
        {
          timeRangeFilter: {
            filterId: 'days',
            column: column(AGGREGATE_DAY),
            nullOption: 'NON_NULLS_ONLY',
            timeGranularity: 'DAY',
            includeMinimum: true,
            includeMaximum: true,
            rangeMinimumValue: { parameter: 'StartDate' },
            rangeMaximumValue: { parameter: 'EndDate' },
          },
        },
      ],
    },
  ],
  sheets: [
    {
      sheetId: dashboard,
      name: dashboard === 'usage' ? 'Usage' : 'Compass points',
      visuals: VISUALS[dashboard],
      parameterControls: [
        { dateTimePicker: { parameterControlId: 'from', sourceParameterName: 'StartDate', title: 'From' } },
        { dateTimePicker: { parameterControlId: 'to', sourceParameterName: 'EndDate', title: 'To' } },
      ],
    },
  ],
})
