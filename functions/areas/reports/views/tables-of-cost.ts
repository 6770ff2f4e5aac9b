import { costsByCurrency, type SubscriptionCost } from '../reading/cost-sum.ts'
import type { ReadReport } from '../reading/read-report.ts'
import type { ReportTexts } from '../texts/en.ts'
import { dayColumn, numberColumn, type ReportTable, textColumn } from './report-table.ts'

/** Cost of a use, or why there is none. */
function costCell(texts: ReportTexts, { costPerUse, gap }: Pick<SubscriptionCost, 'costPerUse' | 'gap'>): number | string {
  return gap === undefined ? (costPerUse ?? texts.unused) : texts[gap]
}

const dayCell = (day: string | undefined) => (day === undefined ? undefined : { day })

/** Tables of costs: by subscription, and by currency. */
export function tablesOfCost(texts: ReportTexts, { costs }: ReadReport): ReportTable[] {
  const money = [numberColumn(texts.share), numberColumn(texts.uniqueRequests), numberColumn(texts.costPerUse)]
  return [
    {
      ...{ id: 'costs', title: texts.viewCost, note: texts.costNote },
      columns: [
        ...[textColumn(texts.subscription), textColumn(texts.account), numberColumn(texts.price), textColumn(texts.currency)],
        ...[dayColumn(texts.from), dayColumn(texts.to), numberColumn(texts.daysCounted), ...money],
      ],
      rows: costs.map((one) => [
        ...[one.subscription, one.account, one.price?.amount, one.price?.currency],
        ...[dayCell(one.price?.from), dayCell(one.price?.to), one.days, one.share, one.uniqueRequests, costCell(texts, one)],
      ]),
    },
    {
      ...{ id: 'currencies', title: texts.byCurrency },
      columns: [textColumn(texts.currency), ...money],
      rows: costsByCurrency(costs).map(({ currency, share, uniqueRequests, costPerUse }) => [
        ...[currency, share, uniqueRequests, costPerUse ?? texts.unused],
      ]),
    },
  ]
}
